import { texts } from '#words/texts.ts';

/** Texts for the wishes that are suggested from the reader's own profile. */
export const suggestedTexts = texts({
  en: {
    heading: 'Is this what you hope for?',
    lead: 'We took these from your own profile. Those who match what you tick come first in the list; nobody is left out.',
    age: (from: string, to: string) => `Age ${from} to ${to}`,
    religion: (name: string) => `Religion: ${name}`,
    neverMarried: 'Never married',
    ownClan: 'A gotra other than ours',
    take: 'Save these wishes',
    leave: 'Not now',
  },
  bn: {
    heading: 'এমন সম্বন্ধ চান কি?',
    lead: 'আপনাদের প্রোফাইল দেখে আমাদের আন্দাজ। টিক দেওয়া কথাগুলি যাঁদের সঙ্গে মেলে, তাঁরা তালিকায় আগে আসবেন; না মিললেও কেউ বাদ যাবেন না।',
    age: (from: string, to: string) => `বয়স ${from} থেকে ${to}`,
    religion: (name: string) => `ধর্ম: ${name}`,
    neverMarried: 'আগে বিয়ে হয়নি',
    ownClan: 'গোত্র আমাদের থেকে আলাদা',
    take: 'হ্যাঁ, এমনই চাই',
    leave: 'এখন নয়',
  },
});
