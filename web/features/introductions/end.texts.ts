import { texts } from '#words/texts.ts';

/** Texts for the end of an acquaintance. */
export const endTexts = texts({
  en: {
    fold: 'We do not want to go ahead',
    explain:
      'Neither family will see the other’s phone number or full name any more. We will tell them kindly, without a reason. What has already been seen cannot be taken back.',
    after: (days: string) => `For ${days} days neither of you can send the other an interest.`,
    endNow: 'Yes, tell them that we will not go ahead',
  },
  bn: {
    fold: 'আমরা আর এগোব না',
    explain:
      'দুই পরিবারের কেউ আর অন্যের ফোন নম্বর বা পুরো নাম দেখতে পাবেন না। কোনও কারণ না বলে ওই পরিবারকে সৌজন্যের সঙ্গে শুধু জানানো হবে যে আপনারা আর এগোচ্ছেন না। যা দেখা হয়ে গেছে, তা আর ফেরানো যায় না।',
    after: (days: string) => `এর পরে ${days} দিন কোনও পক্ষই অন্য পক্ষকে আগ্রহ জানাতে পারবেন না।`,
    endNow: 'আলাপ শেষ করুন',
  },
});
