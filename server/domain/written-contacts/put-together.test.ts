import { expect, test } from 'vitest';
import { hasContact } from './contact-in-words.ts';

const FOUND = {
  'pieces that the reader is told to put together': [
    'My house is 983, my gate says 041, the bus is 25 and my roll was 77. Join them and you can call me.',
    'My flat is 840, my floor says 962, my bus is 17 and my roll was 53. Put them side by side and you can ring me.',
    'আমি যখন ৮৩-তে পড়ি, পরীক্ষায় ০৬ পাই, পরে ৯১, তারপর ৪৭, শেষে ২৫। নম্বরগুলো জুড়লেই আমাকে ফোনে পাবেন।',
    'amar bari 983, gate e lekha 041, bus 25, roll 77. number gulo jurle phone e paben amake',
  ],
  'talk between pauses': [
    'নয় আট তিন … একটু দাঁড়ান … zero four one … হ্যাঁ … ২৫৭৭ … কল করবেন',
    'nine eight three ... cha khete khete ... শূন্য চার এক ... abar ... 2577 ... phone korben to? Baki kotha pore bolbo.',
  ],
  'a letter between digits': [
    'noyZaatZtinZshunnoZcharZekZduiZpanchZsaatZsaat – majher Z gulo baad, phone number',
    'nineQeightQthreeQzeroQfourQoneQtwoQfiveQsevenQseven',
  ],
  'pictures to count': [
    'ফুল গুনে নম্বর লিখুন: 🌸🌸🌸🌸🌸🌸🌸🌸🌸 🌸🌸🌸🌸🌸🌸🌸🌸 🌸🌸🌸 ⭕ 🌸🌸🌸🌸 🌸 🌸🌸 🌸🌸🌸🌸🌸 🌸🌸🌸🌸🌸🌸🌸 🌸🌸🌸🌸🌸🌸🌸',
    'তারা গুনুন ⭐⭐⭐⭐⭐⭐⭐⭐⭐ ⭐⭐⭐⭐⭐⭐⭐⭐ ⭐⭐⭐ 0 ⭐⭐⭐⭐ ⭐ ⭐⭐ ⭐⭐⭐⭐⭐ ⭐⭐⭐⭐⭐⭐⭐ ⭐⭐⭐⭐⭐⭐⭐',
  ],
  'signs of names in Bengali words': [
    'ছবির অ্যাপে খুঁজুন: r i y a নিচের দাগ s e n',
    'ruma@বাড়ি.কম',
    'ইমেল riya তারপর একটা বিন্দু তারপর sen, গোল a, গুগলের চিঠির ঠিকানা',
  ],
  'names from their end': ['আমার ইনস্টা উল্টো করে: 95nes.ayir', 'My insta backwards: 700radlahqifar'],
  'letters like figures in two halves': ['m0b 9B3O4 l2S77', 'ph0ne B9I77 SIlBI ca11 kor0'],
};
test.each(Object.entries(FOUND))('%s are found', (_kind, texts) => {
  expect(texts.filter((text) => !hasContact(text))).toEqual([]);
});

const NONE = {
  'numbers with nobody to call behind them': [
    'আমাদের বাড়ি ২৫ নম্বর, দোকান ৪১ নম্বর। পাশাপাশি থাকি, ফোন কমই লাগে।',
    'Dinner is for 98 guests, 30 cars, 41 rooms and 25 cooks, 77 plates more. Call them together at noon.',
    'Marks: Bengali 78, English 81, maths 92, science 74, history 69. Put together it is 79 percent; we can talk by phone later.',
  ],
  pauses: [
    'He is 31 ... works at TCS ... earns 15 lakh ... 5 feet 9 ... from Howrah',
    'বয়স ২৯ ... উচ্চতা ৫ ফুট ৪ ... এম এ ২০১৮ ... চাকরি ২০২০ থেকে ... ভাই ২৪',
  ],
  'degrees and flats': [
    'বি.কম পাশ, এখন এম.কম পড়ছে',
    'बारहवीं में 86 प्रतिशत, बी.कॉम में 71, एम.बी.ए. 2021 में।',
    'Our flat number is on the profile card only as "4th floor"; the full address comes later.',
  ],
  'pictures and signs': [
    '🎂🎂 🎉🎉🎉 🎈 🎈🎈 🌹 🌹🌹🌹🌹 🎂 🎉 🎈🎈 🌹',
    'কাগজে তিনটে বিন্দু আর একটা গোল a আঁকা',
    'বইটা উল্টো করে ধরে পড়ে, ইনস্টা দেখে না',
  ],
};
test.each(Object.entries(NONE))('%s: no contact', (_kind, texts) => {
  expect(texts.filter(hasContact)).toEqual([]);
});
