import { freshForWeeks, rankWeights } from '#matching/rank.ts';

/** A place on the first page of a list. */
export const PAGE = 20;

/** One side's lists in a week: what is added to the scores of candidates, and who is in them. */
export interface Lists {
  /** By seeker: the candidates who break no must, and the points that do not change. */
  candidates: readonly Int32Array[];
  scores: readonly Float64Array[];
  /** Beside the candidates: how far the seeker's own wishes are met, from -1 to 1. */
  own: readonly Float64Array[];
  /** By candidate: weeks since the last visit, and whether anybody can be listed. */
  idle: Float64Array;
  isThere: Uint8Array;
  /** The most points of a visit in this week. */
  freshness: number;
  /** Points of the price. */
  added: Float64Array;
  /** Ties go to the lower number, or by a hash of both and the week. */
  ties: { hashed: boolean; week: number };
  /** Whom a seeker does not see any more. */
  without: readonly Pick<ReadonlySet<number>, 'has'>[];
}

/** The first of a list, best first. */
export function firstOf(lists: Lists, seeker: number, count: number): Int32Array {
  const { candidates, scores, isThere, added, ties } = lists;
  const best = new Int32Array(count);
  const bestScores = new Float64Array(count);
  const without = lists.without[seeker];
  const of = candidates[seeker] ?? none;
  const points = scores[seeker] ?? noScores;
  let length = 0;
  let least = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < of.length; at++) {
    const candidate = of[at] ?? 0;
    if (isThere[candidate] !== 1) continue;
    const score = (points[at] ?? 0) + (added[candidate] ?? 0) + freshnessOf(lists, candidate);
    if (score < least) continue;
    if (without?.has(candidate)) continue;
    let place = length;
    while (place > 0) {
      const other = bestScores[place - 1] ?? 0;
      if (other > score || (other === score && !comesBefore(ties, seeker, candidate, best[place - 1] ?? 0))) break;
      place--;
    }
    if (place === count) continue;
    const end = Math.min(length, count - 1);
    best.copyWithin(place + 1, place, end);
    bestScores.copyWithin(place + 1, place, end);
    best[place] = candidate;
    bestScores[place] = score;
    length = Math.min(count, length + 1);
    if (length === count) least = bestScores[count - 1] ?? 0;
  }
  return best.subarray(0, length);
}

const none = new Int32Array();
const nobody: Pick<ReadonlySet<number>, 'has'> = new Set();
const noScores = new Float64Array();

const comesBefore = ({ hashed, week }: Lists['ties'], seeker: number, one: number, other: number): boolean =>
  hashed && tieOf(seeker, one, week) < tieOf(seeker, other, week);

/** The places on first pages of those who look: what each candidate would have if all were alike, and what they have. */
export function countLists(lists: Lists, looks: Uint8Array) {
  const aims = new Float64Array(lists.isThere.length);
  for (let seeker = 0; seeker < looks.length; seeker++) {
    if (looks[seeker] !== 1) continue;
    const of = lists.candidates[seeker] ?? none;
    const left = lists.without[seeker] ?? nobody;
    const listed = new Int32Array(of.length);
    let length = 0;
    for (const candidate of of)
      if (lists.isThere[candidate] === 1 && !left.has(candidate)) listed[length++] = candidate;
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

/** The score of one candidate; NaN for who breaks a must. */
export function scoreOf(lists: Lists, seeker: number, candidate: number): number {
  const of = lists.candidates[seeker] ?? none;
  // They rise.
  let [low, high] = [0, of.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((of[middle] ?? 0) < candidate) low = middle + 1;
    else high = middle;
  }
  if (of[low] !== candidate) return Number.NaN;
  return (lists.scores[seeker]?.[low] ?? 0) + (lists.added[candidate] ?? 0) + freshnessOf(lists, candidate);
}

/** The mean points of these of a seeker's candidates, without their prices. */
export function meanScore(lists: Lists, seeker: number, chosen: Int32Array): number {
  const wanted = new Set(chosen);
  const { candidates, scores } = lists;
  let sum = 0;
  for (const [at, candidate] of (candidates[seeker] ?? new Int32Array()).entries()) {
    if (wanted.has(candidate)) sum += (scores[seeker]?.[at] ?? 0) + freshnessOf(lists, candidate);
  }
  return sum / Math.max(1, wanted.size);
}

/** The mean points of one's own stated wishes that these meet. */
export function meanOwn({ candidates, own }: Lists, seeker: number, chosen: Int32Array): number {
  const wanted = new Set(chosen);
  let sum = 0;
  for (const [at, candidate] of (candidates[seeker] ?? none).entries()) {
    if (wanted.has(candidate)) sum += own[seeker]?.[at] ?? 0;
  }
  return (rankWeights.ownWishes * sum) / Math.max(1, wanted.size);
}

const freshnessOf = ({ freshness, idle }: Lists, candidate: number): number =>
  freshness * Math.max(0, 1 - (idle[candidate] ?? 0) / freshForWeeks);

/** A mixed number of three, the same for the same. */
export function tieOf(seeker: number, candidate: number, week: number): number {
  let mixed =
    Math.imul(seeker + 1, 0x9e3779b1) ^ Math.imul(candidate + 1, 0x85ebca77) ^ Math.imul(week + 1, 0xc2b2ae3d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
