import { texts } from '#words/texts.ts';

export const loginAgainTexts = texts({
  en: {
    title: 'Please log in again',
    text: 'Nothing you typed is lost: log in here, then save the form again.',
    phone: 'Phone number',
    password: 'Password',
    showPassword: 'Show the password',
    login: 'Login',
    close: 'Close',
  },
  bn: {
    title: 'আর একবার লগ ইন করুন',
    text: 'আপনার লেখা কিছুই হারায়নি: এখানে লগ ইন করে ফর্মটি আর একবার সেভ করুন।',
    phone: 'ফোন নম্বর',
    password: 'পাসওয়ার্ড',
    showPassword: 'পাসওয়ার্ড দেখান',
    login: 'লগ ইন',
    close: 'বন্ধ করুন',
  },
});
