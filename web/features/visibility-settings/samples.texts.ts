import { texts } from '#words/texts.ts';

/** Texts for the sample members. */
export const samplesTexts = texts({
  en: {
    heading: 'Some of the people here',
    lead: 'A few new ones every day, without names. Once your own profile is shown, you will see those who suit you, with name, photo and family.',
  },
  bn: {
    heading: 'এখানে যাঁরা আছেন, তাঁদের কয়েকজন',
    lead: 'রোজ নতুন কয়েকজনের কথা জানাই, নাম আর ছবি ছাড়া। নিজেদের প্রোফাইল দেখালেই, আপনাদের সঙ্গে যাঁদের মেলে, তাঁদের নাম, ছবি আর পরিবারের কথাও দেখতে পাবেন।',
  },
});
