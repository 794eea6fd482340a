import { heardWithin } from './number-sounds.ts';
import { digitsOfWord, splitNumberWords } from './number-words.ts';

/* Joins number words whose letters are written one by one: n i n e  o n e, ন য়  আ ট, t.h.r.e.e. */

/** A letter with its vowel signs and conjuncts: শূ, ন্য. */
const LETTER = '[\\p{L}\\p{M}]\\p{M}*(?:(?<=[\\u09cd\\u094d])\\p{L}\\p{M}*)*';
/** What may be between two pieces. */
const GAP = '[^\\p{L}\\p{M}\\d]{1,5}';
/** Returns a pattern for pieces with gaps between them. */
const rowOf = (piece: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\d])${piece}(?:${GAP}${piece}(?![\\p{L}\\p{M}\\d]))+`, 'giu');
/** A row of single letters. */
const LETTERS = rowOf(LETTER);
/** A row of short parts of words: ni ne ei ght. */
const BITS = rowOf(`(?:[a-z]{1,3}|${LETTER})`);
/** Letters, or what is between them. */
const PARTS = /([\p{L}\p{M}]+)|([^\p{L}\p{M}]+)/gu;
/** Minimum number of digits of a row that is read without its gaps; a word or two may be anything. */
const LEAST_HEARD = 8;
/** Minimum number of number words, if other words are among them. */
const LEAST_NUMBERS = 4;

/** A row of short parts has more characters than this; a shorter row does not contain enough numbers. */
const LEAST_BITS = 24;

/** Splits a row into words at its gaps, except at the gap `inner`, which is inside words. */
function wordsBy(row: string, inner: string): string[] {
  let word = '';
  const words: string[] = [];
  for (const [, letter, gap] of row.matchAll(PARTS)) {
    if (letter !== undefined) word += letter;
    else if (gap !== inner && word !== '') {
      words.push(word);
      word = '';
    }
  }
  return [...words, word];
}

/** Returns the gap inside the words of a row: the first one. */
const innerOf = (row: string): string => /^[\p{L}\p{M}]+([^\p{L}\p{M}\d]+)/u.exec(row)?.[1] ?? ' ';

/** Returns the number words of a row of single letters; undefined if there are none. */
function plainLettersOf(row: string): string | undefined {
  const words = wordsBy(row.toLowerCase(), innerOf(row));
  const numbers = words.filter((word) => digitsOfWord(word) !== undefined).length;
  if (numbers > 1 && (numbers === words.length || numbers >= LEAST_NUMBERS)) return words.join(' ');
  const all = words.join('');
  if (digitsOfWord(all) !== undefined) return all;
  const numberWords = splitNumberWords(all);
  if (numberWords !== undefined) return numberWords.join(' ');
  const heardDigits = heardWithin(all, LEAST_HEARD);
  return heardDigits === undefined ? undefined : Array.from(heardDigits).join(' ');
}

/** Returns the number words of a row of short parts; undefined if there are too few. */
function plainBitsOf(row: string): string | undefined {
  const words = wordsBy(row.toLowerCase(), innerOf(row));
  if (words.length >= LEAST_HEARD && words.every((word) => digitsOfWord(word) !== undefined)) return words.join(' ');
  const split = splitNumberWords(words.join(''));
  return split !== undefined && split.length >= LEAST_HEARD ? split.join(' ') : undefined;
}

/** Writes number words that have gaps between their letters without these gaps. */
export const withoutGaps = (text: string): string =>
  text
    .replace(BITS, (row) => (row.length > LEAST_BITS ? (plainBitsOf(row) ?? row) : row))
    .replace(LETTERS, (row) => plainLettersOf(row) ?? row);
