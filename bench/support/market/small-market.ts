import { makeMersenne } from './mersenne.ts';

/** How much one likes another, from 0 to 1: a row for each who likes. */
export type Liking = readonly (readonly number[])[];

export interface SmallMarket {
  /** Of the left for the right, and of the right for the left. */
  left: Liking;
  right: Liking;
}

const LEFT = 30;
const RIGHT = 20;
/** How far all like the same people. */
const COMMON = 0.5;

/**
 * The small market of Tomita and Yokoyama (RecSys 2024, arXiv 2409.00720): half of each liking is one's own, drawn evenly, and half is
 * common, falling evenly from the first of the other side to the last.
 */
export function makeSmallMarket(): SmallMarket {
  const random = makeMersenne(0);
  const like = (from: number, to: number): Liking =>
    Array.from({ length: from }, () =>
      Array.from({ length: to }, (_, other) => COMMON * (1 - other / (to - 1)) + (1 - COMMON) * random()),
    );
  return { left: like(LEFT, RIGHT), right: like(RIGHT, LEFT) };
}

export const turned = (rows: Liking): Liking => (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? 0));

export const withEach = (rows: Liking, other: Liking, join: (mine: number, theirs: number) => number): Liking =>
  rows.map((row, one) => row.map((mine, two) => join(mine, other[two]?.[one] ?? 0)));

/** By row: the place, from 1, in which each stands when the highest is first. */
export function placesIn(scores: Liking): Liking {
  return scores.map((row) => {
    const places = new Array<number>(row.length);
    const order = [...row.keys()].sort((a, b) => (row[b] ?? 0) - (row[a] ?? 0));
    for (const [at, who] of order.entries()) places[who] = at + 1;
    return places;
  });
}

export interface Outcome {
  /** Expected matches: both like, and both look at a place as often as one by the place's number. */
  matches: number;
  /** Pairs of a side in which one would rather stand where the other stands. */
  envies: [left: number, right: number];
}

/** What comes of a market whose left and right lists are ordered by these scores. */
export function judge(market: SmallMarket, left: Liking, right: Liking): Outcome {
  const [seenByLeft, seenByRight] = [placesIn(left), placesIn(right)];
  const both = withEach(market.left, market.right, (mine, theirs) => mine * theirs);
  let matches = 0;
  for (const [one, row] of both.entries()) {
    for (const [two, liking] of row.entries()) {
      matches += liking / ((seenByLeft[one]?.[two] ?? 0) * (seenByRight[two]?.[one] ?? 0));
    }
  }
  return {
    matches,
    envies: [countEnvies(both, seenByLeft, seenByRight), countEnvies(turned(both), seenByRight, seenByLeft)],
  };
}

/** With one's own list, and the place of the other in everybody's. */
function countEnvies(both: Liking, own: Liking, others: Liking): number {
  const worth = (one: number, inPlaceOf: number) =>
    (both[one] ?? []).reduce(
      (sum, liking, two) => sum + liking / ((own[one]?.[two] ?? 0) * (others[two]?.[inPlaceOf] ?? 0)),
      0,
    );
  let envies = 0;
  for (const one of both.keys()) {
    const mine = worth(one, one);
    for (const other of both.keys()) if (other !== one && worth(one, other) > mine + 1e-9) envies++;
  }
  return envies;
}
