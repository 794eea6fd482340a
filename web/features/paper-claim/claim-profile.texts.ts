import { texts } from '#words/texts.ts';

/** Texts of the page on which a family takes over the profile that the office entered from its paper. */
export const claimProfileTexts = texts({
  en: {
    heading: 'Open your profile',
    description:
      'Did you give our office your biodata on paper? With a code sent to your phone the profile becomes yours. Nobody else sees it until the bride or groom has said yes.',
    phone: 'The phone number on the paper',
    password: 'Your own password',
    passwordHint: 'Choose one with at least 6 characters. You will log in with it from now on.',
    policy: 'Full privacy policy',
    take: 'Make this profile mine',
    noCode: 'No code yet?',
    office: 'If no code comes, please call our office:',
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
