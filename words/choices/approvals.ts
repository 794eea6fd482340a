import type { Language } from '#contract/choices.ts';
import type { ReturnReason } from '#contract/staff/approvals.ts';

/** What a family reads about something that the office returned: what to correct, and how. */
export const returnReasons: Readonly<Record<ReturnReason, Record<Language, string>>> = {
  photoUnclear: {
    en: 'The face is hard to see in the photo. Please send a clear one, in daylight, without sunglasses.',
    bn: 'ছবিতে মুখ ভালো বোঝা যাচ্ছে না। দিনের আলোয় তোলা, রোদচশমা ছাড়া একটি স্পষ্ট ছবি দিন।',
  },
  photoOther: {
    en: 'The photo seems to be of somebody else. Please send one of the bride or groom.',
    bn: 'ছবিটি অন্য কারও বলে মনে হচ্ছে। পাত্র বা পাত্রীর নিজের ছবি দিন।',
  },
  photoSeveral: {
    en: 'There are several people in the photo. Please send one in which the bride or groom is alone.',
    bn: 'ছবিতে কয়েকজন আছেন। পাত্র বা পাত্রীর একার একটি ছবি দিন।',
  },
  photoContact: {
    en: 'There is a phone number or an address in the photo. For your safety please send one without it.',
    bn: 'ছবিতে ফোন নম্বর বা ঠিকানা দেখা যাচ্ছে। আপনাদেরই নিরাপত্তার জন্য এমন ছবি দিন, যাতে সেটি নেই।',
  },
  nameWhole: {
    en: 'Please write the full name, as it is written on an official document. Other members see it without the surname.',
    bn: 'সরকারি কাগজে যেমন আছে, পুরো নামটি তেমনই লিখুন। অচেনা কেউ পদবি দেখতে পান না।',
  },
  wordsContact: {
    en: 'Your own words contain a phone number, an e-mail address or the name of another site. Please remove it: your phone number is shown once both families have accepted.',
    bn: 'আপনাদের লেখায় ফোন নম্বর, ই-মেল বা অন্য সাইটের নাম আছে। সেটি বাদ দিন: দুই পক্ষ কথা বলতে রাজি হলে ফোন নম্বর এমনিই দেখা যাবে।',
  },
  wordsKind: {
    en: 'Some of your own words may hurt others. Please write them more kindly.',
    bn: 'লেখার কিছু কথা অন্যদের মনে আঘাত দিতে পারে। একটু নরম করে লিখুন।',
  },
  birthDate: {
    en: 'The birth date does not seem right. Please check it again.',
    bn: 'জন্মতারিখটি ঠিক মনে হচ্ছে না। আর একবার মিলিয়ে দেখুন।',
  },
  paper: {
    en: 'For this change we need to see a document. Please come to our office, or call us.',
    bn: 'এই বদলের জন্য একটি কাগজ দেখাতে হবে: অফিসে আসুন, বা ফোন করুন।',
  },
};

const isReason = (text: string): text is ReturnReason => text in returnReasons;

/**
 * Returns, as the family reads it, why something was returned. `told` has a reason of the list, the office's own words,
 * or both, one a line.
 */
export function returnReasonIn(told: string, language: Language): string {
  const [first = '', ...words] = told.split('\n');
  return [isReason(first) ? returnReasons[first][language] : first, ...words].filter(Boolean).join(' ');
}
