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
 * | 4 | day of last activity 16 (days since 1970), horoscope class 16 (a code of the dictionary) |
 * | 5 | clan (a code of the dictionary) |
 * | 6 | wished age from 8, to 8, height from 8, to 8 |
 * | 7 | strengths of the twelve wishes, 2 bits each (`strengthShift`); from bit 24: mangalik wished 2, diets 2 (bit 0 is id 1) |
 * | 8–13 | wished religions, castes, educations, professions, states, districts (codes of the dictionary of sets) |
 * | 14 | weights of all wishes together 8, communities 8, marital statuses 8 (bit 0 is id 1) |
 * | 15 | shown since, seconds since 1970 |
 */
export const wordsARow = 16;

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

const pointsUnit = 105;
const firstDay = 18_262;

/**
 * Where a row stands inside its cell, higher first, in 1/105 points: what completeness, freshness and the wishes of the
 * candidate can add at most, on a scale that does not move with the day. `staticCeiling` is the part that never fades.
 */
export const standingOf = (ceiling: number, lastActiveDay: number): number => ceiling + 14 * (lastActiveDay - firstDay);
export const staticCeilingOf = (answers: number, hasWishes: boolean): number => 40 * answers + (hasWishes ? 2100 : 0);

/** What a standing can be worth on a day, in points; see `ceilingPoints` for what remains when all freshness is gone. */
export const standingPoints = (standing: number, today: number): number =>
  (standing + 14 * (firstDay - today)) / pointsUnit + 12;
export const ceilingPoints = (ceiling: number): number => ceiling / pointsUnit;
