import { texts } from '#words/texts.ts';

export const notFoundTexts = texts({
  en: {
    heading: 'There is no page at this address',
    advice: 'There may be a small mistake in the address, or the page has moved. These pages may help:',
    home: 'Home',
    login: 'Login',
    register: 'Register',
    contact: 'Contact Us',
  },
  bn: {
    heading: 'এই ঠিকানায় কোনও পাতা নেই',
    advice: 'ঠিকানাটি লিখতে হয়তো সামান্য ভুল হয়েছে, অথবা পাতাটি সরে গেছে। এই পাতাগুলি দেখতে পারেন:',
    home: 'প্রথম পাতা',
    login: 'লগ ইন',
    register: 'নাম লেখান',
    contact: 'যোগাযোগ',
  },
});
