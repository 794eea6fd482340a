import { texts } from '#words/texts.ts';

export const draftTexts = texts({
  en: {
    draft: 'Draft',
    drafts: 'Drafts',
    kept: (moment: string, by: string) => `kept on ${moment} by ${by}`,
    publishes: (day: string) => `will be published on ${day}, at midnight`,
    failed: (day: string) => `was not published on ${day}: what stands there was changed meanwhile`,
    overtaken: 'what stands there has been changed since',
    keep: 'Keep as a draft',
    drop: 'Throw the draft away',
    publishOn: 'Day of publishing',
    publishOnHint: 'Without a day it is published at once; otherwise when the day begins, at midnight in India',
  },
  bn: {
    draft: 'খসড়া',
    drafts: 'খসড়া',
    kept: (moment: string, by: string) => `${moment}-এ রেখেছেন ${by}`,
    publishes: (day: string) => `${day}, রাত বারোটায় প্রকাশ হবে`,
    failed: (day: string) => `${day} তারিখে প্রকাশ হয়নি: এর মধ্যে আগের লেখাটি বদলেছে`,
    overtaken: 'এর মধ্যে আগের লেখাটি বদলেছে',
    keep: 'খসড়া হিসেবে রাখুন',
    drop: 'খসড়া ফেলে দিন',
    publishOn: 'কবে প্রকাশ হবে',
    publishOnHint: 'দিন না দিলে এখনই প্রকাশ হবে; দিলে সেই দিন শুরু হলে, রাত বারোটায়',
  },
});
