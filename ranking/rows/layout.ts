import type { LookupKind } from '#contract/lookup-kinds.ts';
import { type SharedAnswers, sharedAnswerNames } from '#matching/person.ts';
import { freshForWeeks, highestPrice, neutralPrice, pointsOfWishes, rankWeights } from '#matching/rank.ts';
import { balanceOf, type WishName } from '#matching/wishes/wish-fit.ts';
import { type Field, layOut, read, wordsOf } from './packed.ts';
import {
  digestColumns,
  headColumns,
  mostWishes,
  type RowColumn,
  type RowName,
  rowColumns,
  type WishColumns,
  wishColumns,
  wishDigestColumns,
} from './row-columns.ts';

/** The maximum length of a row, in 32-bit words. */
export const mostWordsARow = 24;
export const rowFields = layOut<RowName>(mostWordsARow, rowColumns);
export const wordsARow = wordsOf(rowFields);

const isRowName = (name: string): name is RowName => Object.hasOwn(rowColumns, name);

/** Each column of the row table with its field. */
export const rowTable: readonly (RowColumn & { readonly field: Field })[] = Object.keys(rowColumns)
  .filter(isRowName)
  .map((name) => ({ ...rowColumns[name], field: rowFields[name] }));

const isWishName = (name: string): name is WishName => Object.hasOwn(wishColumns, name);
export const wishNames: readonly WishName[] = Object.keys(wishColumns).filter(isWishName);
if (wishNames.length > mostWishes) throw new RangeError(`Rows have room for ${mostWishes} wishes.`);

/** The bit number of each wish. */
export const wishNumber = numbered();

function numbered(): Readonly<Record<WishName, number>>;
function numbered(): Readonly<Record<string, number>> {
  return Object.fromEntries(wishNames.map((name, at) => [name, at]));
}

/** A wish for any one of several answers, from a lookup list (`isSet`) or a closed list. */
export interface AnyOfWish {
  readonly name: WishName;
  readonly number: number;
  /** The engine's name of the answer. */
  readonly answer: keyof SharedAnswers;
  /** The row's field for the answer. */
  readonly given: Field;
  /** The row's field for the wished answers: the code of a set, or a bit for each code. */
  readonly wished: Field;
  readonly isSet: boolean;
  readonly isMet: WishColumns['isMet'];
  readonly values: readonly unknown[] | undefined;
  readonly notSaid: number | undefined;
}

export const anyOfWishes: readonly AnyOfWish[] = wishNames.flatMap((name, number) => {
  const { answer, wished, notSaid, isMet }: WishColumns = wishColumns[name];
  const [column] = wished;
  if (answer === undefined || column === undefined) return [];
  const { values }: RowColumn = rowColumns[answer];
  const { holds }: RowColumn = rowColumns[column];
  const fields = { given: rowFields[answer], wished: rowFields[column] };
  return [{ name, number, answer, ...fields, isSet: holds === 'ids', isMet, values, notSaid }];
});

/** Returns the row's code for an answer of the engine; 0 for unknown and for not stated. */
export function codeOfAnswer({ values, notSaid }: AnyOfWish, answer: unknown): number {
  if (answer == null || answer === notSaid) return 0;
  return values ? values.indexOf(answer) + 1 : Number(answer);
}

/** Returns the engine's answer for a row's code. */
export const answerOfCode = ({ values }: AnyOfWish, code: number): unknown =>
  values ? (values[code - 1] ?? null) : code;

/** Checks the ids of all lookup lists. @throws RangeError if an id does not fit its column */
export function refuseLongLists(listOf: (kind: LookupKind) => readonly { readonly id: number }[]): void {
  for (const { list, field } of rowTable) {
    const unfit = list && listOf(list).find(({ id }) => id < 1 || id > field.highest);
    if (unfit) {
      throw new RangeError(`The list ${list} has the id ${unfit.id}; ${field.name} holds ${field.highest} at most.`);
    }
  }
}

// The maximum length of the digest of the answers, in 32-bit words.
const mostWordsADigest = 2;
export const headFields = layOut(1, headColumns);
export const digestFields = layOut(mostWordsADigest, digestColumns);
export const wishDigestFields = layOut(1, wishDigestColumns);

const firstBirthYear = 1900;
// A birth code has the day in its lowest five bits, the month in the next four, and the year above them.
const codesAMonth = 2 ** 5;
const yearShift = 9;
const codesAYear = 2 ** yearShift;
const dayOfYearMask = codesAYear - 1;

/** Returns a date as a 16-bit whole number that keeps the order of dates, for 128 years from `firstBirthYear` on. */
export const birthCode = (year: number, month: number, day: number): number =>
  (Math.max(year, firstBirthYear) - firstBirthYear) * codesAYear + month * codesAMonth + day;

/** Returns the completed years of a person; birth date and day are `birthCode`s. */
export const ageOfCodes = (birth: number, on: number): number =>
  (on >>> yearShift) - (birth >>> yearShift) - ((birth & dayOfYearMask) > (on & dayOfYearMask) ? 1 : 0);

/** Units of a standing in one point. Chosen so that one answer and one price band are whole numbers of units. */
export const standingsAPoint = neutralPrice * sharedAnswerNames.length;
/** Standing units for one week of freshness. */
export const standingsAWeek = (standingsAPoint * rankWeights.freshness) / freshForWeeks;
/** Standing units for one given answer. */
const standingsAnAnswer = neutralPrice * rankWeights.completeness;
/** The maximum points of a candidate's own wishes by their total weight: all are met. */
export const mostOfTheirs = Float64Array.from({ length: rowFields.weights.highest + 1 }, (_, weights) =>
  pointsOfWishes(0, balanceOf(weights, weights)),
);
/** The points of `mostOfTheirs` in standing units, rounded up. */
const standingOfWishes = Uint16Array.from(mostOfTheirs, (points) => Math.ceil(points * standingsAPoint));

/** Standing units for one price band. */
const standingsABand = (standingsAPoint * rankWeights.price) / neutralPrice;

/** An offset added to all standings, so that the lowest price gives no negative standing. */
export const standingOfNoPrice = neutralPrice * standingsABand;
if (highestPrice !== 2 * neutralPrice) throw new RangeError('Prices add as much at most as they take.');

// The better of a row's two prices, so that the standing bounds the score with either price.
const standingOfPrice = (rows: Uint32Array, at: number): number =>
  standingsABand *
  Math.max(read(rows, at, rowFields.firstPrice) ^ neutralPrice, read(rows, at, rowFields.secondPrice) ^ neutralPrice);

/**
 * Returns the maximum that completeness, the candidate's own wishes and the price can add. This part of a standing does
 * not decrease with time.
 */
export const lastingStandingOf = (rows: Uint32Array, at: number): number =>
  standingOfPrice(rows, at) +
  standingsAnAnswer * read(rows, at, rowFields.answers) +
  (standingOfWishes[read(rows, at, rowFields.weights)] ?? 0);

const standingOfFreshness = (rows: Uint32Array, at: number, firstWeek: number): number =>
  standingsAWeek * Math.max(0, read(rows, at, rowFields.activeWeek) - firstWeek);

/** Returns the standing by which rows are sorted. It omits the price, which changes while rows stay in place. */
export const sortStandingOf = (rows: Uint32Array, at: number, firstWeek: number): number =>
  standingsAnAnswer * read(rows, at, rowFields.answers) +
  standingOfFreshness(rows, at, firstWeek) +
  (standingOfWishes[read(rows, at, rowFields.weights)] ?? 0);

/**
 * Returns a row's standing with the freshness of the week `freshForWeeks` after `firstWeek`, in 16 bits. In later
 * weeks, `standingsAWeek` is subtracted for each week, but the result is never below the lasting part.
 */
export const standingOf = (rows: Uint32Array, at: number, firstWeek: number): number =>
  Math.min(0xffff, lastingStandingOf(rows, at) + standingOfFreshness(rows, at, firstWeek));
