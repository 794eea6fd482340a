import { texts } from '#words/texts.ts';

export const readingsTexts = texts({
  en: {
    heading: 'How many have read our profile',
    lead: 'We keep for a year who opened whose profile and on which day, so that the office can help if somebody misuses it. You see how many they were in each finished week.',
    none: 'No week is over yet since you registered.',
    week: (day: string) => `The week from ${day}`,
    few: 'fewer than ten',
  },
  bn: {
    heading: 'আমাদের প্রোফাইল কজন পড়েছেন',
    lead: 'কে কবে কার প্রোফাইল খুলেছেন, এক বছর তার হিসেব থাকে, যাতে কেউ অন্যায় করলে অফিস সাহায্য করতে পারে। আপনারা দেখেন, শেষ হওয়া প্রতিটি সপ্তাহে তাঁরা কজন ছিলেন।',
    none: 'নাম লেখানোর পরে এখনও কোনও সপ্তাহ শেষ হয়নি।',
    week: (day: string) => `${day} থেকে এক সপ্তাহ`,
    few: 'দশজনেরও কম',
  },
});
