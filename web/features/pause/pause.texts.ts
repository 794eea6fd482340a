import { texts } from '#words/texts.ts';

export const pauseTexts = texts({
  en: {
    paused: 'Pause',
    settled: 'Our match is settled',
    reason: 'Why?',
    words: 'Anything you wish to add',
    isAway:
      'Nobody has logged in for ninety days, so the profile is hidden. Are you still looking? Then show it again.',
    isPaused: (day: string) => `Your profile has been paused since ${day}. Nobody sees it.`,
    isSettled: (day: string) =>
      `You told us on ${day} that your match is settled. Congratulations. Nobody sees your profile.`,
    resume: 'Show my profile again',
  },
  bn: {
    paused: 'বিরতি নিন',
    settled: 'হ্যাঁ, বিয়ে ঠিক হয়ে গেছে',
    reason: 'কারণ',
    words: 'আর কিছু বলতে চাইলে',
    isAway:
      'নব্বই দিন আপনারা কেউ লগ ইন করেননি, তাই প্রোফাইলটি বিরতিতে আছে, অন্য কেউ দেখতে পাচ্ছেন না। এখনও সম্বন্ধ খুঁজছেন? তাহলে আবার চালু করুন।',
    isPaused: (day: string) => `${day} থেকে আপনাদের প্রোফাইল বিরতিতে আছে। কেউ দেখতে পাচ্ছেন না।`,
    isSettled: (day: string) =>
      `${day} তারিখে আপনারা জানিয়েছিলেন, বিয়ে ঠিক হয়ে গেছে। অভিনন্দন। আপনাদের প্রোফাইল এখন কেউ দেখতে পাচ্ছেন না।`,
    resume: 'প্রোফাইল আবার দেখান',
  },
});
