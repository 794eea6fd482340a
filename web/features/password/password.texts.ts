import { texts } from '#words/texts.ts';

export const passwordTexts = texts({
  en: {
    heading: 'Change Password',
    description: 'Choose a new password for your profile.',
    lead: 'All your other devices must log in again with the new password.',
    password: 'New Password',
    passwordHint: 'At least 6 characters. You can read what you type.',
    confirmation: 'Confirm Password',
    confirmationHint: 'The same once more, behind dots. The eye shows it.',
    submit: 'Update Password',
  },
  bn: {
    heading: 'পাসওয়ার্ড বদলান',
    description: 'প্রোফাইলের জন্য নতুন পাসওয়ার্ড বেছে নিন।',
    lead: 'বদলানোর পর আপনার অন্য সব ফোন আর কম্পিউটারে নতুন পাসওয়ার্ড দিয়ে লগ ইন করতে হবে।',
    password: 'নতুন পাসওয়ার্ড',
    passwordHint: 'অন্তত ৬টি অক্ষর বা সংখ্যা। যা লিখছেন, তা এখানে দেখা যায়।',
    confirmation: 'পাসওয়ার্ডটি আর একবার',
    confirmationHint: 'একই পাসওয়ার্ড আবার লিখুন। এখানে ফুটকি দেখায়; চোখ টিপলে লেখাটি দেখা যায়।',
    submit: 'পাসওয়ার্ড বদলান',
  },
});
