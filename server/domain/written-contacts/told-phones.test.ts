import { expect, test } from 'vitest';
import { hasContact } from './contact-in-words.ts';

const FOUND = {
  'codes of countries without a plus': [
    '968 92345678',
    'Oman 968 9234 5678',
    '971 50 123 4567',
    'Dubai te thaki 971 55 123 4567',
    '880 1711 12 34 56',
    '880 1711 123456',
    'London 44 7911 123 456',
    '44 7911 123456',
    'Melbourne 61 412 345 678',
    '65 9123 4567',
    'KL e thaki 60 12-345 6789',
    '966 50 123 4567',
    'Doha 974 3312 3456',
    'call 965 9912 3456',
    '973 3612 3456',
  ],
  'landlines two by two': ['sydney home 02 84 53 94 56', 'london home 020 79 46 01 23', 'landline 03 98 76 54 32'],
  'Bengali figures in odd groups': [
    '৯০০ ২০৫৯ ০৭৪',
    '৯০০ ২০৫৯ ০৭৪ কথা বলুন',
    'মোব. ৯৮ ৩০০১ ২৩৪৫',
    'কথা বলুন ৯৮ ৩০০১ ২৩৪৫',
    'মুঠোফোন ৭০৪ ৪৪১ ৯০৮৩',
    '98 300 123 45',
  ],
  'a code, and the rest': [
    "I'm a 408 girl, rest of it is 287-2871",
    'I am a 510 guy, then 954-7327',
    'from the 212, followed by 555 0199',
    '408 ka hoon, baki 287 2871',
    'start with 408, rest 2872871',
  ],
  'pairs to be joined': [
    '79, 07, 87, 48, 57 sob jog kore likhe fon dao',
    '98, 30, 01, 23, 45 jure fon koro',
    '৯৮, ৩০, ০১, ২৩, ৪৫ পরপর বসিয়ে নিন',
    'put 98, 30, 01, 23, 45 together',
  ],
  'digits by sound in Latin letters': [
    'noy aat tin shuno shunno aik dui tin car pas',
    'nay at teen ziro ziro aik du tin car paas',
    'nai aat tin siro zero ak do teen char pas',
    'sunno aik saat aik aik aik dui tin car pas choy',
    'shat zero four char chaar one nay sunno eight teen',
    'নয় আট তিন শুন্য শুন্য অ্যাক দুই তিন চাইর পাচ',
  ],
  'words on the keys': [
    'on a keypad I spell GNZC1FUG0D (ten letters)',
    'type XTDRUMASEN on the keypad',
    'T9 te likho WTDRUMASEN',
  ],
  'phones by flights and constants': [
    'flew AI 0177, ring 98300 12345',
    'pi is 3.14159, call 9830012345',
    '3.14159 9830012345',
    'flight UK 07911 123456 call me',
  ],
};
test.each(Object.entries(FOUND))('%s are found', (_kind, texts) => {
  expect(texts.filter((text) => !hasContact(text))).toEqual([]);
});

const HONEST = {
  flights: [
    'Last month I flew AI 0177 and EK 0570 back to back',
    'flew AI 0177 and EK 0570, call it madness',
    'Flights this year: QR 540, EK 572, SQ 516, 6E 6721. I call it work.',
  ],
  constants: [
    'I can recite pi: 3.1415926535 8979323846, scored 98 in maths',
    'Pi 3.14159 26535 89793; math score 99',
    'e is 2.718281828459 and pi 3.141592653589; marks 100 and 99',
    'my favourite number is 1.6180339887, the golden ratio',
    'Planck 6.62607015e-34 and c 299792458: I teach physics',
    'three point one four one five nine two six five three five, says our son',
  ],
  'codes of countries': [
    'Oman since 2014, Dubai 2017-2019',
    'Muscat since 2015, salary 968 rials, 12345678 views',
    'We have 44 cousins, 7911 followers, 123456 coconuts',
    '65 91 88 76 82 in five papers',
    '880 sq ft flat in Dhaka 1230',
    'Office bari 01 12 15 18 21',
    'sydney home 2 bedrooms, 84 sq m, 53 plants',
  ],
  'a number and the rest': [
    "I'm a 408 girl, the rest is history",
    'In 408 I live, the rest of the floor is 287 and 288',
    'Batch of 408 students, rest failed in 2018',
    'Bus 900, 2059 and 074 pass our gate',
  ],
  'pairs with commas': [
    '79, 87, 88, 68, 57: my marks; all added 379',
    'Sweets: 79, 47, 87, 48, 57 taka each, sob jog kore bill dao',
  ],
  'words that sound like digits': [
    'ek du tin char pach choy sat at noy dosh, gaan ta mone ache',
    'car ache, pas korechi, du bhai, ak bon, tin kaka, at pisi',
    'choy bochor, sat bhai, at bon, noy mas, tin mama',
    'ami at home thaki, car nei, pas kore chakri pai',
  ],
  'words about keys': [
    'on a keypad I type fast, INTERNATIONAL chess player',
    'I spell my name MOUSHUMI, on a keypad I am slow',
  ],
  'talk in figures': ['আয় ৯০০ ২০৫৯ টাকা', '৯০০ জন অতিথি, ২০৫৯ সাল অবধি ০৭৪', 'কথা বলুন পরিবারের সঙ্গে, বাড়ি ৭০০০২৯'],
};
test.each(Object.entries(HONEST))('%s are no phone', (_kind, texts) => {
  expect(texts.filter(hasContact)).toEqual([]);
});
