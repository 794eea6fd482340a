import { hasRepeatedRow, repeatsOf } from './repeated-rows.ts';
import { plainLetters } from './seen-text.ts';

/*
 * Detects codes whose key is given beside them: circle is zero, none = 0, q is 1 and p is 0; count the letters of each
 * word.
 */

/** Compiles a pattern for texts in the form of `plainLetters`. */
const compile = (pattern: string) => new RegExp(plainLetters(pattern), 'giu');

/** Before the beginning and after the end of a word. */
const START = '(?<![\\p{L}\\p{M}\\d])';
const END = '(?![\\p{L}\\p{M}\\d])';
/** Words and signs for "means". */
const MEANS =
  '\\s{0,2}(?:=|->|→|:|is|are|means?|for|stands for|equals?|mane|maane|holo|hocche|মানে|হলো|হল|মানি|यानी|मतलब)\\s{0,2}';
/** Words for zero. */
const NOUGHT = '(?:zeroe?s?|nought|nil|0|shunno|shunya|sunno|শূন্য|জিরো|शून्य|जीरो)';
/** A digit, or its English word. */
const DIGIT = '(?:\\d|zero|one|two|three|four|five|six|seven|eight|nine)';

/** The definition of a sign for zero, in either order. */
const OF_NOUGHT = compile(`[^\\s\\d]{1,12}${MEANS}${NOUGHT}${END}|${START}${NOUGHT}${MEANS}[^\\s\\d]{1,12}`);
/** Definitions of letters or signs for digits. */
const OF_LETTERS = compile(
  `(?<![^\\s,;(])[^\\s\\d,;(]${MEANS}${DIGIT}${END}|${START}${DIGIT}\\s?=\\s?[^\\s\\d](?!\\S)`,
);
/** Definitions of words for digits. */
const OF_WORDS = compile(`${START}[\\p{L}\\p{M}]{2,12}\\s(?:is|=)\\s${DIGIT}${END}`);
/** An instruction to count something. */
const COUNTED = compile(
  `${START}(?:count(?:ed|ing)?|number of|how many|length of|gon[aeo]\\w*|gun[eo]\\w*|gin\\w*|guntei|গোন\\S*|গুন\\S*|गिन\\S*)${END}.{0,24}${START}(?:letters?|alphabets?|words?|okkhor\\w*|akshar\\w*|each|every|signs?|dots?|stars?|flowers?|roses?|emojis?|\\w+s|অক্ষর\\S*|শব্দ\\S*|अक्षर\\S*)${END}`,
);

/** Words that a code is used. */
const OF_CODES = /\b(?:digits?|decode|code|cipher|key)\b/i;

/** Minimum number of letters of a word whose letters stand for digits, and of words of a row. */
const LEAST_LETTERS = 9;
/** Maximum number of letters of a word whose letters stand for digits. */
const MOST_LETTERS = 13;
/** Number of words for a phone. A text in which something is counted must have more than twice as many. */
const LEAST_WORDS = 9;
/** Minimum number of letters that repeat an earlier one. A word that is not in capitals needs twice as many. */
const LEAST_REPEATS = 2;

/** Whether a word repeats its letters as no language does. */
const isLetterRow = (word: string): boolean => {
  const letters = Array.from(word.toLowerCase());
  if (letters.length < LEAST_LETTERS || letters.length > MOST_LETTERS) return false;
  const repeats = repeatsOf(letters);
  return repeats >= LEAST_REPEATS && (word === word.toUpperCase() || repeats >= LEAST_REPEATS * 2);
};

/** Whether a text contains a row in a code, with the key beside it. */
export function hasToldCode(text: string, isOfCalls: boolean): boolean {
  const isOfNought = (text.match(OF_NOUGHT) ?? []).length > 0;
  const letterKeys = (text.match(OF_LETTERS) ?? []).length;
  if (isOfNought && isOfCalls && (text.match(COUNTED) ?? []).length > 0)
    return text.split(/\s+/).length > 2 * LEAST_WORDS;
  const wordKeys = (text.match(OF_WORDS) ?? []).length;
  if (!isOfNought && letterKeys + wordKeys < 2) return false;
  const repeats = OF_CODES.test(text) ? 0 : 1;
  if (hasRepeatedRow(text, { size: LEAST_LETTERS, repeats })) return isOfCalls || letterKeys > 1 || wordKeys > 2;
  if (!isOfCalls || letterKeys === 0) return false;
  return (
    (text.match(/[a-z]{9,13}/gi) ?? []).some(isLetterRow) ||
    (letterKeys > 1 && /(?<![A-Z])[A-Z]{9,12}(?![A-Z])/.test(text))
  );
}
