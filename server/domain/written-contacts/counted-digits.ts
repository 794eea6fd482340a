import { digitHeard } from './number-sounds.ts';
import { digitsOfWord } from './number-words.ts';
import { plainLetters } from './seen-text.ts';

/* Expands a digit with a count: three zeros, teen ta sunno, 2 ta 7, four nines. */

/** Words for counts, from `FIRST_TIMES` on. */
const TIMES: readonly string[] = [
  '2|two|dui|du|duto|duita|doi|দুই|দু|দুটো|দুটা|দুইটা|दो|do',
  '3|three|teen|tin|tinte|tinta|তিন|তিনটে|তিনটা|তিনটি|तीन',
  '4|four|char|chaar|charte|charta|চার|চারটে|চারটা|চারটি|चार',
  '5|five|panch|paanch|pach|panchta|পাঁচ|পাঁচটা|পাঁচটি|पांच|पाँच',
  '6|six|chhoy|choy|chhota|ছয়|ছটা|ছয়টা|छह',
].map((words) => plainLetters(words));
/** The count of the first line of `TIMES`. */
const FIRST_TIMES = 2;
/** All words for counts, as alternatives of a pattern. */
const ALL_TIMES = TIMES.join('|');
/** Words and endings after a count. */
const COUNTS = 'ta|ti|te|to|khana|bar|baar|times?|guna|টা|টি|টে|টো|খানা|বার|बार';
/** Plurals of digits: zeros, nines. */
const PLURALS = 'zeroe?s|ones|twos|threes|fours|fives|six(?:e)?s|sevens|eights|nines|noughts|nils';
/** The digit of each plural. */
const DIGIT_OF_PLURAL: Record<string, string> = {
  zeros: '0',
  zeroes: '0',
  noughts: '0',
  nils: '0',
  ones: '1',
  twos: '2',
  threes: '3',
  fours: '4',
  fives: '5',
  sixs: '6',
  sixes: '6',
  sevens: '7',
  eights: '8',
  nines: '9',
};
/** Before the beginning and after the end of a word. */
const START = '(?<![\\p{L}\\p{M}\\d.,/])';
const END = '(?![\\p{L}\\p{M}\\d]|[.,:/]\\d)';
/** A digit, or a word that may be one. */
const DIGIT = '(\\d|[\\p{L}\\p{M}]{1,8})';
/** Compiles a pattern for texts in the form of `plainLetters`. */
const compile = (pattern: string) => new RegExp(plainLetters(pattern), 'giu');

/** A count before the plural of a digit: three zeros. */
const OF_PLURAL = compile(`${START}(${ALL_TIMES}) (?:more )?(${PLURALS})${END}`);
/** A count before a digit: 2 ta 7, or a count with its ending: তিনটে শূন্য. */
const OF_COUNT = compile(
  `${START}(${ALL_TIMES})(?:\\s?(?:${COUNTS})(?: of| kore| করে)?|(?<=[টত][োেিা])|(?<=[a-z]t[aoe]))\\s${DIGIT}${END}`,
);

/** Returns the number that a word for a count means. */
const timesOf = (word: string): number =>
  FIRST_TIMES + TIMES.findIndex((words) => words.split('|').includes(word.toLowerCase()));

/** Returns a digit as often as `times` says, with spaces. */
const repeated = (digit: string, times: number): string => Array.from({ length: times }, () => digit).join(' ');

/** Returns the single digit of a word; undefined if there is none. */
function digitOf(written: string): string | undefined {
  const word = written.toLowerCase();
  if (/^\d$/.test(word)) return word;
  const digits = digitsOfWord(word) ?? digitHeard(word);
  return digits?.length === 1 ? digits : undefined;
}

/** Replaces each digit with a count by that many digits. */
export const withCounted = (text: string): string =>
  text
    .replace(OF_PLURAL, (_whole, times: string, digits: string) =>
      repeated(DIGIT_OF_PLURAL[digits.toLowerCase()] ?? '', timesOf(times)),
    )
    .replace(OF_COUNT, (whole: string, times: string, written: string) => {
      const digit = digitOf(written);
      return digit === undefined ? whole : repeated(digit, timesOf(times));
    });
