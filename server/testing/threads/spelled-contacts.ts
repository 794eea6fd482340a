import { randomOf } from './random.ts';

// Ways in which a family hides a number or an account's name from the site in a message: several scripts, words and
// tricks. They were written independently of the texts for which the filter was made.

/** The ten digits, from 0. */
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
/** The ten digits as words, in several languages and spellings. */
const SPOKEN: readonly Digits[] = [
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'],
  ['শূন্য', 'এক', 'দুই', 'তিন', 'চার', 'পাঁচ', 'ছয়', 'সাত', 'আট', 'নয়'],
  ['জিরো', 'ওয়ান', 'টু', 'থ্রি', 'ফোর', 'ফাইভ', 'সিক্স', 'সেভেন', 'এইট', 'নাইন'],
  ['shunno', 'ek', 'dui', 'tin', 'char', 'panch', 'choy', 'sat', 'aat', 'noy'],
  ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ'],
  ['oh', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
];
/** What stands between groups of digits. */
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
/** What stands between digits in words. */
const SPOKEN_GAPS = [' ', ', ', '-', ' - ', '. ', '...', '\n', ' / ', '  '];
/** What stands before a contact. */
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
/** What stands after a contact. */
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
const pick = <T>(random: Random, values: readonly T[]): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
};

/** The sizes of the groups into which the ten digits of a phone are divided. */
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

/** Invents an Indian mobile number: ten digits, of which the first is 6 to 9. */
const inventPhone = (random: Random): number[] => [
  6 + Math.floor(random() * 4),
  ...Array.from({ length: 9 }, () => Math.floor(random() * 10)),
];

function writeInFigures(random: Random, digits: readonly number[]): string {
  const script = pick(random, SCRIPTS);
  const gap = pick(random, GAPS);
  let start = 0;
  const groups = pick(random, GROUPS).map((size) => {
    const group = digits.slice(start, start + size).map((digit) => script[digit]);
    start += size;
    return group.join('');
  });
  return pick(random, ['', '', '', '+91 ', '0', '91 ']) + groups.join(gap);
}

const writeInWords = (random: Random, digits: readonly number[]): string => {
  const words = pick(random, SPOKEN);
  return digits.map((digit) => words[digit]).join(pick(random, SPOKEN_GAPS));
};

const mixWordsAndFigures = (random: Random, digits: readonly number[]): string =>
  digits
    .map((digit) => (random() < 0.5 ? pick(random, SPOKEN)[digit] : pick(random, SCRIPTS)[digit]))
    .join(pick(random, [' ', ', ', ' - ']));

/** Writes each digit as a keycap emoji. */
const writeAsKeycaps = (_random: Random, digits: readonly number[]): string =>
  digits.map((digit) => `${digit}\ufe0f\u20e3`).join('');

const writeInHalves = (random: Random, digits: readonly number[]): string => {
  const [first, last] = [digits.slice(0, 5).join(''), digits.slice(5).join('')];
  return pick(random, [
    `first five ${first} and then ${last}`,
    `${first} (then) ${last}`,
    `প্রথমে ${first} তারপর ${last}`,
    `starts with ${first}, ends with ${last}`,
    `${first}..... ${last}`,
  ]);
};

/** Writes the letters O and l in place of 0 and 1. */
const writeWithLookalikes = (_random: Random, digits: readonly number[]): string =>
  digits.join('').replaceAll('0', 'O').replaceAll('1', 'l');

/** Ways to write a phone; frequent ones are listed several times. */
const WAYS_TO_WRITE = [
  writeInFigures,
  writeInFigures,
  writeInFigures,
  writeInWords,
  writeInWords,
  mixWordsAndFigures,
  writeAsKeycaps,
  writeInHalves,
  writeWithLookalikes,
];

const NAMES = ['rupa', 'sudip', 'mitali', 'arghya', 'tumpa', 'joydeep', 'banerjee', 'dasgupta', 'paulomi', 'shreya'];
const inventName = (random: Random) => {
  const [first, second] = [pick(random, NAMES), pick(random, NAMES)];
  return first + pick(random, ['.', '_', '']) + second + pick(random, ['', '91', '007', '1990']);
};
const HOSTS = ['gmail', 'yahoo', 'rediffmail', 'outlook', 'hotmail'];

function inventMail(random: Random): string {
  const [who, host] = [inventName(random), pick(random, HOSTS)];
  return pick(random, [
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

function inventAccount(random: Random): string {
  const who = `${pick(random, NAMES)}_${pick(random, NAMES)}${pick(random, ['', '22', '1991'])}`;
  return pick(random, [
    `my insta is ${who}`,
    `find me on Instagram: ${who}`,
    `instagram id ${who}`,
    `telegram @${who}`,
    `fb.com/${who}`,
    `search ${who} on Facebook`,
    `t.me/${who}`,
    `https://wa.me/91${inventPhone(random).join('')}`,
    `ইনস্টাগ্রামে ${who}`,
    `Snapchat: ${who}`,
    `skype id live:${who}`,
  ]);
}

/** Returns a contact: most often a phone, and otherwise an e-mail address or an account. */
function spellContact(random: Random): string {
  const kind = random();
  if (kind < 0.75) {
    const write = pick(random, WAYS_TO_WRITE);
    return write(random, inventPhone(random));
  }
  return kind < 0.88 ? inventMail(random) : inventAccount(random);
}

/** Returns messages that each contain a phone, an e-mail address or an account. */
export function spelledContacts(seed: number, count: number): string[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => {
    const contact = spellContact(random);
    return pick(random, BEFORE) + contact + pick(random, BEHIND);
  });
}
