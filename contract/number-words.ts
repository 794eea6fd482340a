// Words for digits, as they are spelled out and as they are typed in haste: English, Bengali, Hindi, and each in the letters of the others.
const DIGITS = [
  'zero oh nil nought naught jiro ziro shunno sunno shunyo sunyo shunya sunya shoonya shunyaw shonno shunno-ta শূন্য শুন্য শূণ্য শুণ্য জিরো ওহ शून्य शुन्य ज़ीरो जीरो ज़िरो',
  'one ek ak aek eak wan ওয়ান এক একে ওয়ান एक वन',
  'two du dui dvi doi do tu টু দুই দু दो टू',
  'three tin teen tri thri থ্রি তিন तीन थ्री',
  'four for-r char chaar chaer cher fore ফোর চার चार फोर फ़ोर',
  'five panch paanch pach paach panch faiv ফাইভ পাঁচ পাচ पांच पाँच पाच फाइव',
  'six choy chhoy chhoi choi chhay choe soy chha chhe chhah cheh siks সিক্স ছয় ছয ছ छह छः छे छै सिक्स',
  'seven sat saat shat shaat sath sevan সেভেন সাত सात सेवन',
  'eight at aat aath ath ait aight aatt এইট আট आठ एट',
  'nine noy noi nou nau noe nay nain naw নাইন নয় নয ন नौ नाइन',
];
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety';
// From 10 to 99.
const BENGALI =
  'দশ এগারো বারো তেরো চোদ্দো পনেরো ষোলো সতেরো আঠারো উনিশ কুড়ি একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আঠাশ উনত্রিশ ' +
  'তিরিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ উনচল্লিশ চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ উনপঞ্চাশ ' +
  'পঞ্চাশ একান্ন বাহান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন উনষাট ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি উনসত্তর ' +
  'সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর উনআশি আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি অষ্টআশি উননব্বই ' +
  'নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই';
const OTHERS =
  '14 চোদ্দ চৌদ্দ 16 ষোল 18 আঠার 11 এগার 12 বার 13 তের 15 পনের 17 সতের 20 বিশ 30 ত্রিশ 28 আটাশ 33 তেত্তিরিশ 89 ঊননব্বই 79 ঊনআশি 80 আশী 88 অষ্টাশি 90 নব্বুই 98 আটানব্বুই 83 তিরাশী 84 চুরাশী 85 পঁচাশী 98 অষ্টানব্বই 70 সত্তুর';

const words = new Map<string, string>();
/** One form for a Bengali letter that keyboards write in two ways. */
export const plainWord = (word: string): string => word.normalize('NFC').replace(/\u09bc/g, '');
const add = (word: string, digits: string | number) => words.set(plainWord(word), String(digits));
for (const [digit, all] of DIGITS.entries()) for (const word of all.split(' ')) add(word, digit);
for (const [at, word] of TEENS.split(' ').entries()) add(word, at + 10);
for (const [at, word] of BENGALI.split(' ').entries()) add(word, at + 10);
for (const pair of OTHERS.match(/\d+ \S+/g) ?? []) add(pair.slice(3), pair.slice(0, 2));

const tens = new Map(TENS.split(' ').map((word, at) => [word, String(at)]));
const TWICE = /^(double|dbl|dabol|dobol|dabal|daball|twice|ডবল|ডাবল|দুবার|डबल)$/;
const THRICE = /^(triple|tripple|trebl[ey]?|tripal|ট্রিপল|ট্রিপেল|ट्रिपल)$/;

/** The digits of a word that stands for some; undefined for any other. */
export const digitsOfWord = (word: string): string | undefined => words.get(word);
/** The first digit of ninety, which the next word may complete. */
export const tenOfWord = (word: string): string | undefined => tens.get(word);
/** How often the next digit is meant: double nine. */
export const timesOfWord = (word: string): number => (TWICE.test(word) ? 2 : THRICE.test(word) ? 3 : 1);
