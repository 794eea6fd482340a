import { texts } from '#words/texts.ts';

export const deleteTexts = texts({
  en: {
    heading: 'Delete My Profile',
    description: 'Have your profile and everything you told us removed.',
    lead: 'Your profile is hidden from everybody at once, and you are logged out everywhere.',
    week: 'For seven days you can still change your mind: log in and say that you wish to keep it. If you do not, everything is gone for good after that: your answers, your picture, your horoscope. We cannot bring it back.',
    download: 'If you want to keep a copy, download it first, under My Data on the page Change Password.',
    password: 'Your password',
    showPassword: 'Show the password',
    submit: 'Delete my profile',
    back: 'Keep my profile',
    askedHeading: 'Your Profile Is Hidden',
    askedDescription: 'Your profile will be deleted in seven days.',
    askedLead: 'Nobody sees it any more. Thank you for the time you spent with us.',
    dueAt: 'It will be gone on',
    receipt: 'Receipt number',
    receiptNote:
      'Please note this number: once your profile is gone, only this number is left on the site. Copies in backups go when the backups are replaced.',
    keep: 'If you change your mind before that day, log in; there you tick “Keep my profile”.',
    login: 'Login',
  },
  bn: {
    heading: 'আমার প্রোফাইল মুছে দিন',
    description: 'প্রোফাইল আর আমাদের যা যা জানিয়েছেন, সব মুছে দিন।',
    lead: 'প্রোফাইলটি সঙ্গে সঙ্গে সকলের চোখের আড়ালে চলে যাবে, আর সব জায়গা থেকে আপনি লগ আউট হয়ে যাবেন।',
    week: 'তারপরও সাত দিন মত বদলানোর সময় থাকে: লগ ইন করে জানান যে প্রোফাইলটি রাখতে চান। তা না হলে আপনার সব উত্তর, ছবি আর কোষ্ঠী চিরকালের মতো মুছে যাবে। আমরা আর ফিরিয়ে আনতে পারব না।',
    download: 'নিজের কাছে একটি কপি রাখতে চাইলে আগে সেটি নামিয়ে নিন, পাসওয়ার্ড বদলানোর পাতায় ‘আমার তথ্য’ অংশে।',
    password: 'আপনার পাসওয়ার্ড',
    showPassword: 'পাসওয়ার্ড দেখান',
    submit: 'আমার প্রোফাইল মুছে দিন',
    back: 'প্রোফাইলটি থাক',
    askedHeading: 'আপনার প্রোফাইল এখন আড়ালে',
    askedDescription: 'সাত দিন পরে আপনার প্রোফাইল মুছে যাবে।',
    askedLead: 'এখন আর কেউ এটি দেখতে পাচ্ছেন না। এতদিন আমাদের সঙ্গে থাকার জন্য ধন্যবাদ।',
    dueAt: 'মুছে যাবে',
    receipt: 'রসিদ নম্বর',
    receiptNote:
      'নম্বরটি লিখে রাখুন: প্রোফাইল মুছে গেলে সাইটে শুধু এই নম্বরটুকুই থাকবে। পুরোনো ব্যাকআপে প্রোফাইলের যে কপি থাকে, ব্যাকআপ বাতিল হলে তাও মুছে যায়।',
    keep: 'ওই তারিখের আগে মত বদলালে লগ ইন করুন; সেখানে ‘প্রোফাইলটি রেখে দিন’ ঘরে টিক দেবেন।',
    login: 'লগ ইন',
  },
});
