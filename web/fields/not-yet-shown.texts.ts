import { texts } from '#words/texts.ts';

export const notYetShownTexts = texts({
  en: {
    office: 'Your profile waits for our office',
    officeText:
      'Somebody of the office looks at every new profile before others see it. There is nothing for you to do.',
    usually: (hours: string) => `Lately this took ${hours} hours or less for half of the families.`,
    usuallyDays: (days: string) => `Lately this took ${days} days or less for half of the families.`,
    candidate: 'The bride’s or groom’s own yes is awaited',
    candidateText: 'The profile is shown as soon as the bride or groom has said yes, from a phone of their own.',
    invite: 'Invite the bride or groom',
    meanwhile: 'Until then you can look at sixty people a day; interests you can send afterwards.',
    sentBack: 'Our office asks you to correct one thing',
    sentBackText: 'Please correct it and tell us here: your profile is then reviewed before all others.',
    mended: 'Corrected: please review again',
    sayYes: 'Yes, show my profile',
    see: 'See what, and tell us when it is corrected',
  },
  bn: {
    office: 'প্রোফাইলটি অফিসের দেখার অপেক্ষায়',
    officeText: 'নতুন প্রোফাইল অন্যদের দেখানোর আগে অফিসের কেউ একবার দেখে নেন। আপনাদের কিছু করতে হবে না।',
    usually: (hours: string) => `ইদানীং অর্ধেক প্রোফাইল ${hours} ঘণ্টার মধ্যেই দেখে দেওয়া হয়েছে।`,
    usuallyDays: (days: string) => `ইদানীং অর্ধেক প্রোফাইল ${days} দিনের মধ্যেই দেখে দেওয়া হয়েছে।`,
    candidate: 'পাত্র বা পাত্রীর নিজের সম্মতি বাকি',
    candidateText: 'পাত্র বা পাত্রী নিজের ফোন থেকে রাজি হলেই প্রোফাইলটি দেখানো হবে।',
    invite: 'পাত্র বা পাত্রীকে আমন্ত্রণ জানান',
    meanwhile: 'ততদিন রোজ ষাটজনের প্রোফাইল দেখতে পারবেন; আগ্রহ জানাতে পারবেন তার পরে।',
    sentBack: 'অফিস একটি জিনিস ঠিক করে দিতে বলেছে',
    sentBackText: 'ঠিক করে এখানে জানান: তখন অফিস সবার আগে আপনাদের প্রোফাইল দেখে নেবে।',
    mended: 'ঠিক করেছি, আবার দেখুন',
    sayYes: 'হ্যাঁ, প্রোফাইল দেখান',
    see: 'কী ঠিক করতে হবে দেখুন, ঠিক করে জানান',
  },
});
