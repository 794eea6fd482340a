import { texts } from '#words/texts.ts';

export const membersTexts = texts({
  en: {
    heading: 'Members',
    description: 'What you open is recorded. Nothing of health is shown here.',
    asked: 'Phone, profile number, or name in either script',
    find: 'Find',
    none: 'Nobody was found. Try less of the name, or the phone.',
    member: 'member',
    suspended: 'suspended',
    'to be deleted': 'to be deleted',
    'step 1 only': 'step 1 of the registration only',
    more: (count: string) => `${count} more: give more of the name.`,
  },
  bn: {
    heading: 'সদস্য',
    description: 'যা খোলেন তার হিসেব থাকে। স্বাস্থ্যের কিছুই এখানে দেখানো হয় না।',
    asked: 'ফোন, প্রোফাইল নম্বর, বা যে-কোনও হরফে নাম',
    find: 'খুঁজুন',
    none: 'কাউকে পাওয়া গেল না। নামের কম অংশ বা ফোন নম্বর দিয়ে দেখুন।',
    member: 'সদস্য',
    suspended: 'বন্ধ করা আছে',
    'to be deleted': 'মুছে ফেলা হবে',
    'step 1 only': 'নিবন্ধনের প্রথম ধাপ হয়েছে',
    more: (count: string) => `আরও ${count} জন: নামের আরও অংশ দিন।`,
  },
});
