import { texts } from '#words/texts.ts';

export const consentsTexts = texts({
  en: {
    heading: 'What We Agreed To',
    description: 'What your family has agreed to here, and how to take it back.',
    lead: 'Take your consent back any day. You can agree again later.',
    give: 'We agree',
    together: 'When you registered',
    apart: 'One by one',
    apartLead: 'These you take back one by one, each on the page where you gave it. Nothing else changes.',
    takeBack: 'Take these three back',
    takeBackNow: 'Take all three back',
    takeBackText:
      'Taken back, the profile is shown to nobody, and you see no lists either. All that you wrote stays until you delete the profile.',
    since: (day: string) => `Since ${day}`,
    there: 'Look, or take it back',
    ways: 'What you can do',
    toShowing: 'Show the profile, or stop showing it',
    showing: 'At any time; you stay registered',
    toPolicy: 'Read what is kept, and why',
    policy: 'In the privacy policy',
  },
  bn: {
    heading: 'যাতে সম্মতি দিয়েছি',
    description: 'এখানে আপনারা কীসে কীসে সম্মতি দিয়েছেন, আর কীভাবে তা ফিরিয়ে নেবেন।',
    lead: 'যে কোনও দিন সম্মতি ফিরিয়ে নিতে পারেন। পরে চাইলে আবার সম্মতি দেওয়া যায়।',
    give: 'আমরা রাজি',
    together: 'নাম লেখানোর সময়',
    apart: 'আলাদা আলাদা করে',
    apartLead: 'এগুলি একটি একটি করে ফিরিয়ে নেওয়া যায়, যে পাতায় দিয়েছিলেন সেখান থেকেই। আর কিছু বদলায় না।',
    takeBack: 'এই তিনটি সম্মতি ফিরিয়ে নিন',
    takeBackNow: 'তিনটিই ফিরিয়ে নিন',
    takeBackText:
      'ফিরিয়ে নিলে প্রোফাইলটি আর কাউকে দেখানো হয় না, আপনারাও তালিকা দেখতে পান না। যা লিখেছেন, প্রোফাইল মুছে না দেওয়া পর্যন্ত সবই থাকে।',
    since: (day: string) => `${day} থেকে`,
    there: 'দেখুন বা ফিরিয়ে নিন',
    ways: 'যা করতে পারেন',
    toShowing: 'প্রোফাইল দেখান বা দেখানো বন্ধ করুন',
    showing: 'যখন খুশি; নাম লেখানো থাকবে',
    toPolicy: 'কোন তথ্য কেন রাখা হয়, পড়ুন',
    policy: 'গোপনীয়তা নীতিতে লেখা আছে',
  },
});
