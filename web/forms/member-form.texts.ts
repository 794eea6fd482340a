import { texts } from '#words/texts.ts';

export const memberFormTexts = texts({
  en: {
    problems: 'Please look at these',
    unsaved: 'Leave without saving?',
    unsavedText: 'You have changes on this page that are not saved yet.',
    stay: 'Stay on this page',
    leave: 'Leave',
    close: 'Close',
    loggedInAgain: 'You are logged in again. Nothing is lost: please save the form again.',
  },
  bn: {
    problems: 'এগুলি একবার দেখে নিন',
    unsaved: 'সেভ না করেই চলে যাবেন?',
    unsavedText: 'এই পাতায় যা বদলেছেন, তা এখনও সেভ হয়নি।',
    stay: 'এই পাতায় থাকুন',
    leave: 'চলে যান',
    close: 'বন্ধ করুন',
    loggedInAgain: 'আবার লগ ইন হয়ে গেছে। কিছুই হারায়নি: ফর্মটি আর একবার সেভ করুন।',
  },
});
