import { lettersOf } from './letters.ts';

/** Returns the first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => firstLetter(word ?? '')).join('');
}

const firstLetter = (word: string): string => lettersOf(word)[0]?.letter.toLocaleUpperCase('en') ?? '';
