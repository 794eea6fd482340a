import { texts } from '#words/texts.ts';

export const blockedPhonesTexts = texts({
  en: {
    phone: 'Phone number to block',
    hint: 'We keep it in a form that nobody can read, not even us. Only the last two digits are kept, so that you can recognise it.',
    block: 'Block this number',
    entry: (digits: string, day: string) => `A number ending in ${digits}, blocked on ${day}`,
    unblock: (digits: string) => `Unblock …${digits}`,
  },
  bn: {
    phone: 'যে ফোন নম্বর আটকাতে চান',
    hint: 'নম্বরটি এমনভাবে রাখা হয়, যাতে কেউই তা পড়তে না পারেন, আমরাও না। আপনারা যাতে চিনতে পারেন, তাই শুধু শেষ দুটি সংখ্যা থাকে।',
    block: 'নম্বরটি আটকে দিন',
    entry: (digits: string, day: string) => `নম্বরের শেষে ${digits}; ${day} তারিখে আটকেছেন`,
    unblock: (digits: string) => `আর আটকাবেন না: …${digits}`,
  },
});
