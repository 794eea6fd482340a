import { texts } from '#words/texts.ts';

export const forgottenTexts = texts({
  en: {
    heading: 'Forgot Password',
    description:
      'We send a code to your confirmed phone, or a link to your confirmed e-mail. With it you choose a new password.',
    contact: 'Phone number or e-mail',
    byMail: 'If a link comes by e-mail, just open it. You need nothing else on this page.',
    health:
      'If you use a code sent to the phone, you can do only a few things for three days. In that time, please show through your confirmed e-mail that it was you, or let somebody who looks after the profile with you say so. Otherwise you can never again read the health answers written before, and you have to write them again. If you use a link sent by e-mail, nothing is closed.',
    password: 'New password',
    passwordHint: 'At least 6 characters',
    set: 'Set the new password',
    login: 'Login',
    officeCalls: 'If we cannot send an SMS, our office calls your confirmed number and reads out the code.',
    office: 'If nothing comes, or the number is no longer yours, please call our office:',
  },
  bn: {
    heading: 'পাসওয়ার্ড ভুলে গেছেন?',
    description: 'যাচাই করা ফোনে একটি কোড, বা যাচাই করা ই-মেলে একটি লিঙ্ক আসবে। তা দিয়ে নতুন পাসওয়ার্ড বেছে নেবেন।',
    contact: 'ফোন নম্বর বা ই-মেল',
    byMail: 'ই-মেলে লিঙ্ক এলে এই পাতায় কিছু করতে হবে না: শুধু লিঙ্কটি খুলুন।',
    health:
      'ফোনের কোড দিয়ে পাসওয়ার্ড বদলালে তিন দিন বেশির ভাগ কাজ বন্ধ থাকে। পাসওয়ার্ডটি যে আপনিই বদলেছেন, এর মধ্যে যাচাই করা ই-মেল থেকে তা জানান, বা আপনার সঙ্গে যিনি প্রোফাইল দেখাশোনা করেন, তাঁকে জানাতে বলুন; না জানালে স্বাস্থ্য নিয়ে আগে লেখা উত্তর আর কখনও দেখা যাবে না; নতুন করে লিখতে হবে। ই-মেলের লিঙ্ক দিয়ে বদলালে কিছুই বন্ধ হয় না।',
    password: 'নতুন পাসওয়ার্ড',
    passwordHint: 'অন্তত ৬টি অক্ষর বা সংখ্যা',
    set: 'নতুন পাসওয়ার্ড সেভ করুন',
    login: 'লগ ইন',
    officeCalls: 'এসএমএস পাঠানো না গেলে অফিস থেকে আপনার যাচাই করা নম্বরে ফোন করে কোডটি বলে দেওয়া হবে।',
    office: 'কিছু না এলে, বা নম্বরটি আর আপনার না থাকলে, আমাদের অফিসে ফোন করুন:',
  },
});
