import { texts } from '#web/i18n/texts.ts';

export const loginTexts = texts({
  en: {
    heading: 'Login Now',
    description: 'Log in with your phone number and password to see and update your profile.',
    phone: 'Phone number',
    password: 'Password',
    showPassword: 'Show the password',
    keepProfile: 'Keep my profile',
    submit: 'Login',
    problems: 'Please look at these',
    forgot: 'Forgot Password',
    why: 'The page you asked for is for members: log in, and it opens.',
    noAccount: 'Not registered yet?',
    register: 'Register',
  },
  bn: {
    heading: 'লগ ইন করুন',
    description: 'ফোন নম্বর আর পাসওয়ার্ড দিয়ে লগ ইন করে নিজের প্রোফাইল দেখুন ও বদলান।',
    phone: 'ফোন নম্বর',
    password: 'পাসওয়ার্ড',
    showPassword: 'পাসওয়ার্ড দেখান',
    keepProfile: 'প্রোফাইলটি রেখে দিন',
    submit: 'লগ ইন',
    problems: 'এগুলি একবার দেখে নিন',
    forgot: 'পাসওয়ার্ড ভুলে গেছেন?',
    why: 'যে পাতাটি চেয়েছেন, সেটি সদস্যদের জন্য: লগ ইন করলেই খুলবে।',
    noAccount: 'এখনও নাম লেখাননি?',
    register: 'নাম লেখান',
  },
});
