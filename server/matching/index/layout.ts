import type { SharedPerson } from '#matching/person.ts';
import { freshForWeeks, rankWeights } from '#matching/rank.ts';
import type { WishName } from '#matching/wishes/wish-fit.ts';

/**
 * How a candidate lies in memory: sixteen 32-bit words, one cache line. 0 says unknown or none everywhere.
 *
 * | word | bits, highest first |
 * |---|---|
 * | 0 | number of the profile id |
 * | 1 | birth date 16 (`birthCode`), height in tenths of a centimetre 12, diet 2, marital status 2 |
 * | 2 | caste 10, education 10, profession 10, mangalik 2 (1 no, 2 yes) |
 * | 3 | place 19 (a code of the dictionary), answers given 5, community 3, religion 5 |
 * | 4 | week of last activity 16 (`weekOfDay`), horoscope class 16 (a code of the dictionary) |
 * | 5 | clan (a code of the dictionary) |
 * | 6 | wished age from 8, to 8, height from 8, to 8 |
 * | 7 | strengths of the twelve wishes, 2 bits each (`strengthShift`); from bit 24: mangalik wished 2, diets 2 (bit 0 is id 1) |
 * | 8–13 | wished religions, castes, educations, professions, states, districts (codes of the dictionary of sets) |
 * | 14 | weights of all wishes together 8, communities 8, marital statuses 8 (bit 0 is id 1) |
 * | 15 | week of the first showing |
 */
export const wordsARow = 16;

/** Marital statuses by their codes, which begin with 1. */
export const maritalStatuses: readonly NonNullable<SharedPerson['maritalStatus']>[] = [
  'neverMarried',
  'divorced',
  'widowed',
];

/** The wishes in the engine's order; the place in this list times two is the shift in word 7. */
export const strengthShift = {
  age: 0,
  heightCm: 2,
  religion: 4,
  caste: 6,
  community: 8,
  education: 10,
  profession: 12,
  diet: 14,
  place: 16,
  maritalStatus: 18,
  mangalik: 20,
  avoidOwnClan: 22,
} as const satisfies Record<WishName, number>;

export const wishNames: readonly WishName[] = [
  'age',
  'heightCm',
  'religion',
  'caste',
  'community',
  'education',
  'profession',
  'diet',
  'place',
  'maritalStatus',
  'mangalik',
  'avoidOwnClan',
];

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
  standingsAnAnswer * (((rows[at + 3] ?? 0) >>> 8) & 31) + ((rows[at + 14] ?? 0) >>> 24 === 0 ? 0 : standingOfWishes);

/**
 * A row's standing as freshness was in the week that lies `freshForWeeks` after `firstWeek`. In a week later by some it is
 * worth `standingsAWeek` less for each, but never less than what lasts. 16 bits.
 */
export const standingOf = (rows: Uint32Array, at: number, firstWeek: number): number =>
  Math.min(
    0xffff,
    lastingStandingOf(rows, at) + standingsAWeek * Math.max(0, ((rows[at + 4] ?? 0) >>> 16) - firstWeek),
  );
