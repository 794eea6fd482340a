import type { LookupKind } from '#contract/lookup-kinds.ts';
import { type SharedAnswers, sharedAnswerNames } from '#matching/person.ts';
import { freshForWeeks, highestPrice, noPrice, pointsOfWishes, rankWeights } from '#matching/rank.ts';
import { balanceOf, type WishName } from '#matching/wishes/wish-fit.ts';
import { type Field, layOut, read, wordsOf } from './packed.ts';
import {
  digestColumns,
  mostWishes,
  type RowColumn,
  type RowName,
  rowColumns,
  type WishColumns,
  wishColumns,
  wishDigestColumns,
} from './row-columns.ts';

export const mostWordsARow = 24;
export const rowFields = layOut<RowName>(mostWordsARow, rowColumns);
export const wordsARow = wordsOf(rowFields);

const isRowName = (name: string): name is RowName => Object.hasOwn(rowColumns, name);

/** Each column of the table with where it lies. */
export const rowTable: readonly (RowColumn & { readonly field: Field })[] = Object.keys(rowColumns)
  .filter(isRowName)
  .map((name) => ({ ...rowColumns[name], field: rowFields[name] }));

const isWishName = (name: string): name is WishName => Object.hasOwn(wishColumns, name);
export const wishNames: readonly WishName[] = Object.keys(wishColumns).filter(isWishName);
if (wishNames.length > mostWishes) throw new RangeError(`Rows have room for ${mostWishes} wishes.`);

/** The bit of each wish. */
export const wishNumber = numbered();

function numbered(): Readonly<Record<WishName, number>>;
function numbered(): Readonly<Record<string, number>> {
  return Object.fromEntries(wishNames.map((name, at) => [name, at]));
}

/** A wish for any one of some answers, of a lookup list (`isSet`) or a closed one. */
export interface AnyOfWish {
  readonly name: WishName;
  readonly number: number;
  /** As the engine calls it. */
  readonly answer: keyof SharedAnswers;
  /** Where a row holds the answer, and what it wishes: the code of a set, or a bit for each code. */
  readonly given: Field;
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

/** What rows hold for an answer of the engine's; 0 for unknown and not said. */
export function codeOfAnswer({ values, notSaid }: AnyOfWish, answer: unknown): number {
  if (answer == null || answer === notSaid) return 0;
  return values ? values.indexOf(answer) + 1 : Number(answer);
}

/** The engine's answer for what a row holds. */
export const answerOfCode = ({ values }: AnyOfWish, code: number): unknown =>
  values ? (values[code - 1] ?? null) : code;

/** @throws RangeError where a lookup list has an id for which its column has no room */
export function refuseLongLists(listOf: (kind: LookupKind) => readonly { readonly id: number }[]): void {
  for (const { list, field } of rowTable) {
    const strange = list && listOf(list).find(({ id }) => id < 1 || id > field.highest);
    if (strange) {
      throw new RangeError(`The list ${list} has the id ${strange.id}; ${field.name} holds ${field.highest} at most.`);
    }
  }
}

export const digestFields = layOut(3, digestColumns);
export const wishDigestFields = layOut(4, wishDigestColumns);

/** A date as one whole number of 16 bits in the order of dates; years 1900 to 2026. */
export const birthCode = (year: number, month: number, day: number): number =>
  (Math.max(year, 1900) - 1900) * 512 + month * 32 + day;

/** Completed years of who was born then, both as `birthCode`. */
export const ageOfCodes = (birth: number, on: number): number =>
  (on >>> 9) - (birth >>> 9) - ((birth & 511) > (on & 511) ? 1 : 0);

/** Standings are whole numbers of such a part of a point that an answer and a band of a price are whole numbers of them, too. */
export const standingsAPoint = noPrice * sharedAnswerNames.length;
/** A week of freshness is a point. */
export const standingsAWeek = (standingsAPoint * rankWeights.freshness) / freshForWeeks;
const standingsAnAnswer = noPrice * rankWeights.completeness;
/** What a candidate's own wishes that weigh so much together add at most: where all are met. */
export const mostOfTheirs = Float64Array.from({ length: rowFields.weights.highest + 1 }, (_, weights) =>
  pointsOfWishes(0, balanceOf(weights, weights)),
);
const standingOfWishes = Uint16Array.from(mostOfTheirs, (points) => Math.ceil(points * standingsAPoint));

const standingsABand = (standingsAPoint * rankWeights.price) / noPrice;

/** What standings are above what they stand for, so that the lowest price leaves none below 0. */
export const standingOfNoPrice = noPrice * standingsABand;
if (highestPrice !== 2 * noPrice) throw new RangeError('Prices add as much at most as they take.');

// Of the two prices of a row the better, so that it bounds what the row scores by either.
const standingOfPrice = (rows: Uint32Array, at: number): number =>
  standingsABand *
  Math.max(read(rows, at, rowFields.firstPrice) ^ noPrice, read(rows, at, rowFields.secondPrice) ^ noPrice);

/**
 * What completeness, the candidate's own wishes and the price can add at most: the part of a standing that never fades.
 */
export const lastingStandingOf = (rows: Uint32Array, at: number): number =>
  standingOfPrice(rows, at) +
  standingsAnAnswer * read(rows, at, rowFields.answers) +
  (standingOfWishes[read(rows, at, rowFields.weights)] ?? 0);

const standingOfFreshness = (rows: Uint32Array, at: number, firstWeek: number): number =>
  standingsAWeek * Math.max(0, read(rows, at, rowFields.activeWeek) - firstWeek);

/** As many points as the wishes of most who have any could add. */
const usualOfTheirs = 17;

/**
 * A standing by which rows lie in order: without the price, which changes while rows stay where they are, and with the same for
 * all who state wishes. By what these could add, those who state most would lie together, who have most musts.
 */
export const lyingStandingOf = (rows: Uint32Array, at: number, firstWeek: number): number =>
  standingsAnAnswer * read(rows, at, rowFields.answers) +
  standingOfFreshness(rows, at, firstWeek) +
  (read(rows, at, rowFields.weights) === 0 ? (standingOfWishes[0] ?? 0) : usualOfTheirs * standingsAPoint);

/**
 * A row's standing as freshness was in the week that lies `freshForWeeks` after `firstWeek`. In a week later by some it is
 * worth `standingsAWeek` less for each, but never less than what lasts. 16 bits.
 */
export const standingOf = (rows: Uint32Array, at: number, firstWeek: number): number =>
  Math.min(0xffff, lastingStandingOf(rows, at) + standingOfFreshness(rows, at, firstWeek));
