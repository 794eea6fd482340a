import { texts } from '#words/texts.ts';

export const notFoundTexts = texts({
  en: {
    heading: 'We cannot find that page',
    advice: 'The link may be an old one, or there may be a small mistake in the address. One of these may help:',
    home: 'Home',
    dashboard: 'Dashboard',
    login: 'Login',
    register: 'Register',
    contact: 'Contact Us',
  },
  bn: {
    heading: 'এই ঠিকানায় কোনও পাতা নেই',
    advice: 'লিঙ্কটি পুরোনো হতে পারে, বা ঠিকানায় সামান্য ভুল থাকতে পারে। এই পাতাগুলি দেখতে পারেন:',
    home: 'প্রথম পাতা',
    dashboard: 'ড্যাশবোর্ড',
    login: 'লগ ইন',
    register: 'নাম লেখান',
    contact: 'যোগাযোগ',
  },
});
