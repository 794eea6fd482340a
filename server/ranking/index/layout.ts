import type { MaritalStatus } from '#matching/person.ts';
import { freshForWeeks, rankWeights } from '#matching/rank.ts';
import type { WishName } from '#matching/wishes/wish-fit.ts';
import { layOut, read } from './packed.ts';

/** A candidate lies in memory as sixteen 32-bit words, one cache line. 0 says unknown or none everywhere. */
export const wordsARow = 16;

/** Marital statuses by their codes, which begin with 1. */
export const maritalStatuses: readonly MaritalStatus[] = ['neverMarried', 'divorced', 'widowed'];
export const maritalId = (status: MaritalStatus): number => maritalStatuses.indexOf(status) + 1;

/** The wishes in the engine's order, each with where its two bits begin in the field `strengths`. */
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

const isWishName = (name: string): name is WishName => Object.hasOwn(strengthShift, name);
export const wishNames: readonly WishName[] = Object.keys(strengthShift).filter(isWishName);

export const rowFields = layOut(wordsARow, {
  id: [0, 0, 32],
  /** `birthCode` */
  birth: [1, 16, 16],
  heightTenths: [1, 4, 12],
  diet: [1, 2, 2],
  marital: [1, 0, 2],
  caste: [2, 22, 10],
  education: [2, 12, 10],
  profession: [2, 2, 10],
  /** 1 no, 2 yes */
  mangalik: [2, 0, 2],
  /** Codes of the dictionaries: place, horoscope, clan, and the sets below. */
  place: [3, 13, 19],
  /** How many are given. */
  answers: [3, 8, 5],
  community: [3, 5, 3],
  religion: [3, 0, 5],
  /** `weekOfDay` */
  activeWeek: [4, 16, 16],
  horoscope: [4, 0, 16],
  clan: [5, 0, 32],
  wishedAgeFrom: [6, 24, 8],
  wishedAgeTo: [6, 16, 8],
  wishedHeightFrom: [6, 8, 8],
  wishedHeightTo: [6, 0, 8],
  /** Bit 0 of a mask is id 1. */
  wishedDiets: [7, 26, 6],
  wishedIsMangalik: [7, 24, 2],
  strengths: [7, 0, 2 * wishNames.length],
  wishedReligions: [8, 0, 32],
  wishedCastes: [9, 0, 32],
  wishedEducations: [10, 0, 32],
  wishedProfessions: [11, 0, 32],
  wishedStates: [12, 0, 32],
  wishedDistricts: [13, 0, 32],
  /** Of all wishes together. */
  weights: [14, 24, 8],
  wishedCommunities: [14, 16, 8],
  wishedMaritals: [14, 8, 8],
  /** Of the first showing. */
  shownWeek: [15, 0, 16],
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
