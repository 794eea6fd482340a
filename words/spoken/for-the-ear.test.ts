import { expect, test } from 'vitest';
import { forTheEar } from './for-the-ear.ts';
import { sentencesOf } from './sentences.ts';

test.each([
  ['২৯ · ৫\'১১" · পুরুলিয়া', 'উনত্রিশ, পাঁচ ফুট এগারো ইঞ্চি, পুরুলিয়া'],
  ['৫′৪″', 'পাঁচ ফুট চার ইঞ্চি'],
  ['৫\'০"', 'পাঁচ ফুট'],
  ['৫ ফুট ৫ ইঞ্চি (১৬৫ সেমি)', 'পাঁচ ফুট পাঁচ ইঞ্চি, একশো পঁয়ষট্টি সেন্টিমিটার'],
  ['জন্ম ১৯৯৮ সালে', 'জন্ম উনিশশো আটানব্বই সালে'],
  ['২৬ আগস্ট, ২০২৫', 'ছাব্বিশে আগস্ট, দু হাজার পঁচিশ'],
  ['বিকেল ৪:৩০', 'বিকেল সাড়ে চারটে'],
  ['২৮ নভেম্বর, ০০:০১', 'আটাশে নভেম্বর, রাত বারোটা বেজে এক মিনিট'],
  ['২টি সন্তান, ৬জন', 'দুটি সন্তান, ছজন'],
  ['১০টির মধ্যে ৩টি মেলে', 'দশটির মধ্যে তিনটি মেলে'],
  ['২৪/৩৬ গুণ', 'ছত্রিশটির মধ্যে চব্বিশটি গুণ'],
  ['২৫–৩২ বছর', 'পঁচিশ থেকে বত্রিশ বছর'],
  ['বছরে ৩ থেকে ৬ লাখ টাকা', 'বছরে তিন থেকে ছয় লাখ টাকা'],
  ['১,৩৪,০২৮ টাকা', 'এক লাখ চৌত্রিশ হাজার আটাশ টাকা'],
  ['SV300417', 'এস ভি তিন শূন্য শূন্য চার এক সাত'],
  ['+৯১ ৯৮৩০০ ০০০০১', 'প্লাস নয় এক নয় আট তিন শূন্য শূন্য শূন্য শূন্য শূন্য শূন্য এক'],
  ['+৯১ ৯৮৩০০০০০০১', 'প্লাস নয় এক নয় আট তিন শূন্য শূন্য শূন্য শূন্য শূন্য শূন্য এক'],
  ['নাম লেখান: ধাপ ১/২', 'নাম লেখান: দুটি ধাপের প্রথমটি'],
  ['আটটি কূট · ১৫ / ১৫', 'আটটি কূট, পনেরোটির মধ্যে পনেরোটি'],
  ['৪.৫ / ৭', 'সাতটির মধ্যে চার দশমিক পাঁচ'],
  ['২/৯', 'নটির মধ্যে দুটি'],
  ['যে ঘরে * চিহ্ন নেই, তা ফাঁকাও রাখতে পারেন।', 'যে ঘরে তারা চিহ্ন নেই, তা ফাঁকাও রাখতে পারেন।'],
  ['PIN ৭০০০০১', 'পিন সাত শূন্য শূন্য শূন্য শূন্য এক'],
  ['B.A., M.Sc., WBCS', 'বি এ, এম এসসি, ডব্লিউ বি সি এস'],
  ['হিসাবরক্ষক / সিএ', 'হিসাবরক্ষক বা সিএ'],
  ['১ম, ২য় আর ১২তম', 'প্রথম, দ্বিতীয় আর বারোতম'],
  ['রক্তের গ্রুপ এবি−', 'রক্তের গ্রুপ এবি নেগেটিভ'],
  ['ও+', 'ও পজিটিভ'],
  ['৯৫%', 'পঁচানব্বই শতাংশ'],
  ['৩.৫ লাখ', 'তিন দশমিক পাঁচ লাখ'],
])('in Bengali %s is %s', (written, said) => {
  expect(forTheEar(written, 'bn')).toBe(said.normalize('NFC'));
});

test.each([
  ['29 · 5\'11" · Purulia', 'twenty-nine, five feet eleven, Purulia'],
  ['5 ft 5 in (165 cm)', 'five feet five, one hundred and sixty-five centimetres'],
  ['Born in 1998', 'Born in nineteen ninety-eight'],
  ['26 August 2025', 'twenty-sixth August, twenty twenty-five'],
  ['4:20 pm', 'four twenty p m'],
  ['28 November, 00:01', 'twenty-eighth November, twelve oh one a m'],
  ['Up to ₹3 lakh a year', 'Up to three lakh rupees a year'],
  ['₹3 to 6 lakh a year', 'three to six lakh rupees a year'],
  ['1,34,028', 'one lakh thirty-four thousand and twenty-eight'],
  ['+91 9830000001', 'plus nine one nine eight three zero zero zero zero zero zero one'],
  ['We need the fields marked *. The rest can wait.', 'We need the fields marked with a star. The rest can wait.'],
  ['anything without a *.', 'anything without a star.'],
  ['SV300417', 'S V three zero zero four one seven'],
  ['M.Sc., B.A., B.Tech., WBCS', 'M S C, B A, B Tech, W B C S'],
  ['AB−', 'A B negative'],
  ['O+', 'O positive'],
  ['4.5 / 7', 'four point five of seven'],
  ['Guna 24/36', 'Guna twenty-four of thirty-six'],
  ['Accountant / CA', 'Accountant or C A'],
  ["don't", "don't"],
])('in English %s is %s', (written, said) => {
  expect(forTheEar(written, 'en')).toBe(said);
});

test('what a family typed in the other script can be read, too', () => {
  for (const typed of [
    'Tathagata Chatterjee',
    'xyz@mail.com',
    'She likes Rabindrasangeet & cooking!',
    'B.Sc (Hons), C.U.',
  ]) {
    const spokenText = forTheEar(`নাম ${typed}`, 'bn');
    expect(spokenText).not.toMatch(/[A-Za-z0-9০-৯@&]/);
    expect(spokenText.length).toBeGreaterThan(8);
  }
});

test('a text is cut at the ends of its sentences, not at abbreviations', () => {
  expect(sentencesOf('She has a B.A. from Calcutta. Dr. Sen is her father!\nআমরা ফোন করব? হ্যাঁ। শেষ · —')).toEqual([
    'She has a B.A. from Calcutta.',
    'Dr. Sen is her father!',
    'আমরা ফোন করব?',
    'হ্যাঁ।',
    'শেষ · —',
  ]);
  expect(sentencesOf(' … \n — ')).toEqual([]);
});
