import { heardIn } from './number-sounds.ts';
import { TEN_TO_NINETY_NINE } from './number-tables.ts';
import { digitsOfWord, tenOfWord } from './number-words.ts';

/* Numbers that are spelled by their sound, or told by the place of their digits, are written as plain numbers. */

const WORD = /[\p{L}\p{M}]+|\d+/gu;
const BETWEEN = /^[\s,.;:/*_+&!?'"–—-]{1,6}$/;
/** So many number words in a row are no prose. */
const LEAST_WORDS = 8;
/** Of numbers with two digits fewer make a phone. */
const LEAST_PAIRS = 5;
const LEAST_FIRM = 3;

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
  isFirm: boolean;
  size: number;
}

const isRow = (row: readonly Said[]): boolean => {
  const words = row.filter(({ size }) => size > 0);
  const pairs = words.filter(({ size }) => size === 2).length;
  return (
    (words.length >= LEAST_WORDS || (words.length >= LEAST_PAIRS && pairs >= LEAST_FIRM)) &&
    words.filter(({ isFirm }) => isFirm).length >= LEAST_FIRM
  );
};

/** Number words in a long row, written as the tables have them: oh sevin sicks, aatshotti chobbish. */
export function asSpelled(text: string): string {
  let written = '';
  let done = 0;
  let row: Said[] = [];
  const endRow = () => {
    if (isRow(row))
      for (const { from, to, plain } of row) {
        written += text.slice(done, from) + plain;
        done = to;
      }
    row = [];
  };
  for (const found of text.matchAll(WORD)) {
    const [word] = found;
    const from = found.index;
    const to = from + word.length;
    const last = row.at(-1);
    if (last && !BETWEEN.test(text.slice(last.to, from))) endRow();
    if (/^\d/.test(word)) {
      if (word.length > 4) endRow();
      else if (row.length > 0) row.push({ from, to, plain: word, isFirm: false, size: 0 });
      continue;
    }
    const heard = heardIn(word.toLowerCase(), row.length > 0);
    if (!heard) endRow();
    else {
      const plain = heard.digits === '' ? word : plainWord(heard.digits);
      row.push({ from, to, plain, isFirm: heard.isFirm, size: heard.digits.length || 1 });
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

/** Each with the number of the match that is read first. */
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

/** Fifty with a six in front is 650. */
export const inOrder = (text: string): string =>
  ORDERS.reduce(
    (left, [pattern, first]) =>
      left.replace(pattern, (whole: string, one: string, other: string) => {
        const [a, b] = [one, other].map((word) => numberIn(word.toLowerCase()));
        if (a === undefined || b === undefined || a.length + b.length !== 3) return whole;
        return first === 1 ? a + b : b + a;
      }),
    text,
  );
