import { digitHeard } from './number-sounds.ts';

/* Detects number words separated by a letter that the reader is to leave out: noyZduiZek. */

/** A word long enough for the number words of a phone. */
const LONG_WORD = /[a-z]{26,160}/gi;
/** Minimum number of number words in one word. */
const LEAST_DIGITS = 8;

/** Returns the number words of a word without the letter between them; undefined if it has none. */
function partedIn(word: string): string | undefined {
  for (const letter of new Set(word)) {
    const parts = word.split(letter).filter((part) => part !== '');
    if (parts.length >= LEAST_DIGITS && parts.every((part) => digitHeard(part.toLowerCase()) !== undefined))
      return parts.join(' ');
  }
  return undefined;
}

/** Writes number words that are separated by a letter with spaces in place of the letter. */
export const withoutParting = (text: string): string => text.replace(LONG_WORD, (word) => partedIn(word) ?? word);
