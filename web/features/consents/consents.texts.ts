import { texts } from '#words/texts.ts';

export const consentsTexts = texts({
  en: {
    heading: 'What We Agreed To',
    description: 'What your family has agreed to here, and how to take it back.',
    give: 'We agree',
    ticked: (day: string) =>
      `On ${day} you agreed that what you write is kept, and said that you are here for a marriage and that it is true.`,
    takeBack: 'Take it back',
    takeBackText:
      'From that moment your profile is shown to nobody, and you see no lists. What is written stays until you delete the profile; you can agree again whenever you like.',
    others: 'Also agreed to',
    since: (what: string, day: string) => `${what}, since ${day}`,
    there: 'Look, or take it back',
  },
  bn: {
    heading: 'যাতে সম্মতি দিয়েছি',
    description: 'এখানে আপনারা যাতে যাতে সম্মতি দিয়েছেন, আর কীভাবে তা ফিরিয়ে নেবেন।',
    give: 'আমরা রাজি',
    ticked: (day: string) =>
      `${day} তারিখে আপনারা লেখাগুলি রাখার সম্মতি দিয়েছেন; জানিয়েছেন, শুধু বিয়ের জন্যই এসেছেন, আর যা লিখেছেন তা সত্যি।`,
    takeBack: 'সম্মতি ফিরিয়ে নিন',
    takeBackText:
      'সঙ্গে সঙ্গে প্রোফাইলটি সকলের চোখের আড়ালে যাবে, আপনারাও তালিকা দেখতে পাবেন না। প্রোফাইল মুছে না দেওয়া পর্যন্ত লেখাগুলি থাকবে; যখন খুশি আবার সম্মতি দিতে পারেন।',
    others: 'আরও যাতে সম্মতি আছে',
    since: (what: string, day: string) => `${what}: ${day} থেকে`,
    there: 'দেখুন বা ফিরিয়ে নিন',
  },
});
