import { texts } from '#words/texts.ts';

export const blockedPhonesTexts = texts({
  en: {
    heading: 'Blocked phone numbers',
    lead: 'Is there somebody who must not find you here? Whoever has this number, as their own or as a guardian’s, sees nothing of you: not today, not if they register later, and they are told nothing of it. If the two of you had accepted each other, that ends for good.',
    phone: 'Phone number to block',
    hint: 'We keep it so that nobody can read it, not even us; only its last two digits stay here for you.',
    block: 'Block this number',
    none: 'You have blocked no number.',
    entry: (digits: string, day: string) => `A number that ends in ${digits}, blocked on ${day}`,
    unblock: (digits: string) => `Take back: …${digits}`,
  },
  bn: {
    heading: 'যে ফোন নম্বরগুলি আটকে রেখেছেন',
    lead: 'এমন কেউ কি আছেন, যাঁর চোখে এখানে পড়তে চান না? এই নম্বর যাঁর নিজের বা যাঁর অভিভাবকের, তিনি আপনাদের কিছুই দেখতে পাবেন না: আজও না, পরে নাম লেখালেও না। তাঁকে কিছু জানানোও হবে না। দুই পক্ষ আগে রাজি হয়ে থাকলে সেই আলাপ একেবারে শেষ হবে।',
    phone: 'যে ফোন নম্বর আটকাতে চান',
    hint: 'নম্বরটি এমনভাবে রাখা হয় যে কেউ পড়তে পারেন না, আমরাও না; আপনাদের মনে করানোর জন্য শুধু শেষ দুটি অঙ্ক থাকে।',
    block: 'নম্বরটি আটকে দিন',
    none: 'কোনও নম্বর আটকে রাখেননি।',
    entry: (digits: string, day: string) => `যে নম্বরের শেষে ${digits}; ${day} তারিখে আটকেছেন`,
    unblock: (digits: string) => `আর আটকাবেন না: …${digits}`,
  },
});
