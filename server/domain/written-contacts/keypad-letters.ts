import { MOBILE, PHONE_DIGITS, SURE_MOBILE, type Told } from './phone-runs.ts';

/* Detects phones in which letters of the keypad replace digits: 512-730-DOLA. */

/** The letters on each key, by its digit. */
const KEYS = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
/** Returns the digit of the key with a letter. */
const keyOf = (letter: string): string => String(KEYS.findIndex((key) => key.includes(letter.toUpperCase())));
/** A mention of the keypad. */
const OF_KEYS = /key ?pad|dial ?pad|num(?:ber)? ?pad|\bt9\b|\bkeys\b|কিপ্যাড|कीपैड/i;

/** Phrases that a word of letters alone stands for a number. */
const TELLS =
  /spell|read|type|press|number|nombor|nambar|dial|phone|call|likh|letters|\be\b|\bte\b|লিখ|টিপ|নম্বর|लिख|नंबर/i;
/** A word as long as a phone. */
const WORD = /(?<![\p{L}\p{M}\d])[A-Za-z\d]{10,12}(?![\p{L}\p{M}\d])/gu;
/** An American number; its area code and its exchange begin with 2 to 9. */
const AMERICAN = /^1?[2-9]\d\d[2-9]\d{6}$/;

/** Whether the keypad turns a word into a phone. The word must be in capitals or contain digits: GNZC1FUG0D. */
const isOnKeys = (word: string): boolean => {
  if (word !== word.toUpperCase() && !/\d.*[a-z]/i.test(word)) return false;
  const digits = word.replace(/[A-Za-z]/g, keyOf);
  return /[A-Za-z]{2}/.test(word) && (SURE_MOBILE.test(digits) || AMERICAN.test(digits));
};

/** A run of digits or of letters. */
const PART = /\d+|[A-Za-z]+/g;
/** Minimum number of letters of a part. */
const LEAST_LETTERS = 3;
/** Minimum number of real digits of the whole. */
const LEAST_REAL_DIGITS = 3;

/**
 * Whether the text contains a phone in digits with at least one part in letters. Separate words count only if a call or
 * the keypad is mentioned. A word of letters alone counts only if the keypad is mentioned.
 */
export function hasKeypadPhone(text: string, told: Told): boolean {
  const isOfKeys = OF_KEYS.test(text);
  const longWords = text.match(WORD) ?? [];
  if (isOfKeys && TELLS.test(text.replace(/key ?pad/gi, '')) && longWords.some(isOnKeys)) return true;
  const parts = Array.from(text.matchAll(PART), ({ 0: part, index }) => ({ part, from: index }));
  return parts.some(({ part: first }, start) => {
    if (!/^\d/.test(first)) return false;
    let digits = '';
    let realDigits = 0;
    let end = 0;
    for (let at = start; at < parts.length && digits.length < PHONE_DIGITS; at += 1) {
      const { part = '', from = 0 } = parts[at] ?? {};
      const between = at === start ? '' : text.slice(end, from);
      const isFigure = /^\d/.test(part);
      if (!/^[-.() ]{0,3}$/.test(between)) return false;
      if (between.startsWith(' ') && !told.isOfCalls && !isOfKeys) return false;
      if (!isFigure && part.length < LEAST_LETTERS) return false;
      if (!isFigure && part !== part.toUpperCase() && !isOfKeys && !(told.isOfCalls && between === '-')) return false;
      digits += isFigure ? part : part.replace(/./g, keyOf);
      realDigits += isFigure ? part.length : 0;
      end = from + part.length;
    }
    if (realDigits < LEAST_REAL_DIGITS || realDigits === digits.length) return false;
    if (/^[\p{L}\p{M}\d]/u.test(text.slice(end))) return false;
    return SURE_MOBILE.test(digits) || (MOBILE.test(digits) && AMERICAN.test(digits));
  });
}
