import { freshForWeeks, rankWeights } from '#matching/rank.ts';

/** The number of places on the first page of a list. */
export const PAGE = 20;

/**
 * One side's lists in a week: the candidates of its seekers, and their points. `by seeker` and `by candidate` mean that
 * the number of the person is the index.
 */
export interface Lists {
  /** By seeker: the candidates who break no must, in ascending order. */
  candidates: readonly Int32Array[];
  /** By seeker, for each of the candidates at the same index: the points that do not change. */
  scores: readonly Float64Array[];
  /** By seeker, for each of the candidates at the same index: how far the seeker's own wishes are met, from -1 to 1. */
  own: readonly Float64Array[];
  /** By candidate: the weeks since the last visit. */
  idle: Float64Array;
  /** By candidate: 1 for one who can be listed in this week. */
  isThere: Uint8Array;
  /** The points of a candidate for a visit in this week. They fall with each week since the visit. */
  freshness: number;
  /** By candidate: the points of the price. */
  added: Float64Array;
  /** How ties are ordered: by a hash of both people and the week, or else by the lower number. */
  ties: { hashed: boolean; week: number };
  /** By seeker: the candidates who are left out of the list; nobody for a seeker without an entry. */
  without: readonly Pick<ReadonlySet<number>, 'has'>[];
}

/** The candidates of a seeker who has none. */
const none = new Int32Array();
/** The points of these candidates. */
const noScores = new Float64Array();
/** The candidates who are left out for a seeker without an entry. */
const nobody: Pick<ReadonlySet<number>, 'has'> = new Set();

/** Returns the first `count` candidates of a list, best first. */
export function firstOf(lists: Lists, seeker: number, count: number): Int32Array {
  const { candidates, scores, isThere, added, ties } = lists;
  const best = new Int32Array(count);
  const bestScores = new Float64Array(count);
  const without = lists.without[seeker];
  const ofSeeker = candidates[seeker] ?? none;
  const points = scores[seeker] ?? noScores;
  let length = 0;
  let least = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < ofSeeker.length; index++) {
    const candidate = ofSeeker[index] ?? 0;
    if (isThere[candidate] !== 1) continue;
    const score = (points[index] ?? 0) + (added[candidate] ?? 0) + freshnessOf(lists, candidate);
    if (score < least) continue;
    if (without?.has(candidate)) continue;
    // Inserts the candidate behind all that are better.
    let position = length;
    while (position > 0) {
      const other = bestScores[position - 1] ?? 0;
      if (other > score || (other === score && !comesBefore(ties, seeker, candidate, best[position - 1] ?? 0))) break;
      position--;
    }
    if (position === count) continue;
    const end = Math.min(length, count - 1);
    best.copyWithin(position + 1, position, end);
    bestScores.copyWithin(position + 1, position, end);
    best[position] = candidate;
    bestScores[position] = score;
    length = Math.min(count, length + 1);
    if (length === count) least = bestScores[count - 1] ?? 0;
  }
  return best.subarray(0, length);
}

/** Returns whether a candidate comes before another with the same score. */
const comesBefore = ({ hashed, week }: Lists['ties'], seeker: number, one: number, other: number): boolean =>
  hashed && tieOf(seeker, one, week) < tieOf(seeker, other, week);

/**
 * Counts how often each candidate is on a first page, for the seekers who look (1 in `looks`). A candidate has one
 * place on each such page. `aims`: by candidate, the number of places if each seeker's page were drawn at random from
 * all who can be listed. `countPlaces`: by candidate, the number of places with these points of prices.
 */
export function countLists(lists: Lists, looks: Uint8Array) {
  const aims = new Float64Array(lists.isThere.length);
  for (let seeker = 0; seeker < looks.length; seeker++) {
    if (looks[seeker] !== 1) continue;
    const ofSeeker = lists.candidates[seeker] ?? none;
    const leftOut = lists.without[seeker] ?? nobody;
    const listed = new Int32Array(ofSeeker.length);
    let length = 0;
    for (const candidate of ofSeeker)
      if (lists.isThere[candidate] === 1 && !leftOut.has(candidate)) listed[length++] = candidate;
    const share = Math.min(1, PAGE / length);
    for (const candidate of listed.subarray(0, length)) aims[candidate] = (aims[candidate] ?? 0) + share;
  }
  return {
    aims,
    countPlaces(added: Float64Array): Float64Array {
      const places = new Float64Array(aims.length);
      for (let seeker = 0; seeker < looks.length; seeker++) {
        if (looks[seeker] !== 1) continue;
        for (const candidate of firstOf({ ...lists, added }, seeker, PAGE)) {
          places[candidate] = (places[candidate] ?? 0) + 1;
        }
      }
      return places;
    },
  };
}

/** Returns the score of one candidate, or NaN for a candidate who breaks a must. */
export function scoreOf(lists: Lists, seeker: number, candidate: number): number {
  const ofSeeker = lists.candidates[seeker] ?? none;
  // A binary search: the candidates are sorted in ascending order.
  let [low, high] = [0, ofSeeker.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ofSeeker[middle] ?? 0) < candidate) low = middle + 1;
    else high = middle;
  }
  if (ofSeeker[low] !== candidate) return Number.NaN;
  return (lists.scores[seeker]?.[low] ?? 0) + (lists.added[candidate] ?? 0) + freshnessOf(lists, candidate);
}

/** Returns the mean points of the chosen candidates of a seeker, without the points of prices. */
export function meanScore(lists: Lists, seeker: number, chosen: Int32Array): number {
  const wanted = new Set(chosen);
  const { candidates, scores } = lists;
  let sum = 0;
  for (const [index, candidate] of (candidates[seeker] ?? none).entries()) {
    if (wanted.has(candidate)) sum += (scores[seeker]?.[index] ?? 0) + freshnessOf(lists, candidate);
  }
  return sum / Math.max(1, wanted.size);
}

/** Returns the mean points that the chosen candidates get from the seeker's own stated wishes. */
export function meanOwn({ candidates, own }: Lists, seeker: number, chosen: Int32Array): number {
  const wanted = new Set(chosen);
  let sum = 0;
  for (const [index, candidate] of (candidates[seeker] ?? none).entries()) {
    if (wanted.has(candidate)) sum += own[seeker]?.[index] ?? 0;
  }
  return (rankWeights.ownWishes * sum) / Math.max(1, wanted.size);
}

const freshnessOf = ({ freshness, idle }: Lists, candidate: number): number =>
  freshness * Math.max(0, 1 - (idle[candidate] ?? 0) / freshForWeeks);

/**
 * Returns a hash of the three numbers, the same in every run. They are multiplied by primes of xxHash32; the shifts and
 * multipliers after that are those of a 32-bit hash found by Hash Prospector.
 */
export function tieOf(seeker: number, candidate: number, week: number): number {
  let mixed =
    Math.imul(seeker + 1, 0x9e3779b1) ^ Math.imul(candidate + 1, 0x85ebca77) ^ Math.imul(week + 1, 0xc2b2ae3d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
