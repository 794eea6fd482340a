import { expect, test } from 'vitest';
import { hasContact } from './contact-in-words.ts';

const CONTACTS = {
  'misspelt digits in a row, among other words': [
    'amar phone no ta holo noye noi choy aek soy pach aat ek teen saat',
    'jai hok kaku, ekta phone korben, noye aek noi tin ak sunno saat soy at noye',
    'nambar noye 4 choy panch sat 6 4 ak 6 at',
    'mera no. nou aath tin sunya do chhe saat ek teen hai',
    'call noychartiinsatshatnoyekdoichhayaath',
    '66457 tin chr doi saat du',
  ],
  'the last before the first': [
    'last four 4176 first six 892051',
    'sesh panch 10509, age bosbe 94533',
    'শেষ পাঁচ ৩০৪১৭ আগে বসবে ৮৬৩৭১',
    'ends with 4738 starts with 712293',
    'last 5: 20021 / first 5: 90185',
    'part B 01989 part A 93069',
    '22523 comes after 86894',
    '26406 se pehle 92189',
    '2) 11917 1) 77518',
  ],
  'pieces of any size in their order': [
    'first 62, then 639, then 400, last 90',
    'prothome 78, tarpor 960, tarpor 255, seshe 88',
    'box one 868, box two 290, box three 4866',
  ],
  'numbers called something else': [
    'year 8081, din 94, nombor 3617, eta amar phone',
    'sal 9911, day 16, no 5014, eta amar phone',
    'year 8961, day 35, no 7417',
    'Roll no. 9725552260, hope you get the hint ;)',
  ],
  'one number a line': [
    'read down\n87\n74\n93\n81\n13',
    'upor theke niche poro\n97\n72\n60\n92\n71',
    'line by line\n779\n850\n4562',
  ],
  'one digit in a word': [
    '744304946 r seshe aath',
    '945418048 r seshe tin',
    '797840031 and a one at the end',
    '160986474 with eight in front',
    '540993122 but add 6 in front',
    'shuru te chhoy diye 245578568',
    'first digit nine rest 830012345',
  ],
  'American groups that hold a year': ['(201) 203-2003', '533-716-1814', '277/491-3753', 'New Jersey 260 995 1866'],
  'any signs between': ['9-9 97.5.3.7 5.13 my num', '9 97 9-4 104.0.3 my num'],
};
test.each(Object.entries(CONTACTS))('%s', (_, texts) => {
  expect(texts.filter((text) => !hasContact(text))).toEqual([]);
});

const HONEST = {
  'numbers that are called by what they are': [
    'PNR 6543219870 flew home',
    'order number 9876501234 of the sari never arrived',
    'roll number 7845129630 in the board exam, still remember',
    'passbook number 9900112233 from the old post office days',
    'ISBN 978-81-291-1530-0 is my book',
    'policy no 512345678 LIC matured',
  ],
  'lists that grow': [
    'numbers I like: 7, 11, 21, 42, 108',
    'cousin der boyosh 4 7 9 12 15 18 22',
    'powers of 2: 2 4 8 16 32 64 128 256',
  ],
  'places in time and in lists': [
    'the last four years I spent in Pune, the first six in Delhi',
    'first 5 years 12000, last 5 years 48000 per month',
    'scored 245, then 310, lastly 89 in the tournament',
    'marks\n87\n74\n93\n81\n73',
    'sal 1998, mash 11, din 24, eta amar jonmodin',
    'FM 98.3, 91.9, 106.2 on the way to work',
  ],
  'digits of prose': [
    'ek dui tin char, nacher taal',
    'do do chaar, chaar aur chaar aath, maths simple hai',
    'I have two sisters, one brother, four cousins and six uncles',
    'saat bhai champa, noy rotno, dosh mohabidya',
  ],
};
test.each(Object.entries(HONEST))('%s are no contact', (_, texts) => {
  expect(texts.filter(hasContact)).toEqual([]);
});
