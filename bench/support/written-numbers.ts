/*
 * Texts as families write them, generated from a grammar: spellings of contact details, and honest texts full of
 * numbers. Written without knowledge of the filter, so that it measures the filter independently.
 */

const ENGLISH = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const BENGALI = ['শূন্য', 'এক', 'দুই', 'তিন', 'চার', 'পাঁচ', 'ছয়', 'সাত', 'আট', 'নয়'];
const BANGLISH = ['shunno', 'ek', 'dui', 'tin', 'char', 'panch', 'choy', 'sat', 'aat', 'noy'];
const CARELESS = ['sunno', 'ak', 'du', 'teen', 'chaar', 'pach', 'chhoi', 'shat', 'at', 'noi'];
const HINDI = ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पांच', 'छह', 'सात', 'आठ', 'नौ'];
const HINGLISH = ['shunya', 'ek', 'do', 'teen', 'char', 'paanch', 'chhe', 'saat', 'aath', 'nau'];
const ENGLISH_IN_BENGALI = ['জিরো', 'ওয়ান', 'টু', 'থ্রি', 'ফোর', 'ফাইভ', 'সিক্স', 'সেভেন', 'এইট', 'নাইন'];

const BENGALI_ZERO = 0x9e6;

type Random = () => number;

/** Returns a random generator that is reproducible by its seed. */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(random: Random, values: readonly T[]): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
};

/** Returns a function that writes a digit in the script whose zero is this code point. */
const digitsOf = (zero: number) => (digit: number) => String.fromCodePoint(zero + digit);
/** Ways to write a digit; frequent ones are listed twice. */
const WAYS: ((digit: number) => string)[] = [
  String,
  String,
  digitsOf(BENGALI_ZERO),
  digitsOf(BENGALI_ZERO),
  digitsOf(0x966), // Devanagari
  digitsOf(0x660), // Arabic
  digitsOf(0xff10), // full width
  digitsOf(0x1d7d8), // double-struck
  (digit) => `${digit}\ufe0f\u20e3`, // on a keycap
];
const WORDS = [ENGLISH, BENGALI, BANGLISH, CARELESS, HINDI, HINGLISH, ENGLISH_IN_BENGALI];
const BETWEEN = ['', '', ' ', '-', '.', ' - ', '/', '*', '_', ', ', ' . ', '~', '|', '\u200b', '\u00a0', '…'];
const LEADS = [
  'call ',
  'ফোন: ',
  'my no ',
  'WhatsApp ',
  'নম্বর ',
  'ph. ',
  '',
  'contact ',
  'জানতে হলে ফোন করুন ',
  'number holo ',
];
const TAILS = ['', ' after 8 pm', ' রাত আটটার পর', ' please', ' (mother)', '।', ' only evening'];
const ABOUT = [
  'She teaches at a school in Howrah. ',
  'আমরা শান্তিনিকেতনে থাকি। ',
  '',
  'We are a small family. ',
  'ভালো মনের পাত্র চাই। ',
];

function phoneDigits(random: Random): number[] {
  return [6 + Math.floor(random() * 4), ...Array.from({ length: 9 }, () => Math.floor(random() * 10))];
}

/** Returns a phone number in one of the spellings; the shares are assumed. */
function writtenPhone(random: Random): string {
  const digits = phoneDigits(random);
  const kind = random();
  if (kind < 0.35) {
    const way = pick(random, WAYS);
    const between = pick(random, BETWEEN);
    const groups = pick(random, [
      [10],
      [5, 5],
      [4, 3, 3],
      [3, 3, 4],
      [2, 2, 2, 2, 2],
      [4, 6],
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    ]);
    const prefix = pick(random, ['', '', '', '+91 ', '0', '91-']);
    const written = groups.map((size, groupIndex) => {
      const start = groups.slice(0, groupIndex).reduce((sum, length) => sum + length, 0);
      return digits
        .slice(start, start + size)
        .map(way)
        .join('');
    });
    return prefix + written.join(between);
  }
  if (kind < 0.65) {
    const words = pick(random, WORDS);
    return digits.map((digit) => words[digit]).join(pick(random, [' ', ' ', '-', ', ', '. ', ' / ']));
  }
  if (kind < 0.78) {
    const words = pick(random, WORDS);
    return digits.map((digit) => (random() < 0.5 ? words[digit] : pick(random, WAYS)(digit))).join(' ');
  }
  if (kind < 0.86) return doubled(random, digits);
  if (kind < 0.93) return inHalves(random, digits);
  // Letters that look like digits.
  return digits.join('').replaceAll('0', 'o').replaceAll('1', 'l');
}

function doubleIn(words: readonly string[]): string {
  if (words === ENGLISH) return 'double';
  return words === BENGALI ? 'ডবল' : 'dabol';
}

/** Writes two equal digits in a row as *double*. */
function doubled(random: Random, digits: number[]): string {
  const words = pick(random, [ENGLISH, BENGALI, BANGLISH]);
  const double = doubleIn(words);
  const spoken: string[] = [];
  for (let index = 0; index < digits.length; index += 1) {
    const word = words[digits[index] ?? 0] ?? '';
    if (digits[index] === digits[index + 1]) {
      spoken.push(`${double} ${word}`);
      index += 1;
    } else spoken.push(word);
  }
  return spoken.join(' ');
}

function inHalves(random: Random, digits: number[]): string {
  const [first, second] = [digits.slice(0, 5).join(''), digits.slice(5).join('')];
  const between = pick(random, [' then ', ' and ', ' তারপর ', ' er por ', '\n', ' (space) ', ' dash ', ' আর ']);
  return first + between + second;
}

const NAMES = ['ruma', 'sreemoyee', 'amit.dutta', 'tanmoy_ghosh', 'debjani95', 'rik'];

function writtenAddress(random: Random): string {
  const name = pick(random, NAMES);
  const host = pick(random, ['gmail', 'yahoo', 'rediffmail', 'outlook', 'hotmail']);
  return pick(random, [
    `${name}@${host}.com`,
    `${name} @ ${host} . com`,
    `${name} at ${host} dot com`,
    `${name}(at)${host}(dot)com`,
    `${name} at the rate ${host}.com`,
    `${name} [at] ${host} [dot] co [dot] in`,
    `${name} অ্যাট জিমেইল ডট কম`,
    `${name} অ্যাট দ্য রেট জিমেল ডট কম`,
    `insta: ${name}_${Math.floor(random() * 99)}`,
    `instagram id ${name}`,
    `fb id ${name}`,
    `facebook.com/${name}`,
    `t.me/${name}`,
    `wa.me/91${phoneDigits(random).join('')}`,
    `follow @${name}`,
    `আমার ফেসবুক আইডি ${name}`,
    `telegram e @${name}`,
    `www.${name.replace('_', '')}.in`,
  ]);
}

/** Returns texts with contact details. */
export const contacts = (random: Random, count: number): string[] =>
  Array.from({ length: count }, () => {
    const written = random() < 0.8 ? writtenPhone(random) : writtenAddress(random);
    return `${pick(random, ABOUT)}${pick(random, LEADS)}${written}${pick(random, TAILS)}`;
  });

function honestPart(random: Random): string {
  const n = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const year = n(1985, 2024);
  const bn = (text: string | number) => String(text).replace(/\d/g, (digit) => digitsOf(BENGALI_ZERO)(Number(digit)));
  return pick(random, [
    `Born on ${n(10, 28)}-0${n(1, 9)}-${year} at ${n(10, 12)}:${n(10, 59)} am.`,
    `জন্ম ${bn(n(1, 28))}/${bn(n(10, 12))}/${bn(year)}, সকাল ${bn(n(6, 11))}:${bn(n(10, 59))} মিনিটে।`,
    `Madhyamik ${year}, ${n(60, 95)}%; HS ${year + 2}, ${n(60, 95)}.${n(1, 9)}%; graduation ${year + 5}.`,
    `মাধ্যমিক ${bn(year)}, উচ্চমাধ্যমিক ${bn(year + 2)}, স্নাতক ${bn(year + 5)}।`,
    `PIN 7000${n(10, 99)}, Kolkata.`,
    `পিন ৭০০${bn(n(100, 156))}, কলকাতা।`,
    `College ${year}-${year + 3}, then TCS ${year + 3}-${year + 7}, Infosys since ${year + 7}.`,
    `Height 5'${n(1, 11)}", weight ${n(45, 90)} kg.`,
    `উচ্চতা ${bn(n(150, 180))} সেমি, ওজন ${bn(n(45, 80))} কেজি।`,
    `Income ${n(4, 30)},${n(10, 99)},000 a year.`,
    `মাসে ${bn(n(30, 90))},০০০ টাকা আয়।`,
    `We are two brothers and one sister; one is married.`,
    `দুই ভাই, এক বোন; বাবা রিটায়ার করেছেন ${bn(year)} সালে।`,
    `CGPA ${n(6, 9)}.${n(10, 99)} of 10, GATE rank ${n(100, 9000)}.`,
    `Flat ${n(1, 9)}B, ${n(10, 300)} Lake Road, third floor, ${n(900, 1600)} sq ft.`,
    `Works ${n(9, 10)} to ${n(5, 8)}, five days a week.`,
    `It is not easy: seven of us live in four rooms.`,
    `নয় নয় করে আট বছর হল আমরা এই পাড়ায় আছি।`,
    `IELTS ${n(6, 8)}.5, GRE ${n(300, 335)}, in ${year}.`,
    `Ranks: ${n(1, 9)}th in class X (${year}), ${n(1, 9)}th in class XII (${year + 2}).`,
    `Works at Facebook in Hyderabad; her sister has a shop on Instagram.`,
    `She works at ITC. In ${year} she moved to Pune.`,
    `Train leaves Howrah at ${n(10, 23)}.${n(10, 59)}, Bolpur by noon.`,
    `Marks: ${n(60, 95)} in Bengali, ${n(60, 95)} in English and ${n(60, 99)} in maths.`,
    `বয়স ${bn(n(24, 36))}, ${bn(n(1, 5))} বছর চাকরি করছে।`,
  ]);
}

/** Returns honest texts, full of times, dates, PIN codes, years and scores. */
export const honest = (random: Random, count: number): string[] =>
  Array.from({ length: count }, () =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => honestPart(random)).join(' '),
  );
