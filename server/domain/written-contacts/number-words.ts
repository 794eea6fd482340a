import { DIGIT_WORDS, MORE_WORDS, TEENS, TEENS_IN_INDIC, TEN_TO_NINETY_NINE, TENS, TIMES } from './number-tables.ts';
import { plainLetters } from './seen-text.ts';

/** Letters that are replaced by one with the same sound. */
const LIKE: Record<string, string> = Object.fromEntries(
  ['yi', 'zj', 'wo', 'শস', 'ষস', 'ণন', '\u09c0\u09bf', '\u09c2\u09c1', 'ঊউ', 'ঈই'].map((pair) => [
    pair.charAt(0),
    pair.charAt(1),
  ]),
);

const latinSound = (word: string): string =>
  word
    .replace(/ch+/g, 'c')
    .replace(/([bdgkpst])h+/g, '$1')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/[yzw]/g, (letter) => LIKE[letter] ?? letter)
    .replace(/([a-z])\1+/g, '$1');

const indicSound = (word: string): string =>
  plainLetters(word)
    .replace(/[ঁ\u0901\u0902ং]/g, '')
    .replace(/[শষণঊঈ\u09c0\u09c2]/g, (letter) => LIKE[letter] ?? letter);

/** Returns one form for all spellings of a Bengali or Hindi number word: chhoy and choi give the same. */
const soundOf = (word: string): string => (/^[a-z]/.test(word) ? latinSound(word) : indicSound(word));

/** From this length on, a word is not compared by its sound. */
const LONGEST_SOUND = 16;

/** The digits of each number word by its spelling, and by its sound. */
const exact = new Map<string, string>();
const sounding = new Map<string, string>();
const add = (word: string, digits: string) => {
  if (word === '-') return;
  exact.set(plainLetters(word), digits);
};
const addSounding = (word: string, digits: string) => {
  add(word, digits);
  if (word !== '-' && !sounding.has(soundOf(word))) sounding.set(soundOf(word), digits);
};
for (const [digit, all] of DIGIT_WORDS.other.entries())
  for (const word of all.split(' ')) addSounding(word, String(digit));
for (const [digit, all] of DIGIT_WORDS.english.entries())
  for (const word of all.split(' ')) addSounding(word, String(digit));
for (const all of [TEENS, ...TEENS_IN_INDIC])
  for (const [index, word] of all.split(' ').entries()) add(word, String(index + 10));
for (const list of TEN_TO_NINETY_NINE)
  for (const [index, word] of list.split(' ').entries()) addSounding(word, String(index + 10));
for (const pair of MORE_WORDS.match(/\d+ \S+/g) ?? []) addSounding(pair.slice(3), pair.slice(0, 2));

/** The first digits of the multiples of ten, by their words. */
const tens = new Map(
  TENS.flatMap((all) => all.split(' ').map((word, ten): [string, string] => [plainLetters(word), String(ten)])),
);
tens.delete('-');
/** The first words of `TIMES` mean twice. */
const FIRST_TIMES = 2;
const times = new Map<string, number>();
for (const [index, all] of TIMES.entries())
  for (const word of all.split(' ')) times.set(plainLetters(word), index + FIRST_TIMES);

/** Words that are frequent in prose. A row of only these means nothing. */
const COMMON = new Set(
  'at do to too for no so o oh won ate be tree free a i v x line heaven sex hex bar as so toh sath by du ek e on chai nin car'.split(
    ' ',
  ),
);
/** Whether a number word is also frequent in prose. */
export const isCommonWord = (word: string): boolean => COMMON.has(word);

/** English words that are recognised with a wrong letter. */
const GUESSED = ['zero', 'three', 'four', 'five', 'seven', 'eight', 'nine'];
/** Minimum length of a misspelled English word. The sound of a Bengali or Hindi one must be longer. */
const LEAST_LETTERS = 4;

/**
 * Whether one word becomes the other by one inserted, missing or changed letter, or by swapping two neighbouring
 * letters.
 */
export function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && b === `${a[1]}${a[0]}`);
}

/**
 * Returns the digits of a number word; undefined for any other word. "dash" is excluded, although it sounds like the
 * Hindi ten.
 */
export function digitsOfWord(word: string): string | undefined {
  if (word === 'dash') return undefined;
  const digits = exact.get(word);
  if (digits !== undefined || word.length <= 1 || word.length >= LONGEST_SOUND) return digits;
  return sounding.get(soundOf(word));
}

/**
 * Returns the digit that a misspelled English word may mean, or the two-digit number that a misspelled Bengali or Hindi
 * word may mean. Undefined if there is none.
 */
export const guessedDigit = (word: string): string | undefined => {
  if (word.length < LEAST_LETTERS) return undefined;
  const meant = GUESSED.find((right) => isNear(word, right));
  if (meant !== undefined) return exact.get(meant);
  const sound = soundOf(word);
  if (sound.length <= LEAST_LETTERS) return undefined;
  for (const [right, digits] of sounding) if (digits.length === 2 && isNear(sound, right)) return digits;
  return undefined;
};
/** Returns the first digit of a multiple of ten such as ninety, which the next word may complete. */
export const tenOfWord = (word: string): string | undefined => tens.get(word);
/** Returns how often the next digit counts, as in "double nine"; 1 for any other word. */
export const timesOfWord = (word: string): number => times.get(word) ?? 1;

/** Letters of the longest number word that is looked for inside another. */
const LONGEST_WORD = 12;

/** Letters of the shortest word that may be several number words. */
const SHORTEST_ROW = 6;

/** With single letters for digits, as in nineOsix or নসাতছ, at least this many parts are needed. */
const LEAST_WITH_LETTERS = 3;
const LETTERS = /^[oনছ]$/;
/** Whether a part of a word is a number word by itself. */
const isNumber = (part: string): boolean =>
  part.length === 1
    ? LETTERS.test(part)
    : exact.has(part) || tens.has(part) || times.has(part) || (part > 'z' && sounding.has(soundOf(part)));

/**
 * Splits number words that are run together: oneeightzero, নয়আটতিন. Undefined unless the whole word consists of at
 * least two.
 */
export function splitNumberWords(word: string): string[] | undefined {
  if (word.length < SHORTEST_ROW) return undefined;
  // For each position, the words up to it, the last one first.
  const reached: (string | undefined)[] = [''];
  for (let at = 0; at < word.length; at += 1) {
    if (reached[at] === undefined) continue;
    for (let size = Math.min(LONGEST_WORD, word.length - at); size > 0; size -= 1) {
      const part = word.slice(at, at + size);
      if (reached[at + size] !== undefined) continue;
      if (isNumber(part)) reached[at + size] = part;
    }
  }
  const parts: string[] = [];
  for (let end = word.length; end > 0; ) {
    const part = reached[end];
    if (!part) return undefined;
    parts.unshift(part);
    end -= part.length;
  }
  return parts.length >= (parts.some(({ length }) => length === 1) ? LEAST_WITH_LETTERS : 2) ? parts : undefined;
}
