import { digitsOfWord, guessedDigit, isCommonWord, splitNumberWords, tenOfWord, timesOfWord } from './number-words.ts';
import { withLetters } from './seen-text.ts';

/* Finds the numbers of a text in digits, in words, or in letters that look like digits, with what is between them. */

/** A number in a text, with what is before it. */
export interface Group {
  digits: string;
  form: 'figure' | 'word' | 'common word' | 'alike';
  /** The words between the former number and this number. */
  words: string[];
  /** The signs and spaces between the former number and this number. */
  signs: string;
  /** Whether it is a multiple of ten with a digit, as forty one, which may mean 40 and 1. */
  isOfTens?: boolean;
}

/** A word with digits and signs that look like letters, or what is between two of them. */
const CHUNK = /[\p{L}\p{M}\d|$@!]+|[^\p{L}\p{M}\d|$@!]+/gu;
/** A part of such a word: digits, letters or signs. */
const PARTS = /\d+|[\p{L}\p{M}]+|[|$@!]+/gu;
/** Letters and signs, with the digits that they look like. */
const DIGIT_ALIKE: Record<string, string> = {
  o: '0',
  i: '1',
  l: '1',
  '|': '1',
  '!': '1',
  z: '2',
  s: '5',
  $: '5',
  g: '9',
  q: '9',
  e: '3',
  a: '4',
  t: '7',
};
/** A word of digits and of characters that look like digits. */
const LOOKS_LIKE_FIGURES = /^[\doOiIlL|!zZsS$bBgGq]*$/;
/** Characters that resemble digits less. They count only in a long row of digits. */
const MAY_LOOK_LIKE_FIGURES = /^(?:[\doOiIlL|!zZsS$bBgGqQEAT]*\d){5}[\doOiIlL|!zZsS$bBgGqQEAT]*$/;
/** Minimum number of characters of a word with letters that look like digits. */
const LEAST_CHARACTERS = 3;
/** The same for a word with letters that resemble digits less. */
const LEAST_MIXED = 9;

/** Returns the digit that a letter or sign looks like; `''` if there is none. */
function figureOf(letter: string): string {
  if (letter === 'B') return '8';
  if (letter === 'b' || letter === 'G') return '6';
  return DIGIT_ALIKE[letter.toLowerCase()] ?? '';
}

/** Replaces letters that look like digits by these digits. */
export const figuresOf = (chunk: string): string => chunk.replace(/[^\d]/g, (letter) => figureOf(letter));

/** Whether a word consists of digits and letters that look like them. */
const isAlike = (chunk: string): boolean =>
  (LOOKS_LIKE_FIGURES.test(chunk) || (MAY_LOOK_LIKE_FIGURES.test(chunk) && chunk.length >= LEAST_MIXED)) &&
  /[^\d]/.test(chunk) &&
  ((/\d/.test(chunk) && chunk.length >= LEAST_CHARACTERS) || /^[oO]{2,}$/.test(chunk));

/** Words for "times" after a count. */
const PAIRED = new Set(['times', 'time', 'baar', 'bar', 'বার', 'बार', 'guna']);
/** The ending of a count: তিনটে. */
const COUNTED = /^(.+)(?:টে|টা|টি|ta|te|to)$/;

/** What a word may mean as a number. */
interface Reading {
  /** The number words that are run together in the word, or the word itself. */
  parts: readonly string[];
  /** The digits of a number word; undefined for any other word. */
  digits: string | undefined;
  /** The digits that a misspelled number word may mean; undefined if there are none, or the word is spelled well. */
  guessed: string | undefined;
  /** How often the next digit repeats: তিনটে is three times. */
  times: number;
}

/** Cache of the readings of words, shared by all forms of a text. */
export type Known = Map<string, Reading>;

/** Returns what a word may mean, from the cache if it has it. */
function readingOf(word: string, known: Known): Reading {
  const read = known.get(word);
  if (read) return read;
  const digits = digitsOfWord(word);
  const counted = digitsOfWord(COUNTED.exec(word)?.[1] ?? '') ?? '';
  const reading = {
    parts: splitNumberWords(word) ?? [word],
    digits,
    guessed: digits === undefined ? guessedDigit(word) : undefined,
    times: /^[2-4]$/.test(counted) ? Number(counted) : timesOfWord(word),
  };
  known.set(word, reading);
  return reading;
}

/** Returns the numbers of a text, each with the words and signs before it. `known` is the cache for its words. */
export function groupsOf(text: string, known: Known): Group[] {
  const groups: Group[] = [];
  let words: string[] = [];
  let signs = '';
  let times = 1;
  let ten = '';
  const addGroup = (digits: string, form: Group['form']) => {
    groups.push({ digits: digits.repeat(times), form, words, signs });
    words = [];
    signs = '';
    times = 1;
  };
  const endTen = () => {
    if (ten) addGroup(`${ten}0`, 'word');
    ten = '';
  };
  const addWord = (part: string) => {
    const { digits, guessed, times: counted } = readingOf(part, known);
    if (ten && digits?.length === 1 && digits !== '0') {
      addGroup(ten + digits, 'word');
      groups.push({ ...groups.pop(), isOfTens: true } as Group);
      ten = '';
      return;
    }
    endTen();
    const last = groups.at(-1);
    if (tenOfWord(part) !== undefined) ten = tenOfWord(part) ?? '';
    else if (timesOfWord(part) > 1) times = counted;
    else if (PAIRED.has(part) && last && /^[2-4]$/.test(last.digits) && words.length === 0) {
      groups.pop();
      times = Number(last.digits);
      words = last.words;
    } else if (part === 'hundred' || part === 'শো') addGroup('00', 'word');
    else if (digits !== undefined) addGroup(digits, isCommonWord(part) ? 'common word' : 'word');
    else if (guessed !== undefined && words.length === 0 && groups.length > 0) addGroup(guessed, 'common word');
    else if (counted > 1) times = counted;
    else {
      words.push(part);
      times = 1;
    }
  };
  for (const chunk of text.match(CHUNK) ?? []) {
    if (!/[\p{L}\p{M}\d]/u.test(chunk)) {
      signs += chunk;
      continue;
    }
    const letters = /^(?=.*[\d!$@])(?=.*[a-z]).{3,6}$/i.test(chunk) ? withLetters(chunk.toLowerCase()) : '';
    if (/^[a-z]{3,}$/.test(letters) && readingOf(letters, known).digits !== undefined) {
      addWord(letters);
      continue;
    }
    if (isAlike(chunk)) {
      endTen();
      addGroup(figuresOf(chunk), 'alike');
      continue;
    }
    for (const part of chunk.toLowerCase().match(PARTS) ?? []) {
      if (/^\d/.test(part)) {
        endTen();
        addGroup(part, 'figure');
      } else if (/^\p{L}/u.test(part)) for (const single of readingOf(part, known).parts) addWord(single);
      else signs += part;
    }
  }
  endTen();
  return groups;
}
