import { texts } from '#words/texts.ts';

export const officeTexts = texts({
  en: {
    office: 'The office',
    skip: 'To the content',
    loading: 'The page is on its way',
    rooms: 'Rooms',
    today: 'Today',
    staff: 'Staff',
    login: 'Log in',
    logout: 'Log out',
    problems: 'Please look at these once more',
    sent: 'Done',
    code: 'A fresh code of your authenticator',
    waiting: (count: string) => `${count} waiting`,
  },
  bn: {
    office: 'অফিস',
    skip: 'মূল লেখায় যান',
    loading: 'পাতা আসছে',
    rooms: 'ঘরগুলি',
    today: 'আজ',
    staff: 'কর্মী',
    login: 'লগ-ইন করুন',
    logout: 'বেরিয়ে যান',
    problems: 'এগুলি আর একবার দেখুন',
    sent: 'হয়েছে',
    code: 'অথেন্টিকেটরের নতুন একটি কোড',
    waiting: (count: string) => `${count}টি বাকি`,
  },
});
