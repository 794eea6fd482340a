import { texts } from '#words/texts.ts';

export const endTexts = texts({
  en: {
    fold: 'We will not go on',
    explain:
      'Phone numbers and full names close again for both families. They are told kindly that you will not go on, without a reason. What either family has seen cannot be taken back.',
    after: (days: string) => `For ${days} days neither family can send the other an interest.`,
    endNow: 'End this acquaintance',
  },
  bn: {
    fold: 'আমরা আর এগোব না',
    explain:
      'দুই পরিবারের কেউ আর অন্যের ফোন নম্বর বা পুরো নাম দেখতে পাবেন না। কোনও কারণ না বলে ওই পরিবারকে সৌজন্যের সঙ্গে শুধু জানানো হবে যে আপনারা আর এগোচ্ছেন না। যা দেখা হয়ে গেছে, তা আর ফেরানো যায় না।',
    after: (days: string) => `এর পরে ${days} দিন কোনও পক্ষই অন্য পক্ষকে আগ্রহ জানাতে পারবেন না।`,
    endNow: 'আলাপ শেষ করুন',
  },
});
