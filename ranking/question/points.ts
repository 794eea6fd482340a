import { type SharedPerson, sharedAnswerNames } from '#matching/person.ts';
import { completenessOf, freshForWeeks, freshnessTerm, horoscopeTerm, pointsOfWishes } from '#matching/rank.ts';
import { balanceOf } from '#matching/wishes/wish-fit.ts';
import type { Dictionaries } from '../rows/dictionaries.ts';
import { standingsAPoint } from '../rows/layout.ts';
import { lossesAWeight } from './losses.ts';

/** Cached results of the engine's `completenessOf`. */
export const completenessPoints = Float64Array.from({ length: sharedAnswerNames.length + 1 }, (_, given) =>
  completenessOf(given),
);

/** Returns the points of a candidate's wishes by their gain and their total weight. */
export const theirPoints = (gain: number, weights: number): number => pointsOfWishes(0, balanceOf(gain, weights));

const ownPointsByWeights: Float64Array[] = [];

/** Returns the points of a seeker's wishes with this total weight, indexed by loss: from all met to all unmet. */
export function ownPointsOf(weights: number): Float64Array {
  const known = ownPointsByWeights[weights];
  if (known !== undefined) return known;
  // Computed exactly like rankScore, so that equal scores are equal numbers.
  const points = Float64Array.from({ length: 2 * weights * lossesAWeight + 1 }, (_, lost) =>
    pointsOfWishes(balanceOf(weights - lost / lossesAWeight, weights), 0),
  );
  ownPointsByWeights[weights] = points;
  return points;
}

const msADay = 86_400_000;
// Any day (counted from 1970): freshness depends only on the weeks between two days.
const someDay = 20_000;

/** The engine's `freshnessTerm` by weeks of inactivity; 0 after the last. */
export const freshnessPoints = Float64Array.from({ length: freshForWeeks + 1 }, (_, idleWeeks) =>
  freshnessTerm({ gender: 'Male', lastActiveOn: isoDate(someDay - 7 * idleWeeks) }, isoDate(someDay)),
);

function isoDate(day: number): string {
  return new Date(day * msADay).toISOString().slice(0, 10);
}

/** Horoscope points for a seeker, by the engine's `horoscopeTerm`. */
export interface HoroscopePoints {
  /** The points of each horoscope class. */
  byClass: Float64Array;
  /** The points of each horoscope class in standing units, rounded up. */
  standingByClass: Int32Array;
  /**
   * Each occurring number of points, the highest first, and two words for each: the summary bits of the classes that
   * give it.
   */
  steps: Float64Array;
  bits: Uint32Array;
}

// Only the gender, the Moon's position and whether it counts matter, so a few hundred tables suffice for all seekers.
const tablesOf = new WeakMap<Dictionaries, Map<string, HoroscopePoints>>();

/** Returns the horoscope points of all known classes for a seeker, from a cache by the seeker's own horoscope. */
export function horoscopePoints(seeker: SharedPerson, dictionaries: Dictionaries): HoroscopePoints {
  const { classes } = dictionaries;
  const tables = tablesOf.get(dictionaries) ?? new Map<string, HoroscopePoints>();
  tablesOf.set(dictionaries, tables);
  const { gender, rashi, nakshatra, wishes } = seeker;
  const key = `${gender} ${rashi ?? 0} ${nakshatra ?? 0} ${wishes?.horoscopeCounts === true}`;
  const known = tables.get(key);
  if (known !== undefined && known.byClass.length === classes.length) return known;
  const other = gender === 'Male' ? 'Female' : 'Male';
  const byClass = Float64Array.from(classes, (moon) => horoscopeTerm(seeker, { gender: other, ...moon }));
  const standingByClass = Int32Array.from(byClass, (points) => Math.ceil(points * standingsAPoint));
  const points = { byClass, standingByClass, ...stepsOf(byClass, dictionaries) };
  tables.set(key, points);
  return points;
}

/** Groups the summary bits of the classes by their points. Classes that share a bit count with the most points. */
function stepsOf(byClass: Float64Array, { classBits }: Dictionaries): Pick<HoroscopePoints, 'steps' | 'bits'> {
  const pointsByBit = new Map<number, number>();
  for (const [code, bit] of classBits.entries())
    pointsByBit.set(bit, Math.max(pointsByBit.get(bit) ?? -Infinity, byClass[code] ?? 0));
  const steps = Float64Array.from(new Set(pointsByBit.values())).sort().reverse();
  const bits = new Uint32Array(steps.length * 2);
  for (const [bit, points] of pointsByBit) {
    const at = steps.indexOf(points) * 2 + (bit >>> 5);
    bits[at] = (bits[at] ?? 0) | (1 << (bit & 31));
  }
  return { steps, bits };
}
