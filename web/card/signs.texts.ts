import { texts } from '#words/texts.ts';

export const signsTexts = texts({
  en: {
    most: 'Answers most interests.',
    some: 'Answers about half of the interests.',
    few: 'Answers few interests.',
    hardToReach: 'May see an interest late.',
    full: 'Answers slowly now.',
  },
  bn: {
    most: 'বেশির ভাগ আগ্রহের উত্তর দেন।',
    some: 'মোটামুটি অর্ধেক আগ্রহের উত্তর দেন।',
    few: 'অল্প কিছু আগ্রহের উত্তর দেন।',
    hardToReach: 'খবর পৌঁছতে দেরি হতে পারে।',
    full: 'এখন উত্তর দিতে দেরি হচ্ছে।',
  },
});
