import { texts } from '#words/texts.ts';

export const consentsTexts = texts({
  en: {
    heading: 'What We Agreed To',
    description: 'What your family has agreed to here, and how to take it back.',
    give: 'We agree',
    together: 'When you registered',
    togetherLead:
      'These three go together: whoever takes back one takes back all three. Then nobody sees the profile and you see no lists, but what is written stays.',
    apart: 'One by one',
    apartLead: 'Each of these is taken back by itself, on the page where it was given. The others stand.',
    takeBack: 'Take these three back',
    takeBackNow: 'Take all three back',
    takeBackText:
      'From that moment your profile is shown to nobody, and you see no lists. What is written stays until you delete the profile; you can agree again whenever you like.',
    since: (day: string) => `Since ${day}`,
    there: 'Look, or take it back',
    showing: 'Whether your profile is shown is a choice of its own, apart from these three.',
    toShowing: 'See or change who sees it',
  },
  bn: {
    heading: 'যাতে সম্মতি দিয়েছি',
    description: 'এখানে আপনারা যাতে যাতে সম্মতি দিয়েছেন, আর কীভাবে তা ফিরিয়ে নেবেন।',
    give: 'আমরা রাজি',
    together: 'নাম লেখানোর সময় যাতে রাজি হয়েছেন',
    togetherLead:
      'এই তিনটি একসঙ্গে চলে: একটি ফিরিয়ে নিলে তিনটিই ফিরিয়ে নেওয়া হয়। তখন প্রোফাইলটি কেউ দেখতে পাবেন না, আপনারাও তালিকা দেখতে পাবেন না; যা লেখা আছে, থেকে যাবে।',
    apart: 'আলাদা আলাদা করে যাতে রাজি হয়েছেন',
    apartLead: 'এর প্রতিটি আলাদা করে ফিরিয়ে নেওয়া যায়, যে পাতায় দিয়েছিলেন সেখান থেকেই। বাকিগুলি যেমন ছিল, থাকবে।',
    takeBack: 'এই তিনটি সম্মতি ফিরিয়ে নিন',
    takeBackNow: 'তিনটিই ফিরিয়ে নিন',
    takeBackText:
      'সঙ্গে সঙ্গে প্রোফাইলটি সকলের চোখের আড়ালে যাবে, আপনারাও তালিকা দেখতে পাবেন না। প্রোফাইল মুছে না দেওয়া পর্যন্ত লেখাগুলি থাকবে; যখন খুশি আবার সম্মতি দিতে পারেন।',
    since: (day: string) => `${day} থেকে`,
    there: 'দেখুন বা ফিরিয়ে নিন',
    showing: 'প্রোফাইল অন্যদের দেখাবেন কি না, তা এই তিনটির মধ্যে পড়ে না, সেটি আলাদা করে ঠিক করবেন।',
    toShowing: 'কে দেখেন, দেখুন বা বদলান',
  },
});
