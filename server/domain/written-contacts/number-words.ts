import { DIGIT_WORDS, MORE_WORDS, TEENS, TEENS_IN_INDIC, TEN_TO_NINETY_NINE, TENS, TIMES } from './number-tables.ts';
import { plainLetters } from './seen-text.ts';

/** Letters, each with the letter of the same sound that replaces it. */
const SAME_SOUND: Record<string, string> = Object.fromEntries(
  ['yi', 'zj', 'wo', 'শস', 'ষস', 'ণন', '\u09c0\u09bf', '\u09c2\u09c1', 'ঊউ', 'ঈই'].map((pair) => [
    pair.charAt(0),
    pair.charAt(1),
  ]),
);

/** Returns one form for all spellings of a word in Latin letters. */
const latinSound = (word: string): string =>
  word
    .replace(/ch+/g, 'c')
    .replace(/([bdgkpst])h+/g, '$1')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/[yzw]/g, (letter) => SAME_SOUND[letter] ?? letter)
    .replace(/([a-z])\1+/g, '$1');

/** Returns one form for all spellings of a word in Bengali or Hindi script. */
const indicSound = (word: string): string =>
  plainLetters(word)
    .replace(/[ঁ\u0901\u0902ং]/g, '')
    .replace(/[শষণঊঈ\u09c0\u09c2]/g, (letter) => SAME_SOUND[letter] ?? letter);

/** Returns one form for all spellings of a Bengali or Hindi number word: chhoy and choi give the same. */
const soundOf = (word: string): string => (/^[a-z]/.test(word) ? latinSound(word) : indicSound(word));

/** Number of letters from which on a word is not compared by its sound. */
const LONGEST_SOUND = 16;

/** The digits of each number word, by its spelling. */
const digitsBySpelling = new Map<string, string>();
/** The digits of each Bengali, Hindi or English number word, by its sound. */
const digitsBySound = new Map<string, string>();
/** Adds a number word by its spelling; `-` is no word. */
const addSpelling = (word: string, digits: string) => {
  if (word === '-') return;
  digitsBySpelling.set(plainLetters(word), digits);
};
/** Adds a number word by its spelling and its sound. Of words that sound alike, the first wins. */
const addSpellingAndSound = (word: string, digits: string) => {
  addSpelling(word, digits);
  if (word !== '-' && !digitsBySound.has(soundOf(word))) digitsBySound.set(soundOf(word), digits);
};
for (const [digit, all] of DIGIT_WORDS.other.entries())
  for (const word of all.split(' ')) addSpellingAndSound(word, String(digit));
for (const [digit, all] of DIGIT_WORDS.english.entries())
  for (const word of all.split(' ')) addSpellingAndSound(word, String(digit));
for (const all of [TEENS, ...TEENS_IN_INDIC])
  for (const [index, word] of all.split(' ').entries()) addSpelling(word, String(index + 10));
for (const list of TEN_TO_NINETY_NINE)
  for (const [index, word] of list.split(' ').entries()) addSpellingAndSound(word, String(index + 10));
for (const pair of MORE_WORDS.match(/\d+ \S+/g) ?? []) addSpellingAndSound(pair.slice(3), pair.slice(0, 2));

/** The first digits of the multiples of ten, by their words. */
const tensByWord = new Map(
  TENS.flatMap((all) => all.split(' ').map((word, ten): [string, string] => [plainLetters(word), String(ten)])),
);
tensByWord.delete('-');
/** The first words of `TIMES` mean twice. */
const FIRST_TIMES = 2;
/** How often the next digit counts, by the words of `TIMES`. */
const timesByWord = new Map<string, number>();
for (const [index, all] of TIMES.entries())
  for (const word of all.split(' ')) timesByWord.set(plainLetters(word), index + FIRST_TIMES);

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
  const digits = digitsBySpelling.get(word);
  if (digits !== undefined || word.length <= 1 || word.length >= LONGEST_SOUND) return digits;
  return digitsBySound.get(soundOf(word));
}

/**
 * Returns the digit that a misspelled English word may mean, or the two-digit number that a misspelled Bengali or Hindi
 * word may mean. Undefined if there is none.
 */
export const guessedDigit = (word: string): string | undefined => {
  if (word.length < LEAST_LETTERS) return undefined;
  const meant = GUESSED.find((right) => isNear(word, right));
  if (meant !== undefined) return digitsBySpelling.get(meant);
  const sound = soundOf(word);
  if (sound.length <= LEAST_LETTERS) return undefined;
  for (const [right, digits] of digitsBySound) if (digits.length === 2 && isNear(sound, right)) return digits;
  return undefined;
};

/** Returns the first digit of a multiple of ten such as ninety, which the next word may complete. */
export const tenOfWord = (word: string): string | undefined => tensByWord.get(word);
/** Returns how often the next digit counts, as in "double nine"; 1 for any other word. */
export const timesOfWord = (word: string): number => timesByWord.get(word) ?? 1;

/** Maximum number of letters of a number word that is looked for inside another word. */
const LONGEST_WORD = 12;

/** Minimum number of letters of a word that may be several number words. */
const SHORTEST_ROW = 6;

/** Minimum number of parts if single letters stand for digits, as in nineOsix or নসাতছ. */
const LEAST_WITH_LETTERS = 3;
/** A single letter that stands for a digit. */
const LETTERS = /^[oনছ]$/;
/** Whether a part of a word is a number word by itself. */
function isNumber(part: string): boolean {
  if (part.length === 1) return LETTERS.test(part);
  if (digitsBySpelling.has(part) || tensByWord.has(part) || timesByWord.has(part)) return true;
  return part > 'z' && digitsBySound.has(soundOf(part));
}

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
  const hasSingleLetters = parts.some(({ length }) => length === 1);
  const leastParts = hasSingleLetters ? LEAST_WITH_LETTERS : 2;
  return parts.length >= leastParts ? parts : undefined;
}
