import { texts } from '#words/texts.ts';

export const claimTexts = texts({
  en: {
    heading: 'This number is mine now',
    lead: 'Numbers are handed on. If yours was somebody else’s before and has an account here, a code shows that it is yours now. You do not see the former profile.',
    phone: 'Phone number',
    send: 'Send me a code',
    again: 'Send again',
    code: 'Code',
    codeHint: 'Six digits, in English or Bengali',
    confirm: 'Confirm',
    office: 'If nothing comes, please call our office:',
  },
  bn: {
    heading: 'নম্বরটি এখন আমার',
    lead: 'এক নম্বর পরে অন্য কেউ পান। আপনার নম্বরটি আগে অন্য কারও হয়ে থাকলে আর তাতে এখানে অ্যাকাউন্ট থাকলে, একটি কোড দিয়ে জানান যে এখন সেটি আপনার। আগের প্রোফাইল আপনি দেখতে পাবেন না।',
    phone: 'ফোন নম্বর',
    send: 'কোড পাঠান',
    again: 'আবার পাঠান',
    code: 'কোড',
    codeHint: 'ছয়টি সংখ্যা, বাংলা বা ইংরেজিতে',
    confirm: 'যাচাই করুন',
    office: 'কিছু না এলে আমাদের অফিসে ফোন করুন:',
  },
});
