import { texts } from '#words/texts.ts';

/** Why an accepted family is absent from all lists, or not reachable any more. */
export const absenceTexts = texts({
  en: {
    paused: 'This family is taking a break from looking. You stay in touch as before.',
    settled: 'Their match is settled, and they wish your family well.',
    settledWithUs: 'They have told us that their match is settled with your family. Congratulations!',
    engagedWithUs: 'Your two families have decided on the match. Nobody new sees either profile.',
    marriedWithUs: 'You have told us of the wedding. Congratulations!',
    setAside: 'While you are engaged, you and this family cannot see each other’s profiles.',
    notReached: 'This family cannot be reached at present.',
    ended: 'You are no longer in touch with this family.',
  },
  bn: {
    paused: 'এই পরিবার আপাতত সম্বন্ধ খোঁজা বন্ধ রেখেছেন। আপনাদের আলাপ আগের মতোই রইল।',
    settled: 'তাঁদের বিয়ে ঠিক হয়ে গেছে। আপনাদের শুভেচ্ছা জানিয়েছেন।',
    settledWithUs: 'তাঁরা জানিয়েছেন, আপনাদের সঙ্গেই বিয়ে ঠিক হয়েছে। অভিনন্দন!',
    engagedWithUs: 'আপনাদের দুই পরিবারের পাকা কথা হয়েছে। নতুন কেউ দুজনের প্রোফাইল দেখতে পান না।',
    marriedWithUs: 'বিয়ের খবর আপনারা আমাদের জানিয়েছেন। অভিনন্দন!',
    setAside: 'আপনাদের পাকা কথা থাকা পর্যন্ত এই পরিবার আর আপনারা একে অন্যের প্রোফাইল দেখতে পাবেন না।',
    notReached: 'এই পরিবারের সঙ্গে এখন যোগাযোগ করা যাচ্ছে না।',
    ended: 'এই আলাপ শেষ হয়েছে।',
  },
});
