import { dayNumber, weekOfDay } from './calendar.ts';
import { expectedGuna, type MoonFacts, meanOverPlaces } from './horoscope/expected-guna.ts';
import { ALL_POINTS } from './horoscope/guna-milan.ts';
import { type Jotok, jotok } from './horoscope/jotok.ts';
import { NAKSHATRA_COUNT } from './horoscope/zodiac.ts';
import { countAnswers, type SharedPerson, sharedAnswerNames } from './person.ts';
import { wishBalance } from './wishes/wish-fit.ts';

/**
 * Maximum points of each part of the score. Wishes, horoscope and price can also subtract as many; completeness and
 * freshness only add.
 */
export const rankWeights = {
  /** How well the candidate meets the seeker's wishes. */
  ownWishes: 35,
  /** How well the seeker meets the candidate's wishes. */
  theirWishes: 20,
  /** The points of the guna milan; half of `ALL_POINTS` scores 0. */
  guna: 20,
  /** The Bengali jotok. */
  jotok: 5,
  /** Share of the answers visible to members that the candidate has given. */
  completeness: 8,
  /** Decreases evenly from the week of last activity to 0 after `freshForWeeks`. */
  freshness: 12,
  /** Raises members whom few have seen and lowers those who are on many first pages (`priceTerm`). */
  price: 5,
} as const;

/** The highest price band. Bands are whole numbers from 0. */
export const highestPrice = 8;
/** The neutral price band, which changes no score. */
export const neutralPrice = 4;

/**
 * After this many weeks, activity adds nothing. Weeks begin on Monday, so that no list order reveals the day of a
 * member's activity.
 */
export const freshForWeeks = 12;

/** The share of `rankWeights.jotok` that each class gains or loses. */
const jotokShares: Record<Jotok, number> = { rajyotak: 1, uttam: 0.5, madhyam: 0, adham: -1 };

/** The points of guna and jotok, by the classes of bride and groom (`classOf`): a few thousand entries at most. */
const horoscopePoints = new Map<number, number>();
/** Every result of `classOf` is below 2 to this power. */
const classBits = 9;

/**
 * Returns the rank of a candidate in a seeker's list on a day ('YYYY-MM-DD'); higher is better, in the unit of
 * `rankWeights`.
 *
 * Uses only answers that any member may see, both members' wishes, the week of last activity, and the candidate's
 * price. Unknown answers score 0; an unknown horoscope counts as the mean of its possible values. Musts are not checked
 * here (see `meetsMusts`), and the caller breaks ties.
 */
// biome-ignore lint/complexity/useMaxParams: called for every pair of a scan
export function rankScore(seeker: SharedPerson, candidate: SharedPerson, on: string, price = neutralPrice): number {
  return (
    wishesTerm(seeker, candidate, on) +
    horoscopeTerm(seeker, candidate) +
    completenessTerm(candidate) +
    freshnessTerm(candidate, on) +
    priceTerm(price)
  );
}

/** Returns the points of the candidate's price band, from minus to plus `rankWeights.price`; the same in every list. */
export const priceTerm = (band: number): number => (rankWeights.price * (band - neutralPrice)) / neutralPrice;

/** Returns the points of the mutual fit of wishes. */
export function wishesTerm(seeker: SharedPerson, candidate: SharedPerson, on: string): number {
  return pointsOfWishes(wishBalance(seeker, candidate, on), wishBalance(candidate, seeker, on));
}

/**
 * Combines the balances of the seeker's and the candidate's wishes into points. Only this function weighs them against
 * each other. The ranking index relies on the result being a sum of one part for each.
 */
export const pointsOfWishes = (own: number, theirs: number): number =>
  rankWeights.ownWishes * own + rankWeights.theirWishes * theirs;

/**
 * Returns the points of guna and jotok; 0 unless the seeker enables the horoscope and gives a rashi or nakshatra, and
 * the genders differ. Unknown facts count as the mean over all possible Moon positions, so that giving less information
 * never raises the rank. Depends only on gender, rashi and nakshatra of both, so one seeker meets few distinct values.
 */
export function horoscopeTerm(seeker: SharedPerson, candidate: SharedPerson): number {
  if (seeker.wishes?.horoscopeCounts !== true || seeker.gender === candidate.gender) return 0;
  if (seeker.rashi == null && seeker.nakshatra == null) return 0;
  const [bride, groom] = seeker.gender === 'Female' ? [seeker, candidate] : [candidate, seeker];
  const her = moonOf(bride);
  const his = moonOf(groom);
  const key = (classOf(her) << classBits) | classOf(his);
  const knownPoints = horoscopePoints.get(key);
  if (knownPoints !== undefined) return knownPoints;
  // From -1 for no points to 1 for all.
  const gunaShare = (2 * expectedGuna(her, his)) / ALL_POINTS - 1;
  const jotokShare = meanOverPlaces(
    her,
    his,
    (herPlace, hisPlace) => jotokShares[jotok(herPlace.rashi, hisPlace.rashi)],
  );
  const points = rankWeights.guna * gunaShare + rankWeights.jotok * jotokShare;
  horoscopePoints.set(key, points);
  return points;
}

/** Returns rashi and nakshatra, which strangers may see; the object may also have a pada, which they may not. */
function moonOf({ rashi, nakshatra }: SharedPerson): MoonFacts {
  return { rashi, nakshatra };
}

/** Returns the class of what is known about a Moon; 0 stands for an unknown rashi or nakshatra. */
function classOf({ rashi, nakshatra }: MoonFacts): number {
  return (rashi ?? 0) * (NAKSHATRA_COUNT + 1) + (nakshatra ?? 0);
}

/** Returns the points of the candidate's given answers, from 0 to `rankWeights.completeness`. */
export const completenessTerm = (candidate: SharedPerson): number => completenessOf(countAnswers(candidate));

/** Returns the points for a number of given answers, as counted by `countAnswers`. */
export const completenessOf = (answerCount: number): number =>
  (rankWeights.completeness * answerCount) / sharedAnswerNames.length;

/** Returns the points of the last activity, from 0 to `rankWeights.freshness`; 0 if it is unknown. */
export function freshnessTerm(candidate: SharedPerson, on: string): number {
  const last = dayNumber(candidate.lastActiveOn);
  const today = dayNumber(on);
  if (last === null || today === null) return 0;
  const idleWeeks = Math.max(0, weekOfDay(today) - weekOfDay(last));
  return rankWeights.freshness * Math.max(0, 1 - idleWeeks / freshForWeeks);
}
