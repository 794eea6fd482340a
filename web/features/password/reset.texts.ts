import { texts } from '#words/texts.ts';

export const resetTexts = texts({
  en: {
    heading: 'Choose a New Password',
    description: 'Set a new password with the link we sent you.',
    lead: 'The link works once, within 24 hours. You will have to log in again on all your phones and computers.',
    health:
      'If our office gave you this link, you can do only a few things for three days. In that time, please show through your confirmed e-mail that it was you, or let somebody in the family say so. Otherwise you can never again read the health answers written before.',
    noLink: 'This address is incomplete. Please open the link again.',
    password: 'New password',
    passwordHint: 'At least 6 characters',
    problems: 'Please look at these',
    submit: 'Set the new password',
    login: 'Login',
  },
  bn: {
    heading: 'নতুন পাসওয়ার্ড বেছে নিন',
    description: 'আপনাকে যে লিঙ্ক পাঠানো হয়েছে, তা দিয়ে নতুন পাসওয়ার্ড বেছে নিন।',
    lead: 'লিঙ্কটি ২৪ ঘণ্টা চলে, আর একবারই ব্যবহার করা যায়। যেসব ফোন বা কম্পিউটারে লগ ইন করা ছিল, সেগুলিতে আবার লগ ইন করতে হবে।',
    health:
      'লিঙ্কটি অফিস দিয়ে থাকলে তিন দিন বেশির ভাগ কাজ বন্ধ থাকবে। পাসওয়ার্ডটি যে আপনিই বদলেছেন, এই তিন দিনের মধ্যে যাচাই করা ই-মেল থেকে তা জানান, বা পরিবারের কাউকে জানাতে বলুন; না জানালে স্বাস্থ্য নিয়ে আগে লেখা উত্তর আর কখনও দেখা যাবে না।',
    noLink: 'পাতার ঠিকানাটি পুরো আসেনি। লিঙ্কটি আর একবার খুলুন।',
    password: 'নতুন পাসওয়ার্ড',
    passwordHint: 'অন্তত ৬টি অক্ষর বা সংখ্যা',
    problems: 'এগুলি একবার দেখে নিন',
    submit: 'নতুন পাসওয়ার্ড সেভ করুন',
    login: 'লগ ইন',
  },
});
