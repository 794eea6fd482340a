import { heardIn, heardWithin } from './number-sounds.ts';
import { TEN_TO_NINETY_NINE } from './number-tables.ts';
import { digitsOfWord, isCommonWord, tenOfWord } from './number-words.ts';
import { isBridge, SURE_MOBILE } from './phone-runs.ts';

/* Rewrites numbers that are spelled by sound, or described by the place of their digits, as plain numbers. */

/** A word, or a number in digits. */
const WORD = /[\p{L}\p{M}]+|\d+/gu;
/** Signs between two words of a row. */
const BETWEEN = /^[\s,.;:/*_+&!?'"–—-]{1,6}$/;
/** Minimum number of number words in a row that is not prose. */
const LEAST_WORDS = 8;
/** The same if the words are two-digit numbers. */
const LEAST_PAIRS = 5;
/** Minimum number of words of a row that must be unambiguous. */
const LEAST_FIRM = 3;
/** Maximum number of words such as "then" between two numbers. */
const MOST_BRIDGES = 3;

/** The English word of each digit. */
const DIGIT_NAMES = 'zero one two three four five six seven eight nine'.split(' ');
/** The Bengali words of 10 to 99, in Latin letters. */
const PAIR_NAMES = (TEN_TO_NINETY_NINE[1] ?? '').split(' ');
/** Returns the usual word of one or two digits. */
const plainWord = (digits: string): string => {
  const word = digits.length === 1 ? DIGIT_NAMES[Number(digits)] : PAIR_NAMES[Number(digits) - 10];
  return word === undefined || word === '-' ? digits : word;
};

/** A number in a row, with its place in the text. */
interface SaidNumber {
  from: number;
  to: number;
  /** The number as it is rewritten: in its usual word, or in digits. */
  plain: string;
  digits: string;
  /** Whether no ordinary word is spelled like this. */
  isFirm: boolean;
  /** Whether the word is a number word of the tables. */
  isSure: boolean;
  /**
   * 1 for a word for a single digit, 2 for a word for a two-digit number, 3 for number words without spaces, 0 for a
   * number written in digits.
   */
  size: number;
  /** Whether the word has the ending of a count: noyta. */
  isCounted?: boolean | undefined;
}

/** A counted two, three or four may mean that the next digit repeats; a counted eight is an eight. */
const MAY_BE_TIMES = /^[2-4]$/;

/** Minimum number of digits that are a phone, even if most words are uncertain. */
const LEAST_DIGITS = 10;
/** Minimum number of these digits that must be in words. */
const LEAST_HEARD = 6;
/** Minimum number of digits in words beside a long number in digits. */
const LEAST_BESIDE = 4;
/** A longer number in digits is not part of a row. */
const LONGEST_FIGURE = 6;
/** Minimum number of digits of a row that must be certain by themselves. */
const LEAST_SURE = 2;
/** Minimum number of different digits of a row; a chant has fewer. */
const LEAST_KINDS = 4;
/** Minimum number of words of a row that forms exactly a mobile and so needs no certain words. */
const LEAST_ALL = 9;

/** Whether number words are so many, or so certain, that they are no prose. */
const isRow = (row: readonly SaidNumber[]): boolean => {
  const words = row.filter(({ size }) => size > 0);
  const pairCount = words.filter(({ size }) => size === 2).length;
  const firmCount = words.filter(({ isFirm }) => isFirm).length;
  const areEnough = words.length >= LEAST_WORDS || (words.length >= LEAST_PAIRS && pairCount >= LEAST_FIRM);
  if (areEnough && firmCount >= LEAST_FIRM) return true;
  const allDigits = row.map(({ digits }) => digits).join('');
  if (allDigits.length < LEAST_DIGITS || new Set(allDigits).size < LEAST_KINDS) return false;
  const heardDigits = words.reduce((sum, { digits }) => sum + digits.length, 0);
  const hasLongFigure = row.some(({ size, digits }) => size === 0 && digits.length > 3);
  if (heardDigits < (hasLongFigure ? LEAST_BESIDE : LEAST_HEARD)) return false;
  const sureDigits = row.reduce((sum, { isSure, digits }) => sum + (isSure ? digits.length : 0), 0);
  return sureDigits >= LEAST_SURE || (words.length >= LEAST_ALL && SURE_MOBILE.test(allDigits));
};

/** Minimum number of number words in one word without spaces that begins a row. */
const LEAST_ALONE = 8;
/** Minimum number of number words in one word without spaces after other numbers. */
const LEAST_TOGETHER = 2;

/** Rewrites number words in a long row as in the tables: oh sevin sicks, aatshotti chobbish. */
export function asSpelled(text: string): string {
  let written = '';
  // The text before this index is written.
  let writtenTo = 0;
  let row: SaidNumber[] = [];
  let bridges = 0;
  const endRow = () => {
    const isOfCounts = row.some(({ isCounted, digits }) => isCounted && !MAY_BE_TIMES.test(digits));
    if (isRow(row))
      for (const { from, to, plain, isCounted } of row) {
        if (isCounted && !isOfCounts) continue;
        written += text.slice(writtenTo, from) + plain;
        writtenTo = to;
      }
    row = [];
    bridges = 0;
  };
  const addToRow = (number: SaidNumber) => {
    row.push(number);
    bridges = 0;
  };
  for (const { 0: word, index: from } of text.matchAll(WORD)) {
    const to = from + word.length;
    const last = row.at(-1);
    if (last && bridges === 0 && !BETWEEN.test(text.slice(last.to, from))) endRow();
    if (/^\d/.test(word)) {
      if (word.length > LONGEST_FIGURE) endRow();
      else addToRow({ from, to, plain: word, digits: word, isFirm: false, isSure: false, size: 0 });
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
      addToRow({
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
      addToRow({ from, to, plain, digits: within, isFirm: false, isSure: within.length >= LEAST_ALONE, size: 3 });
    }
  }
  endRow();
  return written + text.slice(writtenTo);
}

/** An optional article before a number or a digit. */
const ARTICLE = '(?:(?:an?|the|ekta|akta|একটা|एक)\\s)?(?:(?:digit|number)\\s)?';
/** A number in words or digits. */
const NUMBER =
  '((?:twen|thir|for|fif|six|seven|eigh|nine)ty[ -](?:one|two|three|four|five|six|seven|eight|nine)|[\\p{L}\\p{M}]+?|\\d{1,3})';
/** A digit, or a word that may be one. */
const DIGIT = '([\\p{L}\\p{M}]+|\\d)';
/** Words before the digit. */
const WITH = '(?: with|,? (?:put|add|place|prefixed by|prefixed with))';
/** Phrases that the digit is read first. */
const IN_FRONT = '(?:in front|before|ahead|first|at (?:the|its) (?:front|start|beginning))(?:\\sof)?(?:\\sit)?';
/** Phrases that the digit is read last. */
const BEHIND = '(?:behind|after|last|at (?:the|its) (?:end|back|rear))(?:\\sof)?(?:\\sit)?';
/** Before the beginning and after the end of a word. */
const START = '(?<![\\p{L}\\p{M}\\d])';
const END = '(?![\\p{L}\\p{M}\\d])';

/** Patterns for the order of two numbers, each with the index of the match that is read first. */
const ORDERS: readonly [RegExp, number][] = (
  [
    [`${START}${NUMBER}${WITH} ${ARTICLE}${DIGIT}(?: put| placed| added)? ${IN_FRONT}${END}`, 2],
    [`${START}${NUMBER}${WITH} ${ARTICLE}${DIGIT}(?: put| placed| added)? ${BEHIND}${END}`, 1],
    [`${START}${ARTICLE}${DIGIT} (?:in front of|before|ahead of) ${ARTICLE}${NUMBER}${END}`, 1],
    [`${START}${ARTICLE}${DIGIT} (?:behind|after|at the end of) ${ARTICLE}${NUMBER}${END}`, 2],
    [
      `${START}${NUMBER}(?:\\s?-?\\s?(?:er|r|ke|se|এর|ের|র|के|से)) (?:age|agey|aage|samne|shamne|pehle|pahle|আগে|সামনে|आगे|पहले|सामने) ${ARTICLE}${DIGIT}${END}`,
      2,
    ],
    [
      `${START}${NUMBER}(?:\\s?-?\\s?(?:er|r|ke|এর|ের|র|के)) (?:pore|pechone|pichone|pichhe|baad|পরে|পেছনে|পিছনে|पीछे|बाद) ${ARTICLE}${DIGIT}${END}`,
      1,
    ],
  ] satisfies [string, number][]
).map(([pattern, first]) => [new RegExp(pattern, 'giu'), first]);

/** Returns the digits of a number in words or digits; undefined if it is none. */
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

/** Rewrites two numbers of three digits together in the order described: "fifty with a six in front" becomes 650. */
export const inOrder = (text: string): string =>
  ORDERS.reduce(
    (rest, [pattern, first]) =>
      rest.replace(pattern, (whole: string, one: string, other: string) => {
        const [left, right] = [one, other].map((word) => numberIn(word.toLowerCase()));
        if (left === undefined || right === undefined || left.length + right.length !== 3) return whole;
        return first === 1 ? left + right : right + left;
      }),
    text.replace(PREFIX, '$1 '),
  );
