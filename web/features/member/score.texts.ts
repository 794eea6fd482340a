import { texts } from '#words/texts.ts';

/** What the two horoscopes come to, before anything else: the number that families ask for first. */
export const scoreTexts = texts({
  en: {
    heading: 'What the horoscopes come to',
    whole: (total: string) => `The eight kootas come to ${total} points of 36.`,
    part: (total: string, most: string, unknown: string) =>
      `Of the eight kootas not known: ${unknown}. The others come to ${total} points of ${most}.`,
    rajyotak: 'Rajyotak',
    uttam: 'Uttam jotok',
    madhyam: 'Madhyam jotok',
    adham: 'Adham jotok',
    rajyotakMeans: 'The jotok is the best of four.',
    uttamMeans: 'The jotok is the second of four.',
    madhyamMeans: 'The jotok is the third of four.',
    adhamMeans: 'The jotok is the last of four.',
  },
  bn: {
    heading: 'কোষ্ঠী মিলিয়ে যা দাঁড়াল',
    whole: (total: string) => `আটটি কূট মিলিয়ে ৩৬ গুণের মধ্যে ${total}।`,
    part: (total: string, most: string, unknown: string) =>
      `আটটি কূটের মধ্যে জানা নেই: ${unknown}। বাকিগুলিতে ${most} গুণের মধ্যে ${total}।`,
    rajyotak: 'রাজযোটক',
    uttam: 'উত্তম যোটক',
    madhyam: 'মধ্যম যোটক',
    adham: 'অধম যোটক',
    rajyotakMeans: 'যোটকের চার ধাপের মধ্যে এটিই সবচেয়ে ভালো।',
    uttamMeans: 'যোটকের চার ধাপের মধ্যে এটি দ্বিতীয়।',
    madhyamMeans: 'যোটকের চার ধাপের মধ্যে এটি তৃতীয়।',
    adhamMeans: 'যোটকের চার ধাপের মধ্যে এটি শেষ।',
  },
});

const JOTOKS = ['rajyotak', 'uttam', 'madhyam', 'adham'] as const;

/** The jotok by the name that these words have for it. */
export const jotokOf = (jotok: string | null) => JOTOKS.find((name) => name === jotok);
