import { texts } from '#words/texts.ts';

export const readingsTexts = texts({
  en: {
    lead: 'We keep for a year who opened whose profile and on which day, so that the office can help if somebody misuses it. You see how many they were in each finished week.',
    none: 'No week is over yet since you registered.',
    week: (day: string) => `The week from ${day}`,
    few: 'fewer than ten',
  },
  bn: {
    lead: 'কে কবে কার প্রোফাইল খুলে দেখেছেন, এক বছর তার হিসেব থাকে, যাতে কেউ অন্যায় করলে অফিস সাহায্য করতে পারে। এক-একটি সপ্তাহ শেষ হলে এখানে দেখতে পাবেন, সেই সপ্তাহে কজন আপনাদের প্রোফাইল পড়েছেন।',
    none: 'নাম লেখানোর পরে এখনও একটি সপ্তাহও পুরো হয়নি।',
    week: (day: string) => `${day} থেকে এক সপ্তাহ`,
    few: 'দশজনেরও কম',
  },
});
