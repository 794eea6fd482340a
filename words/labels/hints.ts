import type { Words } from '#words/label.ts';

/** What several forms say beside the same answer. */
export const answerHints = {
  heightCm: {
    en: 'In centimetres, or choose feet and inches.',
    bn: 'সেন্টিমিটারে লিখুন, নয়তো ফুট আর ইঞ্চি বেছে নিন।',
  },
  tribe: { en: 'Only if you belong to one.', bn: 'জনজাতির মানুষ হলে তবেই লিখুন।' },
  birthDate: {
    en: 'If the birth was after midnight, give the next day’s date.',
    bn: 'রাত বারোটার পর জন্ম হলে পরের দিনের তারিখ ধরুন।',
  },
  horoscope: {
    en: 'Only if your family goes by it. An astrologer or the koshthi has these.',
    bn: 'বাড়িতে কোষ্ঠী মানলে তবেই লিখুন। কোষ্ঠীতে বা জ্যোতিষীর কাছে এগুলি পাবেন।',
  },
} as const satisfies Record<string, Words>;
