import { texts } from '#words/texts.ts';

/** Texts for how often a profile was opened, and when and why the office opened it. */
export const readingsTexts = texts({
  en: {
    lead: 'For a year we keep a record of who opened which profile, and on which day, so that our office can help if somebody misuses what they see. Here you see how many members opened yours each week.',
    none: 'Your first week is not over yet.',
    week: (day: string) => `The week from ${day}`,
    few: 'fewer than ten',
    office: 'The trust’s office opened the profile on these days, for these reasons:',
    officeNever: 'The trust’s office did not open the profile in these weeks.',
    account: 'work on your account',
    approval: 'to check what others will see',
    call: 'a call',
    report: 'a report',
    search: 'it came up while we looked for another family',
  },
  bn: {
    lead: 'কে কবে কার প্রোফাইল খুলে দেখেছেন, তা এক বছর লেখা থাকে, যাতে কেউ অন্যায় করলে অফিস সাহায্য করতে পারে। এক-একটি সপ্তাহ শেষ হলে এখানে দেখতে পাবেন, সেই সপ্তাহে কজন আপনাদের প্রোফাইল খুলেছেন।',
    none: 'নাম লেখানোর পরে এখনও একটি সপ্তাহও পুরো হয়নি।',
    week: (day: string) => `${day} থেকে এক সপ্তাহ`,
    few: 'দশজনেরও কম',
    office: 'ট্রাস্টের অফিস যেসব দিনে প্রোফাইলটি খুলেছে, আর যে কাজে:',
    officeNever: 'এই সপ্তাহগুলিতে ট্রাস্টের অফিস প্রোফাইলটি খোলেনি।',
    account: 'আপনাদের অ্যাকাউন্টের কাজ',
    approval: 'আর সবাই যা দেখবেন, তা দেখে নেওয়া',
    call: 'ফোন',
    report: 'অভিযোগ',
    search: 'অন্য পরিবার খুঁজতে গিয়ে দেখা',
  },
});
