import { tellsOfAssembling, tellsOfReverse } from './honest-numbers.ts';
import { isSaid, joined, PHONE_DIGITS, SURE_MOBILE, type Told } from './phone-runs.ts';
import type { Group } from './written-numbers.ts';

// Joins the numbers of a text to pieces of a phone.

/** A piece of a number, with the words before it. */
export interface Piece {
  digits: string;
  /** Number of words between the former piece and this one, also number words that are no pieces. */
  words: number;
  /** Those of the words before this piece that are not numbers. */
  before: string[];
}

/**
 * Combines number words without other words between them into one piece; each number in digits is a piece. Words like
 * "at" and "to" are not pieces by themselves or next to digits.
 */
export function piecesOf(groups: readonly Group[]): Piece[] {
  const pieces: Piece[] = [];
  let words = 0;
  let before: string[] = [];
  /** The number words and single digits since the last piece. */
  let saidNumbers: Group[] = [];
  const addPiece = (digits: string) => {
    pieces.push({ digits, words, before });
    words = 0;
    before = [];
  };
  const endSaid = () => {
    const hasFigures = saidNumbers.some(({ form }) => form === 'figure');
    const hasWords = saidNumbers.some(({ form }) => form === 'word');
    const areAllWords = saidNumbers.every(({ form }) => form === 'word');
    const hasCommonWords = saidNumbers.some(({ form }) => form === 'common word');
    const isOnePiece = !hasCommonWords || (hasWords && !hasFigures && (saidNumbers.length > 2 || areAllWords));
    if (isOnePiece) {
      if (saidNumbers.length > 0) addPiece(joined(saidNumbers));
    } else {
      for (const group of saidNumbers)
        if (group.form === 'common word') words += 1;
        else addPiece(group.digits);
    }
    saidNumbers = [];
  };
  for (const group of groups) {
    if (!isSaid(group) || group.words.length > 0) endSaid();
    words += group.words.length;
    before.push(...group.words);
    if (isSaid(group)) saidNumbers.push(group);
    else addPiece(group.digits);
  }
  endSaid();
  return pieces;
}

/** Number of digits that a number to read backwards may have besides `PHONE_DIGITS`, for its country. */
const MORE_DIGITS = 3;

/**
 * Whether the text tells how to get a number out of others, and has enough digits for it: take one from each, leave the
 * letters out.
 */
export const isToAssemble = (runs: readonly Group[][], text: string, told: Told): boolean => {
  const digits = runs.map(joined).join('');
  if (tellsOfReverse(text) && digits.length >= PHONE_DIGITS && digits.length <= PHONE_DIGITS + MORE_DIGITS) return true;
  if (!told.isOfCalls || !tellsOfAssembling(text)) return false;
  return (
    SURE_MOBILE.test(digits) || runs.some((run) => joined(run).length >= PHONE_DIGITS || run.length >= PHONE_DIGITS)
  );
};
