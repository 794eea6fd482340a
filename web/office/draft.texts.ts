import { texts } from '#words/texts.ts';

export const draftTexts = texts({
  en: {
    draft: 'Draft',
    drafts: 'Drafts',
    kept: (moment: string, by: string) => `saved on ${moment} by ${by}`,
    publishes: (day: string) => `will be published on ${day}, at midnight`,
    failed: (day: string) => `was not published on ${day}: somebody had changed the text in the meantime`,
    overtaken: 'somebody has changed the text since',
    keep: 'Save as a draft',
    drop: 'Discard the draft',
    publishOn: 'Day of publication',
    publishOnHint:
      'If you leave this empty, it is published at once; otherwise at midnight in India, when that day begins',
  },
  bn: {
    draft: 'খসড়া',
    drafts: 'খসড়া',
    kept: (moment: string, by: string) => `সেভ করেছেন ${by}, ${moment}`,
    publishes: (day: string) => `${day}, রাত বারোটায় প্রকাশ করা হবে`,
    failed: (day: string) => `${day} তারিখে প্রকাশ করা হয়নি: এর মধ্যে কেউ আগের লেখাটি বদলেছেন`,
    overtaken: 'এর মধ্যে কেউ আগের লেখাটি বদলেছেন',
    keep: 'খসড়া হিসেবে সেভ করুন',
    drop: 'খসড়া ফেলে দিন',
    publishOn: 'কবে প্রকাশ করা হবে',
    publishOnHint: 'তারিখ না দিলে এখনই প্রকাশ করা হবে; দিলে সেই তারিখ শুরু হওয়ামাত্র, রাত বারোটায়',
  },
});
