import { texts } from '#words/texts.ts';

export const passwordTexts = texts({
  en: {
    heading: 'Change Password',
    description: 'Choose a new password for your profile.',
    lead: 'All your other devices must log in again with the new password.',
    proof: 'If you logged in more than fifteen minutes ago, we ask for your present password first.',
    password: 'New Password',
    passwordHint: 'At least 6 characters.',
    confirmation: 'Confirm Password',
    confirmationHint: 'The eye shows what you type.',
    submit: 'Update Password',
    sessions: 'Where you are logged in',
    sessionsSaid: 'See on which phones and computers, and log one of them out.',
  },
  bn: {
    heading: 'পাসওয়ার্ড বদলান',
    description: 'প্রোফাইলের জন্য নতুন পাসওয়ার্ড বেছে নিন।',
    lead: 'বদলানোর পর আপনার অন্য সব ফোন আর কম্পিউটারে আবার লগ ইন করতে হবে।',
    proof: 'লগ ইন করার পর পনেরো মিনিট পেরিয়ে গেলে আগে এখনকার পাসওয়ার্ডটি চাওয়া হয়।',
    password: 'নতুন পাসওয়ার্ড',
    passwordHint: 'অন্তত ৬টি অক্ষর বা সংখ্যা।',
    confirmation: 'পাসওয়ার্ডটি আর একবার',
    confirmationHint: 'চোখের চিহ্নটি টিপলে লেখা দেখা যায়।',
    submit: 'পাসওয়ার্ড বদলান',
    sessions: 'কোথায় কোথায় লগ ইন করা আছে',
    sessionsSaid: 'কোন কোন ফোন আর কম্পিউটারে, দেখে নিন; চাইলে সেখানে লগ আউট করুন।',
  },
});
