import { heardIn, heardWithin } from './number-sounds.ts';
import { TEN_TO_NINETY_NINE } from './number-tables.ts';
import { digitsOfWord, isCommonWord, tenOfWord } from './number-words.ts';
import { isBridge, SURE_MOBILE } from './phone-runs.ts';

/* Rewrites numbers that are spelled by sound, or described by the place of their digits, as plain numbers. */

const WORD = /[\p{L}\p{M}]+|\d+/gu;
const BETWEEN = /^[\s,.;:/*_+&!?'"–—-]{1,6}$/;
/** This many number words in a row are not prose. */
const LEAST_WORDS = 8;
/** With two-digit numbers, this many are enough for a phone. */
const LEAST_PAIRS = 5;
const LEAST_FIRM = 3;
const MOST_BRIDGES = 3;

const DIGITS = 'zero one two three four five six seven eight nine'.split(' ');
const PAIRS = (TEN_TO_NINETY_NINE[1] ?? '').split(' ');
const plainWord = (digits: string): string => {
  const word = digits.length === 1 ? DIGITS[Number(digits)] : PAIRS[Number(digits) - 10];
  return word === undefined || word === '-' ? digits : word;
};

interface Said {
  from: number;
  to: number;
  plain: string;
  digits: string;
  isFirm: boolean;
  /** Whether it is a number word of the tables. */
  isSure: boolean;
  /** 1 for a word for a single digit, 2 for a word for a two-digit number, 0 for a number written in digits. */
  size: number;
  isCounted?: boolean | undefined;
}

/** A counted two, three or four may mean that the next digit repeats; a counted eight is an eight. */
const MAY_BE_TIMES = /^[2-4]$/;

/** This many digits are a phone, even if each word is uncertain. */
const LEAST_DIGITS = 10;
const LEAST_HEARD = 6;
/** After half of a number in digits, fewer are enough. */
const LEAST_BESIDE = 4;
const LONGEST_FIGURE = 6;
/** How many digits of a row must be certain by themselves, and how many must differ; a chant has neither. */
const LEAST_SURE = 2;
const LEAST_KINDS = 4;
/** A row of almost nothing else that forms exactly a mobile needs no certain words. */
const LEAST_ALL = 9;

const isRow = (row: readonly Said[]): boolean => {
  const words = row.filter(({ size }) => size > 0);
  const pairs = words.filter(({ size }) => size === 2).length;
  const firm = words.filter(({ isFirm }) => isFirm).length;
  if ((words.length >= LEAST_WORDS || (words.length >= LEAST_PAIRS && pairs >= LEAST_FIRM)) && firm >= LEAST_FIRM)
    return true;
  const all = row.map(({ digits }) => digits).join('');
  const heard = words.reduce((sum, { digits }) => sum + digits.length, 0);
  const sure = row.reduce((sum, { isSure, digits }) => sum + (isSure ? digits.length : 0), 0);
  return (
    all.length >= LEAST_DIGITS &&
    heard >= (row.some(({ size, digits }) => size === 0 && digits.length > 3) ? LEAST_BESIDE : LEAST_HEARD) &&
    new Set(all).size >= LEAST_KINDS &&
    (sure >= LEAST_SURE || (words.length >= LEAST_ALL && SURE_MOBILE.test(all)))
  );
};

/** Number words without spaces count alone if they are this many, and after others if they are fewer. */
const LEAST_ALONE = 8;
const LEAST_TOGETHER = 2;

/** Rewrites number words in a long row as in the tables: oh sevin sicks, aatshotti chobbish. */
export function asSpelled(text: string): string {
  let written = '';
  let done = 0;
  let row: Said[] = [];
  let bridges = 0;
  const endRow = () => {
    const isOfCounts = row.some(({ isCounted, digits }) => isCounted && !MAY_BE_TIMES.test(digits));
    if (isRow(row))
      for (const { from, to, plain, isCounted } of row) {
        if (isCounted && !isOfCounts) continue;
        written += text.slice(done, from) + plain;
        done = to;
      }
    row = [];
    bridges = 0;
  };
  const put = (said: Said) => {
    row.push(said);
    bridges = 0;
  };
  for (const found of text.matchAll(WORD)) {
    const [word] = found;
    const from = found.index;
    const to = from + word.length;
    const last = row.at(-1);
    if (last && bridges === 0 && !BETWEEN.test(text.slice(last.to, from))) endRow();
    if (/^\d/.test(word)) {
      if (word.length > LONGEST_FIGURE) endRow();
      else put({ from, to, plain: word, digits: word, isFirm: false, isSure: false, size: 0 });
      continue;
    }
    const lower = word.toLowerCase();
    if (row.length > 0 && isBridge(lower) && bridges < MOST_BRIDGES) {
      bridges += 1;
      continue;
    }
    const heard = heardIn(lower, true);
    if (heard) {
      const plain = heard.digits === '' ? word : plainWord(heard.digits);
      const isSure = digitsOfWord(lower) !== undefined && !isCommonWord(lower);
      put({
        from,
        to,
        plain,
        digits: heard.digits,
        isFirm: heard.isUnambiguous,
        isSure,
        size: heard.digits.length || 1,
        isCounted: heard.isCounted,
      });
      continue;
    }
    const within = heardWithin(lower, row.length > 0 ? LEAST_TOGETHER : LEAST_ALONE);
    if (within === undefined) endRow();
    else {
      const plain = Array.from(within, plainWord).join(' ');
      put({ from, to, plain, digits: within, isFirm: false, isSure: within.length >= LEAST_ALONE, size: 3 });
    }
  }
  endRow();
  return written + text.slice(done);
}

const A = '(?:(?:an?|the|ekta|akta|একটা|एक)\\s)?(?:(?:digit|number)\\s)?';
const N =
  '((?:twen|thir|for|fif|six|seven|eigh|nine)ty[ -](?:one|two|three|four|five|six|seven|eight|nine)|[\\p{L}\\p{M}]+?|\\d{1,3})';
const D = '([\\p{L}\\p{M}]+|\\d)';
const WITH = '(?: with|,? (?:put|add|place|prefixed by|prefixed with))';
const IN_FRONT = '(?:in front|before|ahead|first|at (?:the|its) (?:front|start|beginning))(?:\\sof)?(?:\\sit)?';
const BEHIND = '(?:behind|after|last|at (?:the|its) (?:end|back|rear))(?:\\sof)?(?:\\sit)?';
const E = '(?![\\p{L}\\p{M}\\d])';
const B = '(?<![\\p{L}\\p{M}\\d])';

/** Patterns for the order of two numbers, each with the index of the match that is read first. */
const ORDERS: readonly [RegExp, number][] = (
  [
    [`${B}${N}${WITH} ${A}${D}(?: put| placed| added)? ${IN_FRONT}${E}`, 2],
    [`${B}${N}${WITH} ${A}${D}(?: put| placed| added)? ${BEHIND}${E}`, 1],
    [`${B}${A}${D} (?:in front of|before|ahead of) ${A}${N}${E}`, 1],
    [`${B}${A}${D} (?:behind|after|at the end of) ${A}${N}${E}`, 2],
    [
      `${B}${N}(?:\\s?-?\\s?(?:er|r|ke|se|এর|ের|র|के|से)) (?:age|agey|aage|samne|shamne|pehle|pahle|আগে|সামনে|आगे|पहले|सामने) ${A}${D}${E}`,
      2,
    ],
    [
      `${B}${N}(?:\\s?-?\\s?(?:er|r|ke|এর|ের|র|के)) (?:pore|pechone|pichone|pichhe|baad|পরে|পেছনে|পিছনে|पीछे|बाद) ${A}${D}${E}`,
      1,
    ],
  ] satisfies [string, number][]
).map(([pattern, first]) => [new RegExp(pattern, 'giu'), first]);

function numberIn(word: string): string | undefined {
  if (/^\d+$/.test(word)) return word;
  const [ten = '', unit = ''] = word.split(/[ -]/);
  const tens = tenOfWord(ten);
  if (tens !== undefined && tens !== '-') return tens + (unit === '' ? '0' : (digitsOfWord(unit) ?? ''));
  return digitsOfWord(word);
}

/** "Put a 9 in front", about the digits that follow. */
const PREFIX =
  /(?<![\p{L}\p{M}])(?:put|add|write|place|with) (?:an? |the )?(?:digit |number )?(\d|six|seven|eight|nine|zero) (?:in front of|before|ahead of) (?=[\p{L}\d])/giu;

/** Rewrites a described order: "fifty with a six in front" becomes 650. */
export const inOrder = (text: string): string =>
  ORDERS.reduce(
    (left, [pattern, first]) =>
      left.replace(pattern, (whole: string, one: string, other: string) => {
        const [a, b] = [one, other].map((word) => numberIn(word.toLowerCase()));
        if (a === undefined || b === undefined || a.length + b.length !== 3) return whole;
        return first === 1 ? a + b : b + a;
      }),
    text.replace(PREFIX, '$1 '),
  );
