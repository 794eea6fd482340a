import { texts } from '#words/texts.ts';

export const passwordTexts = texts({
  en: {
    heading: 'Change Password',
    description: 'Choose a new password for your profile.',
    lead: 'All your other devices must log in again with the new password.',
    password: 'New Password',
    passwordHint: 'At least 6 characters. What you type here can be read, so that you can check it.',
    confirmation: 'Confirm Password',
    submit: 'Update Password',
  },
  bn: {
    heading: 'পাসওয়ার্ড বদলান',
    description: 'প্রোফাইলের জন্য নতুন পাসওয়ার্ড বেছে নিন।',
    lead: 'বদলানোর পর আপনার অন্য সব ফোন আর কম্পিউটারে নতুন পাসওয়ার্ড দিয়ে লগ ইন করতে হবে।',
    password: 'নতুন পাসওয়ার্ড',
    passwordHint: 'অন্তত ৬টি অক্ষর বা সংখ্যা। এখানে যা লিখছেন তা দেখা যায়, যাতে মিলিয়ে নিতে পারেন।',
    confirmation: 'পাসওয়ার্ডটি আর একবার',
    submit: 'পাসওয়ার্ড বদলান',
  },
});
