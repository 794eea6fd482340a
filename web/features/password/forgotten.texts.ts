import { texts } from '#words/texts.ts';

export const forgottenTexts = texts({
  en: {
    heading: 'Forgot Password',
    lead: 'A code comes to your confirmed phone, or a link to your confirmed e-mail. With it you choose a new password.',
    contact: 'Phone number or e-mail',
    send: 'Send me a code',
    again: 'Send again',
    byMail: 'If a link comes by e-mail, just open it: you need nothing on this page.',
    code: 'Code',
    codeHint: 'Six digits, in English or Bengali',
    password: 'New password',
    passwordHint: 'At least 6 characters',
    set: 'Set the new password',
    login: 'Login',
    office: 'If nothing comes, or the number is no longer yours, please call our office:',
  },
  bn: {
    heading: 'পাসওয়ার্ড ভুলে গেছেন?',
    lead: 'যাচাই করা ফোনে একটি কোড, বা যাচাই করা ই-মেলে একটি লিঙ্ক আসবে। তা দিয়ে নতুন পাসওয়ার্ড বেছে নেবেন।',
    contact: 'ফোন নম্বর বা ই-মেল',
    send: 'কোড পাঠান',
    again: 'আবার পাঠান',
    byMail: 'ই-মেলে লিঙ্ক এলে এই পাতায় কিছু করতে হবে না: শুধু লিঙ্কটি খুলুন।',
    code: 'কোড',
    codeHint: 'ছয়টি সংখ্যা, বাংলা বা ইংরেজিতে',
    password: 'নতুন পাসওয়ার্ড',
    passwordHint: 'অন্তত ৬টি অক্ষর বা সংখ্যা',
    set: 'নতুন পাসওয়ার্ড সেভ করুন',
    login: 'লগ ইন',
    office: 'কিছু না এলে, বা নম্বরটি আর আপনার না থাকলে, আমাদের অফিসে ফোন করুন:',
  },
});
