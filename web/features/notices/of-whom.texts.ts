import { texts } from '#words/texts.ts';

/** Texts for an account with several profiles, on the page of notices. */
export const ofWhomTexts = texts({
  en: {
    label: 'Whose notices these are',
    of: (name: string) => `Notices for ${name}`,
    isNew: (shown: string, count: number) => (count === 1 ? 'One new notice' : `${shown} new notices`),
    nothingNew: 'Nothing new',
    open: (name: string) => `See the notices for ${name}`,
  },
  bn: {
    label: 'কার খবর',
    of: (name: string) => `${name}: প্রোফাইলের খবর`,
    isNew: (shown: string) => `${shown}টি নতুন খবর`,
    nothingNew: 'নতুন কিছু নেই',
    open: (name: string) => `দেখুন: ${name}`,
  },
});
