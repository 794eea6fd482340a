import { dayNumber, weekOfDay } from './calendar.ts';
import { expectedGuna, type MoonFacts, meanOverPlaces } from './horoscope/expected-guna.ts';
import { ALL_POINTS } from './horoscope/guna-milan.ts';
import { type Jotok, jotok } from './horoscope/jotok.ts';
import { countAnswers, type SharedPerson, sharedAnswerNames } from './person.ts';
import { wishBalance } from './wishes/wish-fit.ts';

/**
 * Maximum points of each part of the score. Wishes, horoscope and price can also subtract as many; completeness and
 * freshness only add. A score lies from -85 to 105.
 */
export const rankWeights = {
  /** How well the candidate meets the seeker's wishes. */
  ownWishes: 35,
  /** How well the seeker meets the candidate's wishes. */
  theirWishes: 20,
  /** The 36 points; half of them scores 0. */
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
export const noPrice = 4;

/** In weeks from Monday to Sunday, so that no list order reveals the day of a member's activity. */
export const freshForWeeks = 12;

const jotokShares: Record<Jotok, number> = { rajyotak: 1, uttam: 0.5, madhyam: 0, adham: -1 };

/**
 * The rank of a candidate in a seeker's list on a day ('YYYY-MM-DD'); higher is better, in the unit of `rankWeights`.
 *
 * Uses only answers that any member may see, both members' wishes, the week of last activity, and the candidate's price.
 * Unknown answers score 0; an unknown horoscope counts as the mean of its possible values. Musts are not checked here
 * (see `meetsMusts`), and the caller breaks ties.
 */
// biome-ignore lint/complexity/useMaxParams: called for every pair of a scan
export function rankScore(seeker: SharedPerson, candidate: SharedPerson, on: string, price = noPrice): number {
  return (
    wishesTerm(seeker, candidate, on) +
    horoscopeTerm(seeker, candidate) +
    completenessTerm(candidate) +
    freshnessTerm(candidate, on) +
    priceTerm(price)
  );
}

/** From -5 to 5, by the candidate's price band only; the same in every list. */
export const priceTerm = (band: number): number => (rankWeights.price * (band - noPrice)) / noPrice;

/** Mutual fit of wishes, from -55 to 55. */
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
 * Guna and jotok, from -25 to 25; 0 unless the seeker enables the horoscope and gives a rashi or nakshatra, and the
 * genders differ. Unknown facts count as the mean over all possible Moon positions, so that giving less information
 * never raises the rank. Depends only on gender, rashi and nakshatra of both, so one seeker meets few distinct values.
 */
export function horoscopeTerm(seeker: SharedPerson, candidate: SharedPerson): number {
  if (seeker.wishes?.horoscopeCounts !== true || seeker.gender === candidate.gender) return 0;
  if (seeker.rashi == null && seeker.nakshatra == null) return 0;
  const [bride, groom] = seeker.gender === 'Female' ? [seeker, candidate] : [candidate, seeker];
  const her = moonOf(bride);
  const his = moonOf(groom);
  const key = (classOf(her) << 9) | classOf(his);
  const known = horoscopePoints.get(key);
  if (known !== undefined) return known;
  const guna = (2 * expectedGuna(her, his)) / ALL_POINTS - 1;
  const ofJotok = meanOverPlaces(her, his, (bride, groom) => jotokShares[jotok(bride.rashi, groom.rashi)]);
  const points = rankWeights.guna * guna + rankWeights.jotok * ofJotok;
  horoscopePoints.set(key, points);
  return points;
}

// Cached by the classes of bride and groom: a few thousand entries at most.
const horoscopePoints = new Map<number, number>();

// Passes only what strangers may see, whatever other facts the object has.
function moonOf({ rashi, nakshatra }: SharedPerson): MoonFacts {
  return { rashi, nakshatra };
}

// Below 512. Unknown values have a separate class.
function classOf({ rashi, nakshatra }: MoonFacts): number {
  return (rashi ?? 0) * 28 + (nakshatra ?? 0);
}

/** From 0 to 8. */
export const completenessTerm = (candidate: SharedPerson): number => completenessOf(countAnswers(candidate));

/** The same, from the number of given answers. */
export const completenessOf = (given: number): number => (rankWeights.completeness * given) / sharedAnswerNames.length;

/** From 0 to 12; 0 when the last activity is unknown. */
export function freshnessTerm(candidate: SharedPerson, on: string): number {
  const last = dayNumber(candidate.lastActiveOn);
  const today = dayNumber(on);
  if (last === null || today === null) return 0;
  const idleWeeks = Math.max(0, weekOfDay(today) - weekOfDay(last));
  return rankWeights.freshness * Math.max(0, 1 - idleWeeks / freshForWeeks);
}
