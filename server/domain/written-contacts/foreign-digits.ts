import { COUNTING, PHONE_DIGITS } from './phone-runs.ts';
import { LANGUAGES } from './row-tables.ts';
import { plainLetters } from './seen-text.ts';

/* Detects phones in the number words of other languages: sabaa sifr tisaa, neuf quatre deux. */

const WORD = /[\p{L}\p{M}]+/gu;
/** Minimum number of different digits of a phone. */
const LEAST_KINDS = 4;

/** The digit of each word, by language. */
const digits = new Map<string, Map<number, number>>();
for (const [language, words] of LANGUAGES.entries())
  for (const [digit, spellings] of words.split(' ').entries())
    for (const spelling of spellings.split('|')) {
      const word = plainLetters(spelling);
      const meanings = digits.get(word) ?? new Map<number, number>();
      meanings.set(language, digit);
      digits.set(word, meanings);
    }

const isPhone = (row: string): boolean =>
  row.length >= PHONE_DIGITS - 1 && new Set(row).size >= LEAST_KINDS && !COUNTING.test(row);

/** Whether the text contains a phone in number words of one language. Nobody here counts in these words. */
export function isInForeignDigits(text: string): boolean {
  let rows = new Map<number, string>();
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    const next = new Map<number, string>();
    for (const [language, digit] of digits.get(word) ?? []) {
      const row = (rows.get(language) ?? '') + String(digit);
      if (isPhone(row)) return true;
      next.set(language, row.slice(-PHONE_DIGITS));
    }
    rows = next;
  }
  return false;
}
