import { texts } from '#words/texts.ts';

export const powerLinkTexts = texts({
  en: {
    title: 'Power Link',
    close: 'Close',
    keyLead: 'For the trust’s office: to help a family with their profile when they cannot log in themselves.',
    key: 'Security key',
    showKey: 'Show the security key',
    ownCode: 'Your own code (if you have one)',
    ownCodeHint: 'The record then says that it was you. You set it in the office, under My settings.',
    next: 'Next',
    phoneLead: 'Whose account is it? At their next login the family will see that it was opened.',
    phone: 'Registered phone number',
    open: 'Open the account',
  },
  bn: {
    title: 'পাওয়ার লিঙ্ক',
    close: 'বন্ধ করুন',
    keyLead: 'শুধু ট্রাস্টের অফিসের জন্য: যে পরিবার নিজেরা লগ ইন করতে পারছেন না, তাঁদের প্রোফাইলের কাজে সাহায্য করতে।',
    key: 'নিরাপত্তা-চাবি',
    showKey: 'নিরাপত্তা-চাবি দেখান',
    ownCode: 'আপনার নিজের কোড (থাকলে)',
    ownCodeHint: 'তাহলে লেখা থাকবে যে আপনিই ঢুকেছেন। কোডটি অফিসের ‘আমার সেটিংস’ থেকে ঠিক করা যায়।',
    next: 'এরপর',
    phoneLead: 'কাদের অ্যাকাউন্ট? পরের বার লগ ইন করলে তাঁরা দেখতে পাবেন যে অ্যাকাউন্টে ঢোকা হয়েছিল।',
    phone: 'যে ফোন নম্বরে নাম লেখানো হয়েছে',
    open: 'অ্যাকাউন্টটি খুলুন',
  },
});
