import { texts } from '#web/i18n/texts.ts';

export const thankYouTexts = texts({
  en: {
    heading: 'Thank you',
    lead: 'The registration is complete. May it be the beginning of something good.',
    profileId: 'Profile id',
    phone: 'Registered phone',
    password: 'Password',
    note: 'Please copy these now and keep them safe: we do not show the password again.',
    login: 'Login',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Your browser does not allow it: please write them down.',
    print: 'Print',
  },
  bn: {
    heading: 'ধন্যবাদ',
    lead: 'নাম লেখানো হয়ে গেছে। শুভ সূচনা হোক।',
    profileId: 'প্রোফাইল নম্বর',
    phone: 'ফোন নম্বর',
    password: 'পাসওয়ার্ড',
    note: 'এগুলি এখনই টুকে বা কপি করে যত্নে রাখুন: পাসওয়ার্ডটি আর দেখানো হবে না।',
    login: 'লগ ইন করুন',
    copy: 'কপি করুন',
    copied: 'কপি হয়েছে',
    copyFailed: 'আপনার ব্রাউজার কপি করতে দিচ্ছে না: টুকে রাখুন।',
    print: 'ছেপে নিন',
  },
});
