import { dayNumber, weekOfDay } from './calendar.ts';
import { expectedGuna, type MoonFacts, meanOverPlaces } from './horoscope/expected-guna.ts';
import { ALL_POINTS } from './horoscope/guna-milan.ts';
import { type Jotok, jotok } from './horoscope/jotok.ts';
import { countAnswers, type SharedPerson, sharedAnswerNames } from './person.ts';
import { wishBalance } from './wishes/wish-fit.ts';

/**
 * The most points each part of the score can give. The parts of wishes and horoscope can take away as many; completeness
 * and freshness only give. A score lies from -80 to 100.
 */
export const rankWeights = {
  /** The seeker's wishes, met by the candidate. */
  ownWishes: 35,
  /** The candidate's wishes, met by the seeker. */
  theirWishes: 20,
  /** The 36 points: nothing at half of them. */
  guna: 20,
  /** The Bengali jotok. */
  jotok: 5,
  /** Share of the answers a member sees of another that the candidate has given. */
  completeness: 8,
  /** Falling evenly from the week of last activity to nothing after `freshForWeeks`. */
  freshness: 12,
} as const;

/** In weeks from Monday to Sunday, so that no order tells the day on which somebody was here. */
export const freshForWeeks = 12;

const jotokShares: Record<Jotok, number> = { rajyotak: 1, uttam: 0.5, madhyam: 0, adham: -1 };

/**
 * How high a candidate stands in a seeker's list on a day ('YYYY-MM-DD'); higher is better, and the unit is only that of
 * `rankWeights`:
 *
 *     wishesTerm + horoscopeTerm + completenessTerm + freshnessTerm
 *
 * Built from answers any member may see, both members' wishes, and the week of last activity. What is unknown adds and
 * takes nothing; of the horoscope it counts as the mean of what it may be. Musts are not judged here (see `meetsMusts`), and ties are the caller's to break.
 */
export function rankScore(seeker: SharedPerson, candidate: SharedPerson, on: string): number {
  return (
    wishesTerm(seeker, candidate, on) +
    horoscopeTerm(seeker, candidate) +
    completenessTerm(candidate) +
    freshnessTerm(candidate, on)
  );
}

/** Mutual fit of wishes, from -55 to 55. */
export function wishesTerm(seeker: SharedPerson, candidate: SharedPerson, on: string): number {
  return (
    rankWeights.ownWishes * wishBalance(seeker, candidate, on) +
    rankWeights.theirWishes * wishBalance(candidate, seeker, on)
  );
}

/**
 * Guna and jotok, from -25 to 25; 0 unless the seeker wants the horoscope to count and names a rashi or nakshatra, and the
 * genders differ. What is unknown of the two counts as the mean over all places of the Moon that it leaves open, so that
 * nobody stands higher for telling less. Depends on gender, rashi and nakshatra of both and on nothing else: one seeker
 * meets few values.
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

// By the classes of bride and groom: a few thousand at most.
const horoscopePoints = new Map<number, number>();

// Nothing but what strangers see, whatever else comes along.
function moonOf({ rashi, nakshatra }: SharedPerson): MoonFacts {
  return { rashi, nakshatra };
}

// Below 512; what is unknown is a class of its own.
function classOf({ rashi, nakshatra }: MoonFacts): number {
  return (rashi ?? 0) * 28 + (nakshatra ?? 0);
}

/** From 0 to 8. */
export const completenessTerm = (candidate: SharedPerson): number => completenessOf(countAnswers(candidate));

/** The same by how many answers are given. */
export const completenessOf = (given: number): number => (rankWeights.completeness * given) / sharedAnswerNames.length;

/** From 0 to 12; 0 when the last activity is unknown. */
export function freshnessTerm(candidate: SharedPerson, on: string): number {
  const last = dayNumber(candidate.lastActiveOn);
  const today = dayNumber(on);
  if (last === null || today === null) return 0;
  const idleWeeks = Math.max(0, weekOfDay(today) - weekOfDay(last));
  return rankWeights.freshness * Math.max(0, 1 - idleWeeks / freshForWeeks);
}
