import { texts } from '#words/texts.ts';

export const consentsTexts = texts({
  en: {
    heading: 'What We Agreed To',
    description: 'What your family has agreed to here, and how to take it back.',
    give: 'We agree',
    lead: 'You can take back each of these whenever you like.',
    takeBack: 'Take back what you agreed to when you registered',
    takeBackNow: 'Take it back',
    takeBackText:
      'From that moment your profile is shown to nobody, and you see no lists. What is written stays until you delete the profile; you can agree again whenever you like.',
    since: (day: string) => `Since ${day}`,
    there: 'Look, or take it back',
  },
  bn: {
    heading: 'যাতে সম্মতি দিয়েছি',
    description: 'এখানে আপনারা যাতে যাতে সম্মতি দিয়েছেন, আর কীভাবে তা ফিরিয়ে নেবেন।',
    give: 'আমরা রাজি',
    lead: 'এর যে কোনওটি যখন খুশি ফিরিয়ে নিতে পারেন।',
    takeBack: 'নাম লেখানোর সময়ের সম্মতি ফিরিয়ে নিন',
    takeBackNow: 'সম্মতি ফিরিয়ে নিন',
    takeBackText:
      'সঙ্গে সঙ্গে প্রোফাইলটি সকলের চোখের আড়ালে যাবে, আপনারাও তালিকা দেখতে পাবেন না। প্রোফাইল মুছে না দেওয়া পর্যন্ত লেখাগুলি থাকবে; যখন খুশি আবার সম্মতি দিতে পারেন।',
    since: (day: string) => `${day} থেকে`,
    there: 'দেখুন বা ফিরিয়ে নিন',
  },
});
