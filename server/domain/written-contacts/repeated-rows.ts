import { tellsOfLists, tellsOfMarks } from './honest-numbers.ts';
import { PHONE_DIGITS, SURE_MOBILE } from './phone-runs.ts';
import { CALLS_ABROAD, PROSE } from './row-tables.ts';
import { plainLetters } from './seen-text.ts';

/*
 * Detects rows of words or signs that stand for digits in an unknown code. Such a row has about ten elements, some of
 * which repeat, as digits do and words of prose do not. A call must be mentioned nearby.
 */

/** Signs at the beginning and the end of a word. */
const EDGES = /^[("“'[{:;=»«]+|[)"”'\]},.:;!?»«…]+$/g;
/** Frequent words of families, which are no code words. */
const proseWords = new Set(plainLetters(PROSE).split(' '));
/** A word for calling somebody in another language. */
const ABROAD = new RegExp(`^(?:${CALLS_ABROAD})$`);
/** Maximum number of characters of a code word. */
const LONGEST_CODE_WORD = 14;
/** Minimum number of elements that repeat an earlier one; among ten random digits, fewer are very rare. */
const LEAST_REPEATS = 2;
/** The same for a long row, of which only a part may be a phone. */
const FIRM_REPEATS = 3;
/** Maximum number of equal elements; among ten random digits, more are very rare. */
const MOST_ALIKE = 4;
/** Minimum number of different elements. */
const LEAST_KINDS = 4;
/** Number of words of a repeated sequence that marks a song. */
const REFRAIN_WORDS = 3;
/** Number of elements from which on a row is not rejected as a whole because it repeats a sequence as a song does. */
const LONG_ROW = 30;

/** A word of a text, with the sign before it. */
interface Piece {
  word: string;
  /** The first sign before the word; `''` if there is none. Only words with the same sign between them form a row. */
  gap: string;
  /** Whether the word cannot stand for a digit. */
  isProse: boolean;
}

/**
 * Nine to fifteen words with dashes, dots or similar signs between them. Alone, these signs also belong to one word
 * (e-mail), so they separate words only in such a row.
 */
const LINKED = /(?<!\S)[^\s.·•*+_~-]{1,14}(?:[.·•*+_~-]{1,3}[^\s.·•*+_~-]{1,14}){8,14}(?!\S)/g;
/** The signs between the words of such a row. */
const LINKS = /[.·•*+_~-]+/g;
/** Signs that always separate words. Among signs alone they separate nothing, because they may be code words. */
const SEPARATORS = /([,;/|+~→➡]+)/;
/** Signs that are dropped from a word that consists of signs. */
const GAP = /[,;/|&+~→➡-]+/g;

/** Returns a part of a text without the signs at its edges. If it consists of signs, they are the word. */
const wordIn = (part: string): string => part.replace(EDGES, '') || part.replace(GAP, '') || part;

/** Whether a word cannot stand for a digit: a frequent word, a long one, or a number of three digits. */
const isProseWord = (word: string): boolean =>
  proseWords.has(word) || ABROAD.test(word) || word.length > LONGEST_CODE_WORD || /\d{3}/.test(word);

/** Splits a text into words with the signs between them. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let gap = '';
  const apart = text.toLowerCase().replace(LINKED, (row) => row.replace(LINKS, ' '));
  for (const chunk of apart.split(/\s+/)) {
    const hasLetters = /[\p{L}\p{M}\d]/u.test(chunk);
    // Words are at the even positions, the separators between them at the odd ones.
    const parts = hasLetters ? chunk.split(SEPARATORS) : [chunk];
    for (const [at, part] of parts.entries()) {
      if (at % 2 === 1) {
        gap += part;
        continue;
      }
      const word = wordIn(part);
      if (word === '') continue;
      pieces.push({ word, gap: gap.slice(0, 1), isProse: isProseWord(word) });
      // The end of a sentence separates words as well.
      gap = /[.!?।:]$/.test(part) && part.length > 1 ? part.slice(-1) : '';
    }
  }
  // A single character beside another one may stand for a digit, even if it is also a frequent word.
  return pieces.map((piece, index) =>
    piece.word.length === 1 && [index - 1, index + 1].some((next) => pieces[next]?.word.length === 1)
      ? { ...piece, isProse: false }
      : piece,
  );
}

/** Whether three words, not all equal, are repeated in the same order. */
function isChanted(words: readonly string[]): boolean {
  const seen = new Set<string>();
  for (let start = 0; start + REFRAIN_WORDS <= words.length; start += 1) {
    const three = words.slice(start, start + REFRAIN_WORDS).join(' ');
    if (seen.has(three) && new Set(words.slice(start, start + REFRAIN_WORDS)).size > 1) return true;
    seen.add(three);
  }
  return false;
}

/** Returns how many words repeat an earlier one; 0 if they repeat in a way that digits do not. */
export function repeatsOf(words: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  if (counts.size < LEAST_KINDS || Math.max(...counts.values()) > MOST_ALIKE || isChanted(words)) return 0;
  // In prose one word may stand between all others: four times at every second place. Digits hardly ever do that.
  const isBetweenOthers = words.some((word, index) => [2, 4, 6].every((step) => words[index + step] === word));
  if (isBetweenOthers) return 0;
  return words.length - counts.size;
}

/** Whether a word consists of digits. */
const isFigure = (word: string): boolean => /^\d+$/.test(word);

/** Whether a row repeats its words as digits do. */
function isCoded(row: readonly Piece[], least: number): boolean {
  const words = row.map(({ word }) => word);
  const figures = words.filter(isFigure);
  // Rows of digits only are handled elsewhere, except for codes of two digits each.
  if (figures.length === words.length) {
    if (words.some((word) => word.length !== 2)) return false;
  } else if (figures.some((word) => word.length > 2)) return false;
  return repeatsOf(words) >= least;
}

/** What a row needs to be detected. */
interface Needed {
  /** The number of its elements. */
  size: number;
  /** The number of elements that repeat an earlier one. */
  repeats: number;
}

/**
 * If a row has at most this many elements more than a phone has digits, fewer repetitions suffice. Such a row is
 * delimited by prose or by other signs.
 */
const MOST_SURPLUS = 2;

/**
 * Whether the piece at `end` continues the row that begins at `start`: neither it nor the piece before it is prose, and
 * the sign between them is the one between the first two pieces of the row.
 */
function continuesRow(pieces: readonly Piece[], start: number, end: number): boolean {
  const [before, piece] = [pieces[end - 1], pieces[end]];
  if (before === undefined || before.isProse || piece === undefined || piece.isProse) return false;
  return end - start < 2 || piece.gap === pieces[start + 1]?.gap;
}

/**
 * Whether the text contains a row whose words repeat as digits do. Without `needed`, which a key beside the row may
 * determine, it needs as many elements as a phone has digits.
 */
export function hasRepeatedRow(text: string, needed?: Needed): boolean {
  const size = needed?.size ?? PHONE_DIGITS;
  const lower = text.toLowerCase();
  if (tellsOfMarks(lower) || tellsOfLists(lower)) return false;
  const pieces = piecesOf(text);
  let start = 0;
  for (let end = 1; end <= pieces.length; end += 1) {
    if (continuesRow(pieces, start, end)) continue;
    const row = pieces.slice(start, end);
    const repeats = needed?.repeats ?? (row.length <= size + MOST_SURPLUS ? LEAST_REPEATS : FIRM_REPEATS);
    const isSong = row.length < LONG_ROW && isChanted(row.map(({ word }) => word));
    for (let from = 0; !isSong && from + size <= row.length; from += 1)
      if (isCoded(row.slice(from, from + size), repeats)) return true;
    // The word before another sign may begin the next row; prose separates two rows.
    const isAtProse = pieces[end - 1]?.isProse || pieces[end]?.isProse;
    start = isAtProse || end - start < 2 ? end : end - 1;
  }
  return false;
}

/**
 * Minimum number of groups in a row of counted signs, one group for each digit. As in the other rows of signs, one less
 * than a phone has.
 */
const LEAST_DIGITS = 9;
/** Minimum number of different counts in such a row. */
const LEAST_COUNTS = 3;
/** A row of nine to thirteen pictures, one for each digit. */
const PICTURES = /(?:\p{Extended_Pictographic}\s{0,2}){9,13}/gu;
/** The characters of the digit keys with shift. In keyboard order they mean nothing. */
const SHIFTED = /(?<![)!@#$%^&*(])[)!@#$%^&*(](?:\s?[)!@#$%^&*(]){8,12}(?![)!@#$%^&*(])/g;
/** The digit keys in keyboard order. */
const IN_ORDER = /!@#\$%|\)\(\*&/;
/** Returns the number of different signs. */
const kindsOf = (signs: string): number => new Set(signs.replace(/\s/g, '')).size;

/** Whether the text contains a row of signs or pictures, one for each digit: *)^@&#%#@(. */
export const hasRowOfSigns = (text: string): boolean =>
  (text.match(SHIFTED) ?? []).some((signs) => kindsOf(signs) >= LEAST_KINDS && !IN_ORDER.test(signs)) ||
  (text.match(PICTURES) ?? []).some((signs) => repeatsOf(Array.from(signs.replace(/\s/g, ''))) > 0);

/** Character codes of digits, in decimal or hexadecimal. */
const CODED_FIGURES =
  /(?<!\d)(?:(?:4[89]|5[0-7])(?:\W{1,3}(?:4[89]|5[0-7])){8,12}|3\d(?:\W{1,3}3\d){8,12})(?![\d]|\W{1,3}\d)/g;
/** Whether a text contains digits by their character codes. */
export const hasCodesOfFigures = (text: string): boolean =>
  (text.match(CODED_FIGURES) ?? []).some((codes) => {
    const each = codes.match(/\d\d/g) ?? [];
    // Numbers that only rise are a series rather than character codes.
    const falls = each.some((code, index) => index > 0 && code < (each[index - 1] ?? ''));
    return new Set(each).size >= LEAST_KINDS && falls;
  });

/** One picture repeated as often as the digit, and another for zero. */
const COUNTED_PICTURES =
  /(?:(?:(\p{Extended_Pictographic})\1{0,8}|[0o])(?:[\s,/|]+|(?=\P{Extended_Pictographic}|$))){10,13}/gu;
/** Returns the digits that the counts of pictures mean. */
const digitsCounted = (row: string): string => {
  const groups = row.split(/[\s,/|]+/).filter((group) => group !== '');
  const longestFirst = groups.map((group) => Array.from(group)).sort((one, other) => other.length - one.length);
  const picture = longestFirst[0]?.[0] ?? '';
  return groups.map((group) => (group.startsWith(picture) ? Array.from(group).length : 0)).join('');
};
/** Whether repeated pictures count the digits of a mobile. */
export const isCountedPhone = (text: string): boolean =>
  (text.match(COUNTED_PICTURES) ?? []).some((row) => SURE_MOBILE.test(digitsCounted(row)));

/**
 * A sign repeated as often as the digit, or another sign for zero: 🌹🌹 ⭕ 🌹. Unlike in `COUNTED_PICTURES`, any
 * character may be the sign, and the counts need not be a mobile.
 */
const COUNTED = /^(.)\1{0,9}$/u;
/** Whether a text contains a row of repeated signs that count digits. */
export function hasCountedRow(text: string): boolean {
  let sizes: number[] = [];
  let signs = new Set<string>();
  for (const chunk of text.toLowerCase().split(/[\s,/|]+/)) {
    const sign = COUNTED.exec(chunk)?.[1];
    if (sign === undefined || isFigure(sign)) {
      sizes = [];
      signs = new Set();
      continue;
    }
    sizes.push(Array.from(chunk).length);
    signs.add(sign);
    if (signs.size > 2) {
      sizes = sizes.slice(-1);
      signs = new Set([sign]);
    }
    if (sizes.length >= LEAST_DIGITS && new Set(sizes).size >= LEAST_COUNTS) return true;
  }
  return false;
}
