import { MOBILE, PHONE_DIGITS, SURE_MOBILE } from './phone-runs.ts';
import { plainLetters } from './seen-text.ts';
import { type Group, groupsOf, type Known } from './written-numbers.ts';

/*
 * Detects a phone whose parts are described by their number of digits, however far apart: first five: …, the other five
 * are ….
 */

/** Words for the place of a part. */
const PLACES =
  'first|last|next|other|remaining|final|initial|rest|prothom|sesh|shesh|baki|porer|pehl[ae]|aa?khri|প্রথম|শেষ|শেষের|বাকি|পরের|पहले|आखिरी|बाकी';
/** Words for the number of its digits, from `LEAST_COUNT` on. */
const COUNTS: readonly string[][] = [
  ['2', 'two', 'dui', 'দুই', 'দুটো', 'दो'],
  ['3', 'three', 'tin', 'teen', 'তিন', 'তিনটে', 'तीन'],
  ['4', 'four', 'char', 'চার', 'চারটে', 'चार'],
  ['5', 'five', 'panch', 'paanch', 'পাঁচ', 'পাঁচটা', 'पांच', 'पाँच'],
  ['6', 'six', 'choy', 'chhoy', 'chhe', 'ছয়', 'ছটা', 'छह'],
  ['7', 'seven', 'sat', 'saat', 'সাত', 'সাতটা', 'सात'],
];
/** The count of the first line of `COUNTS`. */
const LEAST_COUNT = 2;
/** The place and the number of digits of a part: the first five. */
const LABEL = new RegExp(
  plainLetters(
    `(?<![\\p{L}\\p{M}\\d])(?:the\\s)?(?:${PLACES})\\s(${COUNTS.flat().join('|')})(?:ta|ti|টা|টি|টে)?(?:\\s(?:digits?|numbers?|figures?|সংখ্যা|ডিজিট|अंक))?(?![\\p{L}\\p{M}\\d])`,
  ),
  'giu',
);
/** `COUNTS` in the form of `plainLetters`. */
const PLAIN_COUNTS = COUNTS.map((words) => words.map(plainLetters));
/** A sentence. */
const SENTENCE = /[^.!?।;\n]+/g;
/** Maximum number of sentences that are judged, from the first on. */
const MOST_SENTENCES = 40;

/** Returns the digits of a sentence that says how many they are, if there are as many; else `''`. */
function countedIn(sentence: string, known: Known): string {
  const labels = Array.from(sentence.matchAll(LABEL));
  const [label] = labels;
  if (label === undefined || labels.length > 1) return '';
  const count = PLAIN_COUNTS.findIndex((words) => words.includes((label[1] ?? '').toLowerCase())) + LEAST_COUNT;
  const allGroups = groupsOf(sentence.replace(LABEL, ' '), known);
  const sureGroups = allGroups.filter(({ form }) => form !== 'common word');
  const readings = [allGroups, sureGroups].map((groups) => groups.map(({ digits }) => digits).join(''));
  return readings.find((digits) => digits.length === count) ?? '';
}

/** Phrases for the beginning of a number. */
const BEGINS = new RegExp(
  plainLetters(
    '(?<![\\p{L}\\p{M}])(?:(?:starts?|begins?|starting|beginning) (?:with|is|from)|(?:diye|se|theke) s?h?uru|(?:s?h?uru(?:te)?|gora[yt]\\w*|prothome|pehle)|at the (?:start|top|beginning)|opening (?:line|words?)|দিয়ে শুরু|শুরু(?:তে)?|গোড়ায়|প্রথমে|से शुरू|शुरू(?: में)?)(?![\\p{L}\\p{M}])',
  ),
  'iu',
);
/** Phrases for the end of a number. */
const ENDS = new RegExp(
  plainLetters(
    '(?<![\\p{L}\\p{M}])(?:(?:ends?|ending|finish|finishes) (?:with|is|in)|(?:diye|se) (?:s?hesh|khatam)|(?:s?heshe?|seshe)|at the (?:end|bottom|foot)|দিয়ে শেষ|শেষে?|से खत्म|अंत)(?![\\p{L}\\p{M}])',
  ),
  'iu',
);
/** Phrases for the middle of a number. */
const NEXT = new RegExp(
  plainLetters(
    '(?<![\\p{L}\\p{M}])(?:then|next|after that|middle|tarpor|majhe|phir|তারপর|এরপর|মাঝে|फिर)(?![\\p{L}\\p{M}])',
  ),
  'iu',
);
/** Minimum number of digits of a part. */
const LEAST_HALF = 3;

/** Returns the single number in digits, or digits one by one; else `''`. */
function halfIn(groups: readonly Group[]): string {
  const isOne = groups.length === 1 || groups.every(({ form, digits }) => form === 'word' || digits.length === 1);
  return isOne ? groups.map(({ digits }) => digits).join('') : '';
}

/** Whether one sentence gives the beginning of a phone, another its end, and perhaps one its middle. */
function isBegunAndEnded(parts: readonly string[], known: Known): boolean {
  const digitsIn = (isSure: boolean, label: RegExp, ...others: RegExp[]) =>
    parts
      .filter((part) => label.test(part) && !others.some((other) => other.test(part)))
      .map((part) => halfIn(groupsOf(part, known).filter(({ form }) => !isSure || form !== 'common word')))
      .filter((digits) => digits.length >= LEAST_HALF);
  const readings = (label: RegExp, other: RegExp, index: number) =>
    [true, false].map((isSure) => digitsIn(isSure, label, other).at(index) ?? '').filter((digits) => digits !== '');
  const middles = digitsIn(true, NEXT, BEGINS, ENDS).join('');
  return readings(BEGINS, ENDS, 0).some((begin) =>
    readings(ENDS, BEGINS, -1).some((end) =>
      [begin + end, begin + middles + end].some((digits) => SURE_MOBILE.test(digits)),
    ),
  );
}

/** Words for a half and the rest. */
const HALF = new RegExp(
  plainLetters(
    '(?<![\\p{L}\\p{M}])(?:half|other half|the rest|ordhek\\w*|adha|bakita|অর্ধেক\\S*|বাকিটা|आधा|बाकी)(?![\\p{L}\\p{M}])',
  ),
  'iu',
);
/** Whether the text contains only two numbers that are halves of a phone: half of it is 98302, and much later 14458. */
function isOfTwoHalves(text: string): boolean {
  const figures = HALF.test(text) ? (text.match(/\d+/g) ?? []) : [];
  return figures.length === 2 && figures.every(({ length }) => length > 3) && SURE_MOBILE.test(figures.join(''));
}

/** A phrase that gives the first digit by itself. */
const FIRST_DIGIT = new RegExp(
  plainLetters(
    '(?<![\\p{L}\\p{M}])(?:first|1st|prothom|pehla|প্রথম|पहला) (?:digit|figure|number|onko|sonkhya|অঙ্ক|সংখ্যা|ডিজিট|अंक)',
  ),
  'iu',
);
/** A phrase that gives the other nine digits. */
const THE_REST = new RegExp(
  plainLetters(
    '(?<![\\p{L}\\p{M}])(?:the rest|rest|remaining|baki\\w*|বাকি\\S*|बाकी)\\D{0,12}(\\d(?:[\\s-]?\\d){8})(?!\\s?\\d)',
  ),
  'iu',
);

/** Whether a text contains a phone in parts that it describes. */
export function isInToldHalves(text: string): boolean {
  if (isOfTwoHalves(text) || (FIRST_DIGIT.test(text) && THE_REST.test(text))) return true;
  const sentences = (text.match(SENTENCE) ?? []).slice(0, MOST_SENTENCES);
  if (sentences.length > 1 && isBegunAndEnded(sentences, new Map())) return true;
  if (text.search(LABEL) < 0) return false;
  const known: Known = new Map();
  const parts = sentences.map((sentence) => countedIn(sentence, known));
  const described = parts.filter((digits) => digits !== '');
  const digits = described.join('');
  return (
    described.length > 1 &&
    digits.length === PHONE_DIGITS &&
    [digits, described.toReversed().join('')].some((number) => MOBILE.test(number))
  );
}
