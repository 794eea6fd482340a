import type { LookupKind } from '#contract/lookup-kinds.ts';
import type { MaritalStatus } from '#matching/person.ts';
import { freshForWeeks, rankWeights } from '#matching/rank.ts';
import type { WishName } from '#matching/wishes/wish-fit.ts';
import { communityIds, dietIds, maritalStatuses as statusOfChoice } from '#server/people/codes.ts';
import type { CandidateColumn } from './candidate-columns.ts';
import { type Column, type Field, layOut, read, wordsOf } from './packed.ts';

/** Marital statuses by their codes, which begin with 1. */
export const maritalStatuses: readonly MaritalStatus[] = ['neverMarried', 'divorced', 'widowed'];
export const maritalIds: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(statusOfChoice).map(([choice, status]) => [choice, 1 + maritalStatuses.indexOf(status)]),
);

/** The wishes in the engine's order, each with its bit in the columns `wished` and `musts`. */
export const wishNumber = {
  age: 0,
  heightCm: 1,
  religion: 2,
  caste: 3,
  community: 4,
  education: 5,
  profession: 6,
  diet: 7,
  place: 8,
  maritalStatus: 9,
  mangalik: 10,
  avoidOwnClan: 11,
} as const satisfies Record<WishName, number>;

const isWishName = (name: string): name is WishName => Object.hasOwn(wishNumber, name);
export const wishNames: readonly WishName[] = Object.keys(wishNumber).filter(isWishName);

/** As many wishes as rows have room for. */
export const mostWishes = 24;
const aBitForEachWish = {
  bits: mostWishes,
  codes: Object.fromEntries(wishNames.map((name) => [name, 1 + wishNumber[name]])),
  isMask: true,
};

export interface RowColumn extends Column {
  /** The columns of a candidate's line of which it is made. */
  readonly from: readonly CandidateColumn[];
  /** The lookup list whose ids it holds: a server does not start with one that is longer. */
  readonly list?: LookupKind;
  /** Nothing writes it yet. */
  readonly isReserved?: true;
}

const bitsASet = 24;
const reserved = (bits: number): RowColumn => ({ bits, from: [], isReserved: true });

/**
 * The table of the ranking rows: each column, its width, and where it comes from. They lie in this order, one behind the
 * other, in words of 32 bits; 0 says unknown or none everywhere. Lists of ids have room for 4,096 and more, and what is
 * reserved can be written without anything else moving. What does not fit is refused: here when the server starts, a longer
 * list by `refuseLongLists`, a value by `put`.
 */
const rowColumns = {
  /** The number of the profile id. The first, for it is read as a row's first word. */
  id: { bits: 32, from: ['id'] },
  /** `birthCode` */
  birth: { bits: 16, from: ['birthDate'] },
  heightTenths: { bits: 12, from: ['heightCm'] },
  diet: { bits: 4, from: ['diet'], codes: dietIds },
  caste: { bits: 13, from: ['caste'], list: 'caste' },
  education: { bits: 13, from: ['education'], list: 'educational-qualification' },
  community: { bits: 4, from: ['community'], codes: communityIds },
  /** 1 no, 2 yes */
  mangalik: { bits: 2, from: ['mangalik'] },
  profession: { bits: 13, from: ['profession'], list: 'profession' },
  /** Codes of the dictionaries: place, clan, horoscope, and the sets below. */
  place: { bits: 19, from: ['state', 'district'] },
  clan: { bits: 24, from: ['clan'] },
  religion: { bits: 8, from: ['religion'], list: 'religion' },
  /** `weekOfDay` */
  activeWeek: { bits: 13, from: ['lastActiveOn'] },
  /** Of the first showing. */
  shownWeek: { bits: 13, from: ['shownAt'] },
  /** Of all wishes together. */
  weights: { bits: 6, from: [] },
  wishedAgeFrom: { bits: 8, from: ['wishedAgeFrom'] },
  wishedAgeTo: { bits: 8, from: ['wishedAgeTo'] },
  wishedHeightFrom: { bits: 8, from: ['wishedHeightFrom'] },
  wishedHeightTo: { bits: 8, from: ['wishedHeightTo'] },
  wished: { ...aBitForEachWish, from: [] },
  /** Bit 0 of a mask is id 1. */
  wishedDiets: { bits: 8, from: ['wishedDiets'], codes: dietIds, isMask: true },
  /** Which of the wished are musts. */
  musts: { ...aBitForEachWish, from: [] },
  wishedMaritals: { bits: 8, from: ['wishedMaritals'], codes: maritalIds, isMask: true },
  wishedReligions: { bits: bitsASet, from: ['wishedReligions'] },
  wishedCommunities: { bits: 8, from: ['wishedCommunities'], codes: communityIds, isMask: true },
  wishedCastes: { bits: bitsASet, from: ['wishedCastes'] },
  /** How many are given, these among them. */
  answers: { bits: 6, from: ['motherTongue', 'desh', 'gon', 'hasOwnWords'] },
  photo: reserved(2),
  wishedEducations: { bits: bitsASet, from: ['wishedEducations'] },
  badges: reserved(8),
  wishedProfessions: { bits: bitsASet, from: ['wishedProfessions'] },
  wishedBadges: reserved(8),
  wishedStates: { bits: bitsASet, from: ['wishedStates'] },
  marital: { bits: 4, from: ['maritalStatus'], codes: maritalIds },
  wishedIsMangalik: { bits: 2, from: ['wishedIsMangalik'] },
  wishedPhoto: reserved(2),
  wishedDistricts: { bits: bitsASet, from: ['wishedDistricts'] },
  wishedCountries: reserved(bitsASet),
  horoscope: { bits: 12, from: ['rashi', 'nakshatra'] },
  /** An ISO number is below 1,000. */
  country: reserved(10),
} as const satisfies Record<string, RowColumn>;

export const mostWordsARow = 24;
export const rowFields = layOut<keyof typeof rowColumns>(mostWordsARow, rowColumns);
export const wordsARow = wordsOf(rowFields);

/** Each column of the table with where it lies. */
export const rowTable: readonly (RowColumn & { readonly field: Field })[] = Object.values(rowFields).map((field) => ({
  ...columnNamed(field.name),
  field,
}));

function columnNamed(wanted: string): RowColumn {
  const column = Object.entries<RowColumn>(rowColumns).find(([name]) => name === wanted)?.[1];
  if (column === undefined) throw new RangeError(`There is no column ${wanted}.`);
  return column;
}

/** @throws RangeError where a lookup list has an id for which its column has no room */
export function refuseLongLists(listOf: (kind: LookupKind) => readonly { readonly id: number }[]): void {
  for (const { list, field } of rowTable) {
    const strange = list && listOf(list).find(({ id }) => id < 1 || id > field.highest);
    if (strange) {
      throw new RangeError(`The list ${list} has the id ${strange.id}; ${field.name} holds ${field.highest} at most.`);
    }
  }
}

/** A row in short: enough to say at a glance what it could score at most. */
export const digestFields = layOut(3, {
  // These two are read as the halves of a word.
  horoscope: { bits: 16 },
  standing: { bits: 16 },
  // From here on none may cross a byte: each byte has a table of losses.
  religion: { bits: 5 },
  community: { bits: 3 },
  maritalStatus: { bits: 2 },
  diet: { bits: 2 },
  mangalik: { bits: 2 },
  /** Whether the clan is known. */
  avoidOwnClan: { bits: 1 },
  unused: { bits: 1 },
  caste: { bits: 8 },
  education: { bits: 8 },
  profession: { bits: 8 },
  place: { bits: 8 },
  heightCm: { bits: 8 },
  age: { bits: 8 },
});

/**
 * A row's own wishes in short: enough to say at a glance how little it could be pleased. A bit for each value that would meet
 * a wish, several values to a bit; of ages and heights the first and the last step. All bits where nothing is wished.
 */
export const wishDigestFields = layOut(4, {
  /** Of all wishes. */
  weights: { bits: 6 },
  /** Which are wished, as far as there is room: nothing is said of the others. */
  wished: { bits: 22 },
  diets: { bits: 2 },
  mangaliks: { bits: 2 },
  castes: { bits: 16 },
  /** Ranges of steps: of two years, of 4 cm. */
  ages: { bits: 8 },
  heights: { bits: 8 },
  educations: { bits: 16 },
  professions: { bits: 16 },
  /** States and districts. */
  places: { bits: 16 },
  religions: { bits: 8 },
  maritals: { bits: 3 },
  communities: { bits: 4 },
});

/** A date as one whole number of 16 bits in the order of dates; years 1900 to 2026. */
export const birthCode = (year: number, month: number, day: number): number =>
  (Math.max(year, 1900) - 1900) * 512 + month * 32 + day;

/** Completed years of who was born then, both as `birthCode`. */
export const ageOfCodes = (birth: number, on: number): number =>
  (on >>> 9) - (birth >>> 9) - ((birth & 511) > (on & 511) ? 1 : 0);

/** Standings are whole numbers of 1/19 points: one answer is 8 of them. */
export const standingsAPoint = 19;
/** A week of freshness is a point. */
export const standingsAWeek = (standingsAPoint * rankWeights.freshness) / freshForWeeks;
const standingsAnAnswer = 8;
const standingOfWishes = standingsAPoint * rankWeights.theirWishes;

/** What completeness and the candidate's own wishes can add at most: the part of a standing that never fades. */
export const lastingStandingOf = (rows: Uint32Array, at: number): number =>
  standingsAnAnswer * read(rows, at, rowFields.answers) +
  (read(rows, at, rowFields.weights) === 0 ? 0 : standingOfWishes);

/**
 * A row's standing as freshness was in the week that lies `freshForWeeks` after `firstWeek`. In a week later by some it is
 * worth `standingsAWeek` less for each, but never less than what lasts. 16 bits.
 */
export const standingOf = (rows: Uint32Array, at: number, firstWeek: number): number =>
  Math.min(
    0xffff,
    lastingStandingOf(rows, at) + standingsAWeek * Math.max(0, read(rows, at, rowFields.activeWeek) - firstWeek),
  );
