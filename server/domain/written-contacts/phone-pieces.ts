import { tellsOfPieces, tellsOfRest, tellsOfReverse, tellsOfRiddles } from './honest-numbers.ts';
import { isSaid, joined, MOBILE, MOST_DIGITS, PHONE_DIGITS, SURE_MOBILE, type Told } from './phone-runs.ts';
import type { Group } from './written-numbers.ts';

/* Numbers in pieces with words between them. */

export const PIECE = 3;
/** With words between, a number of a bus may be one. */
const LIKE_A_YEAR = /^(?:18|19|20)\d\d$/;
const MOST_PIECES = 5;
const MOST_WORDS = 9;

export interface Piece {
  digits: string;
  /** How many words stand before it since the piece before, and those that are no numbers. */
  words: number;
  before: string[];
}

/** What is said without words between is one piece; a number in figures is one. Words like at and to are none by themselves or by figures. */
export function piecesOf(groups: readonly Group[]): Piece[] {
  const pieces: Piece[] = [];
  let words = 0;
  let before: string[] = [];
  let said: Group[] = [];
  const put = (digits: string) => {
    pieces.push({ digits, words, before });
    words = 0;
    before = [];
  };
  const endSaid = () => {
    const isOfWords = said.every(({ form }) => form !== 'figure') && said.some(({ form }) => form === 'word');
    if (
      (isOfWords && (said.length > 2 || said.every(({ form }) => form === 'word'))) ||
      said.every(({ form }) => form !== 'common word')
    ) {
      if (said.length > 0) put(joined(said));
    } else {
      for (const group of said)
        if (group.form === 'common word') words += 1;
        else put(group.digits);
    }
    said = [];
  };
  for (const group of groups) {
    if (!isSaid(group) || group.words.length > 0) endSaid();
    words += group.words.length;
    before.push(...group.words);
    if (isSaid(group)) said.push(group);
    else put(group.digits);
  }
  endSaid();
  return pieces;
}

const AMERICAN_SIZES = /^(?:1,)?3,(?:3,4|7)$|^6,4$/;

/** Pieces with words between them: the first half 99146 and the second half 24194. */
export function isInPieces(pieces: readonly Piece[], text: string, told: Told): boolean {
  const isRiddling = tellsOfRiddles(text);
  const isOfRest = tellsOfRest(text);
  const isTold = told.isOfCalls || isRiddling || tellsOfPieces(text);
  for (const [start] of pieces.entries()) {
    let digits = '';
    const sizes: number[] = [];
    for (let end = start; end < pieces.length && end < start + MOST_PIECES; end += 1) {
      const piece = pieces[end];
      if (!piece || (end > start && piece.words > MOST_WORDS)) break;
      digits += piece.digits;
      sizes.push(piece.digits.length);
      const isOfPairs =
        (told.isOfCalls || (told.isShort && tellsOfPieces(text))) &&
        sizes.every((size) => size === 2) &&
        piece.words < 4;
      if (digits.length > MOST_DIGITS || sizes.includes(1)) break;
      if (sizes.filter((size) => size < PIECE).length > 1 && !isOfPairs) break;
      if (LIKE_A_YEAR.test(piece.digits)) break;
      if (end === start) continue;
      const isCallable =
        SURE_MOBILE.test(digits) ||
        (isOfRest &&
          /^3,(?:7|3,4)$/.test(sizes.join()) &&
          MOBILE.test(digits) &&
          (sizes.length < 3 || piece.words === 0)) ||
        (told.isOfCalls &&
          MOBILE.test(digits) &&
          (isRiddling || digits.startsWith('0') || AMERICAN_SIZES.test(sizes.join())));
      const isUsual = /^5,[56]$/.test(sizes.join());
      const isWithShort = sizes.some((size) => size < PIECE) && !isOfPairs;
      if (
        isCallable &&
        (isWithShort ? tellsOfPieces(text) || isRiddling : isUsual || isTold) &&
        !(told.isOfLists && !told.isOfCalls)
      )
        return true;
    }
  }
  return false;
}

/** What says how to get a number out of others, and has enough of them: take one from each, leave the letters out. */
export const isRiddle = (runs: readonly Group[][], text: string, told: Told): boolean => {
  const digits = runs.map(joined).join('');
  if (tellsOfReverse(text) && digits.length >= PHONE_DIGITS && digits.length <= PHONE_DIGITS + 3) return true;
  if (!told.isOfCalls || !tellsOfRiddles(text)) return false;
  return (
    SURE_MOBILE.test(digits) || runs.some((run) => joined(run).length >= PHONE_DIGITS || run.length >= PHONE_DIGITS)
  );
};
