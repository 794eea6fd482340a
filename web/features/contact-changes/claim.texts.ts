import { texts } from '#words/texts.ts';

/** Texts of the page on which a person claims a phone number that another account has. */
export const claimTexts = texts({
  en: {
    heading: 'This number is mine now',
    description:
      'Phone numbers change hands. If yours once belonged to somebody with an account here, a code shows that it is yours now. You will not see their profile.',
    phone: 'Phone number',
    office: 'If nothing comes, please call our office:',
  },
  bn: {
    heading: 'নম্বরটি এখন আমার',
    description:
      'ছেড়ে দেওয়া নম্বর অনেক সময় অন্য কেউ পান। আপনার নম্বর আগে যাঁর ছিল, তিনি হয়তো এখানে অ্যাকাউন্ট খুলেছিলেন। তাহলে আপনার ফোনে আসা কোড লিখে আমাদের জানান যে নম্বরটি এখন আপনার। আগের প্রোফাইল আপনি দেখতে পাবেন না।',
    phone: 'ফোন নম্বর',
    office: 'কিছু না এলে আমাদের অফিসে ফোন করুন:',
  },
});
