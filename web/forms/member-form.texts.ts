import { texts } from '#words/texts.ts';

export const memberFormTexts = texts({
  en: {
    problems: 'Please look at these',
    unsaved: 'Leave without saving?',
    unsavedText: 'What you changed on this page has not been saved yet.',
    stay: 'Stay on this page',
    leave: 'Leave',
    close: 'Close',
    loginTitle: 'Please log in again',
    loginText: 'Nothing you typed is lost: log in here, and then save the form once more.',
    phone: 'Phone number',
    password: 'Password',
    showPassword: 'Show the password',
    login: 'Login',
    loggedInAgain: 'You are logged in again. Nothing is lost: please save the form once more.',
  },
  bn: {
    problems: 'এগুলি একবার দেখে নিন',
    unsaved: 'সেভ না করেই চলে যাবেন?',
    unsavedText: 'এই পাতায় যা বদলেছেন, তা এখনও সেভ হয়নি।',
    stay: 'এই পাতায় থাকুন',
    leave: 'চলে যান',
    close: 'বন্ধ করুন',
    loginTitle: 'আর একবার লগ ইন করুন',
    loginText: 'আপনার লেখা কিছুই হারায়নি: এখানে লগ ইন করে ফর্মটি আর একবার সেভ করুন।',
    phone: 'ফোন নম্বর',
    password: 'পাসওয়ার্ড',
    showPassword: 'পাসওয়ার্ড দেখান',
    login: 'লগ ইন',
    loggedInAgain: 'আবার লগ ইন হয়ে গেছে। কিছুই হারায়নি: ফর্মটি আর একবার সেভ করুন।',
  },
});
