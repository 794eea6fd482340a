import { digitHeard } from './number-sounds.ts';

/* Detects number words separated by a letter that the reader is to leave out: noyZduiZek. */

const LONG = /[a-z]{26,160}/gi;
const LEAST_DIGITS = 8;

function partedIn(word: string): string | undefined {
  for (const letter of new Set(word)) {
    const parts = word.split(letter).filter((part) => part !== '');
    if (parts.length >= LEAST_DIGITS && parts.every((part) => digitHeard(part.toLowerCase()) !== undefined))
      return parts.join(' ');
  }
  return undefined;
}

export const withoutParting = (text: string): string => text.replace(LONG, (word) => partedIn(word) ?? word);
