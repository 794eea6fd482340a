import { expect, test } from 'vitest';
import { hasContact } from './contact-in-words.ts';

const FOUND = {
  'English tens in letters of Bengali and Hindi': [
    'নাইনটি এইট, থার্টি, ফোর্টি ফোর, টুয়েলভ, সিক্সটি সেভেন',
    'call সেভেন্টি নাইন টোয়েন্টি ওয়ান সিক্সটি সেভেন সিক্সটি সিক্স ফিফটি সেভেন',
    'नाइंटी नाइन, एटी थ्री, सिक्सटी टू, ट्वेंटी फाइव, थर्टीन',
  ],
  'digits that are counted': [
    'noe atta tinte shunyo charte charte ekta duto pachta chhota',
    'আটটা জিরোটা পাঁচ তিন নটা পাঁচ আট আট সাত চার',
  ],
  'half in words, half in figures': [
    'Reach us at eight two three seven 298554 after 8',
    'seven oh seven four 224947',
    'Text only please, I am in office till six. eight zero eight nine ৯৪৬১১৫',
  ],
  'what is said while it is told': [
    '874 bujhlen 325 হাইফেন 3458 te',
    'dial eight two one O one লিখুন five O nine seven six for details',
    '98 এর পরে 47 আর 08 followed by 99 okay then 16',
    'Take eight six nine eight five three and stick five eight oh four at the end, that reaches my mother.',
  ],
  'beginning and end': [
    'চিঠির শুরুতে 91551।\nপাত্রের বয়স ত্রিশ, বাড়ি কালনা।\nচিঠির শেষে 94177। বাকি কথা পরে।',
    'Dear aunty, 75915. The weather is fine here, we had rain on Tuesday and the pond is full. 88559. Now ring us.',
    '৪১২৫৬ পেছনে, সামনে ৯৮৩০৪',
  ],
  'words run together with letters': [
    'NineFourOThreeTwoFourThreeZeroFourTwo',
    'নপাচআটসাততিনচারআটচারদুইদুই',
    'nineoneone fivetwoO twosevenfive four',
  ],
  'marks about pieces': ['Reach us at [835549]"0173"', 'amar number "786" {18} [86960]'],
  'tens among digits': ['Please ring seventy four forty one three two one nine five in the evening'],
  'all numbers of a passage': [
    'Read the ages: grandpa eighty-nine, grandma thirty seven, aunt thirty-two, father eighty, mother seventy-seven. That is my mobile.',
    '৬০০ হল মায়ের প্রিয় সংখ্যা, ২৫৮ বাবার, ৮৫৮৩ আমার জন্মের ঘর। পাশাপাশি বসিয়ে ডায়াল করলেই বুঝবেন।',
  ],
  'letters like figures': [
    'মেসোমশাই, একবার 9oOB9E3EBO ঘুরিয়ে দেখুন',
    'Thank you.\nBoEOooOoO8\nRegards',
    'cl me 778 8o ol O4l or wp',
  ],
  'small countries': ['Singapore 9123 4567', 'Doha te dada, 5512 3456'],
};
test.each(Object.entries(FOUND))('%s are found', (_kind, texts) => {
  expect(texts.filter((text) => !hasContact(text))).toEqual([]);
});

const NONE = {
  'numbers that count beside talk of phones': [
    'বাবার বয়স ৬৪, মায়ের ৫৮, দিদিমার ৮৬, আমার ২৯, বোনের ২৪। Number exchange hole tobe phone korben.',
    'He scored 98, 30, 44, 12 and 56 in his last five innings, We do not use whatsapp for this, only the site',
    'Number of guests: 98 + 30 from our side, 44 + 12 from yours, 56 children',
    'WhatsApp groups of 98, 30 and 44 people tire me',
    'We need rooms for 98 guests, 30 cars, 44 plates extra. Please call after 7.',
  ],
  'days and hours': [
    'Thank you for calling on 14 March; my wife was away till 16, and we return on 18 or 19',
    'phone korechilam 8 tay, 9 tay, 10 tay; keu dhore ni, 3 bar',
    'আঠারো, উনিশ, কুড়ি, একুশ, বাইশ তারিখে লগ্ন আছে',
    'Class 9 e 8th, class 10 e 3rd, class 11 e 4th, class 12 e 1st, call me proud',
  ],
  'codes and references': [
    'The parcel came by Speed Post EW983044125IN on 3 March, please call before you come',
    'IFSC SBIN0001234, branch code 01234. Our phone numbers will be exchanged after acceptance',
    'Roll number 30125, registration number 9830441 of 2012, Burdwan University',
    'Pension order no 9830/44125, retired 31.12.2016',
  ],
  'rows that grow and shares': [
    'Perfect numbers 6, 28, 496, 8128 are dear to him',
    'SGPA 8.9, 9.1, 8.4, 8.8, 9.0, 9.3. I will call between 7 and 8',
  ],
  houses: ['Flat 6B, 20 Lake Road, third floor, 1384 sq ft. PIN 700028, Kolkata.'],
};
test.each(Object.entries(NONE))('%s: no phone', (_kind, texts) => {
  expect(texts.filter(hasContact)).toEqual([]);
});
