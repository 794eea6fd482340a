import { COUNTING, PHONE_DIGITS } from './phone-runs.ts';
import { LANGUAGES } from './row-tables.ts';
import { plainLetters } from './seen-text.ts';

/* Detects phones in the number words of other languages: sabaa sifr tisaa, neuf quatre deux. */

/** A word of any script. */
const WORD = /[\p{L}\p{M}]+/gu;
/** Minimum number of different digits of a phone. */
const LEAST_KINDS = 4;

/** The digits that each word means, by the number of the language in `LANGUAGES`. */
const digitsByWord = new Map<string, Map<number, number>>();
for (const [language, words] of LANGUAGES.entries())
  for (const [digit, spellings] of words.split(' ').entries())
    for (const spelling of spellings.split('|')) {
      const word = plainLetters(spelling);
      const meanings = digitsByWord.get(word) ?? new Map<number, number>();
      meanings.set(language, digit);
      digitsByWord.set(word, meanings);
    }

/** Whether a row of digits is as long and as varied as a phone, and not only counted up or down. */
const isPhone = (row: string): boolean =>
  row.length >= PHONE_DIGITS - 1 && new Set(row).size >= LEAST_KINDS && !COUNTING.test(row);

/** Whether the text contains a phone in number words of one language. Nobody here counts in these words. */
export function isInForeignDigits(text: string): boolean {
  // The row of digits that ends at the present word, by language.
  let rows = new Map<number, string>();
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    const longerRows = new Map<number, string>();
    for (const [language, digit] of digitsByWord.get(word) ?? []) {
      const row = (rows.get(language) ?? '') + String(digit);
      if (isPhone(row)) return true;
      longerRows.set(language, row.slice(-PHONE_DIGITS));
    }
    rows = longerRows;
  }
  return false;
}
