import { randomOf } from './random.ts';

/**
 * A thousand ways in which a family hides a number or an account's name from the site in a message: several scripts,
 * words and tricks, from a seed. They were written independently of the texts for which the filter was made.
 */

type Digits = readonly string[];

const LATIN: Digits = [...'0123456789'];
const SCRIPTS: readonly Digits[] = [
  LATIN,
  [...'০১২৩৪৫৬৭৮৯'],
  [...'०१२३४५६७८९'],
  [...'٠١٢٣٤٥٦٧٨٩'],
  [...'𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  [...'０１２３４５６７８９'],
  [...'⁰¹²³⁴⁵⁶⁷⁸⁹'],
  [...'⓪①②③④⑤⑥⑦⑧⑨'],
];
const SPOKEN: readonly Digits[] = [
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'],
  ['শূন্য', 'এক', 'দুই', 'তিন', 'চার', 'পাঁচ', 'ছয়', 'সাত', 'আট', 'নয়'],
  ['জিরো', 'ওয়ান', 'টু', 'থ্রি', 'ফোর', 'ফাইভ', 'সিক্স', 'সেভেন', 'এইট', 'নাইন'],
  ['shunno', 'ek', 'dui', 'tin', 'char', 'panch', 'choy', 'sat', 'aat', 'noy'],
  ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ'],
  ['oh', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
];
const GAPS = [
  '',
  ' ',
  '  ',
  '-',
  '.',
  ' . ',
  ', ',
  '/',
  ' - ',
  '\n',
  '_',
  '*',
  ' | ',
  '\u200b',
  '\u200d',
  '\u202e\u202c',
  '\u00a0',
  ' .. ',
  '~',
  '()',
];
const SPOKEN_GAPS = [' ', ', ', '-', ' - ', '. ', '...', '\n', ' / ', '  '];
const BEFORE = [
  'Please call me on ',
  'Papa can be reached at ',
  'Write to us here: ',
  'আমাদের নম্বর ',
  'বাবার ফোন ',
  'কথা বলতে চাইলে ',
  'amar number holo ',
  'baba r no ',
  'WhatsApp korun ',
  'You can note this down: ',
  '',
  'ফোন করবেন, ',
  'my mobile is ',
  'Ring mother after dinner ',
];
const BEHIND = [
  '',
  ' thanks',
  ' after eight in the evening',
  ' রাত আটটার পরে',
  ' (Ma)',
  '. We will wait for your call.',
  ' 🙏',
  '।',
];

type Random = () => number;
const of = <T>(random: Random, from: readonly T[]): T => {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
};

const GROUPS = [
  [5, 5],
  [10],
  [4, 3, 3],
  [3, 3, 4],
  [2, 2, 2, 2, 2],
  [2, 4, 4],
  [1, 2, 3, 4],
  Array.from({ length: 10 }, () => 1),
];

const phoneOf = (random: Random): number[] => [
  6 + Math.floor(random() * 4),
  ...Array.from({ length: 9 }, () => Math.floor(random() * 10)),
];

function inFigures(random: Random, digits: readonly number[]): string {
  const script = of(random, SCRIPTS);
  const gap = of(random, GAPS);
  let at = 0;
  const groups = of(random, GROUPS).map((size) => {
    const group = digits.slice(at, at + size).map((digit) => script[digit]);
    at += size;
    return group.join('');
  });
  return of(random, ['', '', '', '+91 ', '0', '91 ']) + groups.join(gap);
}

const inWords = (random: Random, digits: readonly number[]): string => {
  const words = of(random, SPOKEN);
  return digits.map((digit) => words[digit]).join(of(random, SPOKEN_GAPS));
};

const mixed = (random: Random, digits: readonly number[]): string =>
  digits
    .map((digit) => (random() < 0.5 ? of(random, SPOKEN)[digit] : of(random, SCRIPTS)[digit]))
    .join(of(random, [' ', ', ', ' - ']));

const keycaps = (_random: Random, digits: readonly number[]): string =>
  digits.map((digit) => `${digit}\ufe0f\u20e3`).join('');

const halves = (random: Random, digits: readonly number[]): string => {
  const [first, last] = [digits.slice(0, 5).join(''), digits.slice(5).join('')];
  return of(random, [
    `first five ${first} and then ${last}`,
    `${first} (then) ${last}`,
    `প্রথমে ${first} তারপর ${last}`,
    `starts with ${first}, ends with ${last}`,
    `${first}..... ${last}`,
  ]);
};

const lookalikes = (_random: Random, digits: readonly number[]): string =>
  digits.map((digit) => (digit === 0 ? 'O' : digit === 1 ? 'l' : String(digit))).join('');

const PHONES = [inFigures, inFigures, inFigures, inWords, inWords, mixed, keycaps, halves, lookalikes];

const NAMES = ['rupa', 'sudip', 'mitali', 'arghya', 'tumpa', 'joydeep', 'banerjee', 'dasgupta', 'paulomi', 'shreya'];
const name = (random: Random) => {
  const [one, other] = [of(random, NAMES), of(random, NAMES)];
  return one + of(random, ['.', '_', '']) + other + of(random, ['', '91', '007', '1990']);
};
const HOSTS = ['gmail', 'yahoo', 'rediffmail', 'outlook', 'hotmail'];

function mail(random: Random): string {
  const [who, host] = [name(random), of(random, HOSTS)];
  return of(random, [
    `${who}@${host}.com`,
    `${who} at ${host} dot com`,
    `${who} [at] ${host} [dot] com`,
    `${who}(at)${host}.com`,
    `${who} @ ${host} . com`,
    `${who} at the rate ${host} dot com`,
    `${who} অ্যাট ${host} ডট কম`,
    `${who}＠${host}．com`,
  ]);
}

function account(random: Random): string {
  const who = `${of(random, NAMES)}_${of(random, NAMES)}${of(random, ['', '22', '1991'])}`;
  return of(random, [
    `my insta is ${who}`,
    `find me on Instagram: ${who}`,
    `instagram id ${who}`,
    `telegram @${who}`,
    `fb.com/${who}`,
    `search ${who} on Facebook`,
    `t.me/${who}`,
    `https://wa.me/91${phoneOf(random).join('')}`,
    `ইনস্টাগ্রামে ${who}`,
    `Snapchat: ${who}`,
    `skype id live:${who}`,
  ]);
}

export function spelledContacts(seed: number, many: number): string[] {
  const random = randomOf(seed);
  return Array.from({ length: many }, () => {
    const kind = random();
    const told =
      kind < 0.75 ? of(random, PHONES)(random, phoneOf(random)) : kind < 0.88 ? mail(random) : account(random);
    return of(random, BEFORE) + told + of(random, BEHIND);
  });
}
