import { texts } from '#words/texts.ts';

export const doorTexts = texts({
  en: { email: 'E-mail', password: 'Password', show: 'Show the password', goOn: 'Continue' },
  bn: { email: 'ই-মেল', password: 'পাসওয়ার্ড', show: 'পাসওয়ার্ড দেখান', goOn: 'এগোন' },
});

export const loginTexts = texts({
  en: { heading: 'Log in to the office', description: 'For the people who work for the trust.' },
  bn: { heading: 'অফিসে লগ ইন', description: 'যাঁরা ট্রাস্টের কাজ করেন, তাঁদের জন্য।' },
});

export const codeTexts = texts({
  en: {
    heading: 'The code from your authenticator',
    description: 'The second step of the login.',
    lead: 'Open the authenticator on your phone and type the six digits.',
    set: 'Set up your second step',
    setLead:
      'Scan this with an authenticator on your phone (Google Authenticator, Aegis, Authy and others), then type the six digits that it shows.',
    picture: 'A QR code to scan with an authenticator',
    secret: 'Or type this key into it:',
    open: 'Open it on this phone',
    code: 'The six digits',
    codeOrRecovery: 'The six digits, or one of your recovery codes',
    keep: 'Keep these codes',
    keepLead: 'Each lets you in once if your phone is lost. Write them down or print them; they are not shown again.',
    enter: 'Enter the office',
  },
  bn: {
    heading: 'অথেন্টিকেটরের কোড',
    description: 'লগ ইনের দ্বিতীয় ধাপ।',
    lead: 'ফোনে অথেন্টিকেটর অ্যাপ খুলে ছয়টি সংখ্যা লিখুন।',
    set: 'দ্বিতীয় ধাপ ঠিক করুন',
    setLead:
      'ফোনের অথেন্টিকেটর অ্যাপ (Google Authenticator, Aegis, Authy ইত্যাদি) দিয়ে এটি স্ক্যান করুন, তারপর সেখানে যে ছয়টি সংখ্যা দেখাবে তা লিখুন।',
    picture: 'অথেন্টিকেটর অ্যাপে স্ক্যান করার ছবি',
    secret: 'কিংবা এই গোপন কোডটি সেখানে লিখুন:',
    open: 'এই ফোনেই খুলুন',
    code: 'ছয়টি সংখ্যা',
    codeOrRecovery: 'ছয়টি সংখ্যা, কিংবা আপনার তুলে রাখা কোডের একটি',
    keep: 'এই কোডগুলি তুলে রাখুন',
    keepLead: 'ফোন হারালে এর এক-একটি দিয়ে একবার করে ঢোকা যাবে। লিখে বা ছেপে রাখুন; এগুলি আর দেখানো হবে না।',
    enter: 'অফিসে ঢুকুন',
  },
});

export const joinTexts = texts({
  en: {
    heading: 'Welcome to the office',
    description: 'Choose the password with which you will log in.',
    hint: 'At least twelve characters; a sentence is easy to remember',
    over: 'This link has been used already, or it has expired. Please ask for a new one.',
  },
  bn: {
    heading: 'অফিসে স্বাগত',
    description: 'যে পাসওয়ার্ড দিয়ে লগ ইন করবেন, সেটি ঠিক করুন।',
    hint: 'অন্তত বারোটি অক্ষর; একটি গোটা বাক্য মনে রাখা সহজ',
    over: 'এই লিঙ্ক আগেই ব্যবহার করা হয়েছে, বা তার এক দিনের মেয়াদ পেরিয়ে গেছে। নতুন লিঙ্ক চেয়ে নিন।',
  },
});
