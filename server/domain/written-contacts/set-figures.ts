import { tellsOfCalls } from './honest-numbers.ts';
import { PHONE_DIGITS, SURE_MOBILE } from './phone-runs.ts';
import { plainLetters, withLetters } from './seen-text.ts';
import { figuresOf } from './written-numbers.ts';

/* Detects digits written with letters that look like them, and phrases that digits are a number. */

/** A sentence that ends with what the digits are: that is my phone no. */
const IS_NUMBER = new RegExp(
  plainLetters(
    '(?<![\\p{L}\\p{M}])(?:number|numbers|nombor|nombar|nambar|phone|phn|mobile|(?:phone|ph|mobile|mob|contact) no|নম্বর|নাম্বার|ফোন|মোবাইল|नंबर|फोन)\\s?(?:[.!?।\\n😊🙏]|$)',
  ),
  'u',
);

/** "That" is called a number, or what was given before is denied to be one. */
const IS_THAT = new RegExp(
  plainLetters(
    "(?<![\\p{L}\\p{M}])(?:that|this|it's|these|those|they|together|all|in one go|eta|etai|eita|ota|otai|oita|seta|setai|asole|ashole|actually|really|noy|not|pashapashi|এটা|এটাই|ওটা|ওটাই|সেটা|সেটাই|আসলে|নয়|মিলিয়ে|পাশাপাশি|যোগ|यही|वही|असल)(?![\\p{L}\\p{M}])[^.!?।\\n]{0,30}(?<![\\p{L}\\p{M}])(?:number|nombor|nambar|phone|phn|mobile|call|ring|dial|নম্বর|নাম্বার|ফোন|মোবাইল|ডায়াল|नंबर|फोन)",
  ),
  'u',
);

/** Whether a text says that the digits in it are a number. */
export const tellsThat = (text: string): boolean => IS_NUMBER.test(text) || IS_THAT.test(text);

/** Letters that look like digits. */
const LETTERS = 'oOiIlL|zZsSbBgGqQEAT';
/**
 * A word with a digit, with only capitals or capitals after small letters, or without a vowel: B2 o4, ISO, obEl, glg.
 */
const WORD = `(?:(?=[${LETTERS}]{0,6}\\d)[\\d${LETTERS}]{1,9}|(?=[${LETTERS}]{0,6}[a-z][A-Z])[${LETTERS}]{2,9}|[OILZSBGQEAT]{2,5}|[lzsbgqLZSBGQ|]{2,9}|[oOlI]{2,3})`;
/** A row of only digits and letters that look like them: B2 o4 44 27 7I. */
const ROW = new RegExp(`(?<![\\p{L}\\p{M}\\d|])${WORD}(?:[ .-]${WORD}){1,5}(?![\\p{L}\\p{M}\\d|])`, 'gu');
/** Minimum number of real digits with which a row needs no mention of a call. */
const SURE_REAL_DIGITS = 6;
/** Minimum number of real digits of a row; with fewer, the row consists of words. */
const LEAST_REAL_DIGITS = 3;

/** One word of ten digits and letters that look like digits, with at least one of each: BoEOooOoO8. */
const IN_ONE = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(?=\\d{0,9}[${LETTERS}])(?=[${LETTERS}]{0,9}\\d)[\\d${LETTERS}]{10}(?![\\p{L}\\p{M}\\d])`,
  'gu',
);
/** Bengali letters among the digits: 983ওও222. */
const OF_BENGAL = /(?<![\p{L}\p{M}\d])(?=(?:\P{Nd}{0,3}\d){6})\d(?:[ .-]?[\dওঃ০৷।oOlI|]){9,12}(?![\p{L}\p{M}\d])/gu;
/** Characters that look like a one. */
const OF_STROKE = /[৷।lI|]/g;

/** Whether a word is a mobile, of which Bengali letters and signs are ones and zeros. */
const isOfBengal = (word: string): boolean => {
  const digits = word.replace(/[ .-]/g, '').replace(OF_STROKE, '1').replace(/\D/g, '0');
  return /[^\d .-]/.test(word) && SURE_MOBILE.test(digits);
};

/** Whether a word has at least three digits, or capitals among small letters. */
const isMixed = (word: string): boolean => /\d.*\d.*\d/.test(word) || /[a-z][A-Z].*[a-z]/.test(word);

/** Whether a text contains a mobile with letters in place of digits. */
export const isAlikePhone = (text: string): boolean =>
  (text.match(OF_BENGAL) ?? []).some(isOfBengal) ||
  (text.match(IN_ONE) ?? []).some((word) => isMixed(word) && SURE_MOBILE.test(figuresOf(word))) ||
  (text.match(ROW) ?? []).some((row) => {
    const letters = row.replace(/[ .-]/g, '');
    const realDigits = letters.match(/\d/g)?.length ?? 0;
    if (letters.length !== PHONE_DIGITS || realDigits === PHONE_DIGITS || realDigits < LEAST_REAL_DIGITS) return false;
    if (!SURE_MOBILE.test(figuresOf(letters))) return false;
    const lower = text.toLowerCase();
    return realDigits >= SURE_REAL_DIGITS || tellsOfCalls(lower) || tellsOfCalls(withLetters(lower));
  });
