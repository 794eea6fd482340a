import { texts } from '#words/texts.ts';

export const keptNamesTexts = texts({
  en: {
    who: 'Who is logging in?',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name} from this phone`,
    byPhone: 'Log in with a phone number',
    other: 'Choose another name',
    password: 'Password',
    showPassword: 'Show the password',
    keepProfile: 'Keep my profile',
    submit: 'Login',
    problems: 'Please look at these',
    elsewhere:
      'If you have changed the password on another phone, or have not logged in here for half a year, log in with your phone number.',
  },
  bn: {
    who: 'কে লগ ইন করছেন?',
    remove: 'সরান',
    removeOf: (name: string) => `এই ফোন থেকে সরান: ${name}`,
    byPhone: 'ফোন নম্বর দিয়ে লগ ইন করুন',
    other: 'অন্য নাম বেছে নিন',
    password: 'পাসওয়ার্ড',
    showPassword: 'পাসওয়ার্ড দেখান',
    keepProfile: 'প্রোফাইলটি রেখে দিন',
    submit: 'লগ ইন',
    problems: 'এগুলি একবার দেখে নিন',
    elsewhere: 'অন্য ফোনে পাসওয়ার্ড বদলে থাকলে, বা ছয় মাস এই ফোনে লগ ইন না করে থাকলে, ফোন নম্বর দিয়ে লগ ইন করুন।',
  },
});
