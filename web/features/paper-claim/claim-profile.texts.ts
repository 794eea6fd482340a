import { texts } from '#words/texts.ts';

export const claimProfileTexts = texts({
  en: {
    heading: 'Take over your profile',
    description:
      'Did you give your biodata to our office on paper? With a code that goes to your phone the profile becomes yours. Nobody sees it before the bride or groom has said yes.',
    phone: 'The phone number on the paper',
    password: 'Your own password',
    passwordHint: 'Choose one of at least 6 characters: with it you log in from now on.',
    policy: 'Full text: Privacy Policy',
    take: 'Take it over',
    noCode: 'You have no code yet?',
    office: 'If none comes, please call our office:',
  },
  bn: {
    heading: 'প্রোফাইলটি নিজেদের করে নিন',
    description:
      'আমাদের অফিসে কাগজে বায়োডাটা দিয়েছিলেন? আপনার ফোনে একটি কোড যাবে, সেটি দিলেই প্রোফাইলটি আপনাদের। পাত্র বা পাত্রী নিজে রাজি না হওয়া পর্যন্ত কেউ দেখতে পাবেন না।',
    phone: 'কাগজে যে ফোন নম্বরটি লিখেছিলেন',
    password: 'আপনার নিজের পাসওয়ার্ড',
    passwordHint: 'অন্তত ৬ অক্ষরের একটি পাসওয়ার্ড ঠিক করুন; এরপর থেকে এটি দিয়েই লগ ইন করবেন।',
    policy: 'খুঁটিয়ে পড়তে চাইলে: গোপনীয়তা নীতি',
    take: 'নিজেদের করে নিন',
    noCode: 'এখনও কোড পাননি?',
    office: 'কিছু না এলে আমাদের অফিসে ফোন করুন:',
  },
});
