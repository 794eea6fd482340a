import { expect, test } from 'vitest';
import { hasContact } from './contact-in-words.ts';

const CODED = {
  'a row of which some come again': [
    'my mobile in spices: jeera haldi jeera dhania laung elaichi jeera methi haldi laung',
    'atomic names of my phone: Oxygen Carbon Fluorine Lithium (none) Boron Lithium Boron Hydrogen Lithium',
    'Aug X May Apr Apr Jul Feb Aug Jan Jan phone me ok',
    'লাল নীল লাল সবুজ হলুদ নীল কালো লাল সাদা সবুজ রং দিয়ে ফোন',
    'piano keys C D C E F G C D A B my mobile number',
    'phone in ascii codes 55 48 48 52 50 51 48 56 54 54',
    'moon phases 🌑🌒🌑🌓🌔🌕🌑🌒🌓🌖 number',
    'shift key stuck: *)^@&#%#@( (number row) call me',
    'then call: 🌹🌹🌹🌹🌹🌹🌹 ⭕ 🌹 🌹 🌹🌹🌹🌹 🌹🌹🌹 🌹🌹🌹 🌹🌹🌹 🌹🌹🌹🌹🌹 ⭕ my number',
    'binary per digit: 111 11 10 101 0 0 1 10 1 1001 thats my cell',
    '7 smile 9 home 0 star 9 home 0 river 6 puja 8 puja 9 lotus 7 fish 0 fish',
  ],
  'a key beside its row': [
    'my no B 0 8 B l 7 6 7 2 I o is zero l is one S is 5 B is 8 Z is 2 g is 9',
    'cards: 6♥ 3♣ A♠ 4♦ 2♥ 9♠ 2♥ Joker 2♥ Joker joker is 0 ace is 1 this is my number',
    'letters q is 1 w is 2 ... p is 0, so my mobile: OROTRTOOIY',
    'count the letters in each word (dash is 0), get my mobile: mountain you at home home evening fish ... I holiday',
  ],
  'letters hidden, left out or mistyped': [
    'n*ne f**r f*ve z*ro thr** f**r tw* n*ne *ne f**r fill vowels, my mobile',
    'sx tw zr zr fv tw sx fr on zr (short for digits) fone me',
    'nyne 8t tree to sevn fore tree ate for ate ring me',
    'n-i-n-e f-o-u-r n-i-n-e n-i-n-e n-i-n-e s-e-v-e-n f-o-u-r s-e-v-e-n o-n-e s-i-x ring',
  ],
  'digits of other languages': [
    'neuf huit zero trois cinq deux un quatre sept six',
    'sabaa sifr tisaa wahid arbaa thamania arbaa thamania sabaa sitta',
    'nava ashta shunya tri pancha dvi eka chatur sapta shat',
    'नौ आठ शून्य तीन पाँच दो एक चार सात छह',
  ],
  'a code behind its number': [
    'qatar no 3516 0348 code 974',
    'kuwait 9912 3456 add 965 before',
    'oman te 9212 3456 ISD 968',
    '975l633gB7',
  ],
  'an account to put together': [
    'my first name rimjhim then surname kar then 91 no gap, gmail',
    'নাম debjani পদবি ahmed মাঝে ডট, জিমেইল',
    'Parrot Rose Ink Tiger Hen Apple first letters, then 75, gmail',
    'in insta letters are R for Rose I for Ink Y for Yak A for Apple then 14',
    'insta dola (underscore) paints dhonnobad',
    'take D of debjani, then sen, then 93, gmail',
    'hotmail preceded by debjani sen',
    'my insta is debjani with 3 for e',
    'gmail e rimjhim kar ekanobboi space chara',
  ],
};
test.each(Object.entries(CODED))('%s is found', (_, texts) => {
  expect(texts.filter((text) => !hasContact(text))).toEqual([]);
});

const HONEST = {
  'songs and prayers': [
    'aay aay chand mama tip diye ja, chander kopale chand tip diye ja - phone koro',
    'hare krishna hare krishna krishna krishna hare hare, call us for prasad',
    'dha dhin dhin dha dha dhin dhin dha na tin tin na teentaal I play, my phone is old',
    'ring a ring o roses a pocket full of posies, ring me when kids sleep is what she says',
  ],
  'lists in which words come again': [
    'elder sister married elder brother married younger sister unmarried younger brother unmarried, please call us',
    'Bangla English Bangla Hindi English Bangla Sanskrit Hindi Bangla English - class routine, number of periods ten',
    'red blue green yellow red blue green yellow crayons my niece wants on phone',
    '2 rooms 1 kitchen 1 bath 2 balcony 1 puja room 1 study 3 fans 2 AC',
    'Ages of cousins 12 15 12 18 22 15 12 9 22 18, number of cousins ten',
  ],
  'what is nought': [
    'Dowry is zero, demand is zero, expectation is zero; call only if serious',
    'count your blessings, each day, zero complaint is my motto; phone addict no',
  ],
  counting: [
    'un deux trois quatre cinq six sept huit neuf dix - I teach French',
    'ichi ni san shi go roku shichi hachi kyu ju karate black belt',
    'alif ba ta sa jim ha kho dal zal ra, I teach maktab',
  ],
  'standards, flats, constants and codes': [
    'Service Engineer at Schneider\nIEC 61850 and IEC 60870 are my bread',
    '3 BHK @ Rajarhat possession 2027 floor 7 of 22',
    'chemistry teacher so 6.022 and 8.314 and 96485 are old friends',
    'Dress code white, guest count 350, number of dishes 27',
  ],
  'services and letters': [
    'Signal, Line, Threads, Discord - words were so innocent before apps',
    'No space for ego here, then love comes; Facebook is where my friends are',
    'A for Apple B for Ball C for Cat, then came Google and Gmail - my teaching life',
    'E-mail, G-pay, U-turn - my dida calls everything by the first letter',
  ],
};
test.each(Object.entries(HONEST))('%s are no contact', (_, texts) => {
  expect(texts.filter(hasContact)).toEqual([]);
});
