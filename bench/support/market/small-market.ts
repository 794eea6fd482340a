/** How much a person likes each person of the other side, from 0 to 1. Each row belongs to the person who likes. */
export type Liking = readonly (readonly number[])[];

export interface SmallMarket {
  /** The likings of the left side for the right, and below those of the right side for the left. */
  left: Liking;
  right: Liking;
}

const LEFT = 30;
const RIGHT = 20;
/** The share of each liking that is common to all. */
const COMMON = 0.5;

/**
 * Returns the small market of Tomita and Yokoyama (RecSys 2024, arXiv 2409.00720). Half of each liking is individual
 * and uniformly random. The other half is common to all and falls evenly from the first person of the other side to the
 * last.
 */
export function makeSmallMarket(): SmallMarket {
  const random = makeMersenne(0);
  const like = (from: number, to: number): Liking =>
    Array.from({ length: from }, () =>
      Array.from({ length: to }, (_, other) => COMMON * (1 - other / (to - 1)) + (1 - COMMON) * random()),
    );
  return { left: like(LEFT, RIGHT), right: like(RIGHT, LEFT) };
}

/** Swaps rows and columns. */
export const turned = (rows: Liking): Liking => (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0));

/** Joins each liking of one side with the liking of the other side for the same pair. */
export const withEach = (rows: Liking, other: Liking, join: (mine: number, theirs: number) => number): Liking =>
  rows.map((row, person) => row.map((mine, partner) => join(mine, other[partner]?.[person] ?? 0)));

/** Returns the place of each score within its row. The highest score has place 1. */
export function placesIn(scores: Liking): Liking {
  return scores.map((row) => {
    const places = new Array<number>(row.length);
    const order = [...row.keys()].sort((a, b) => (row[b] ?? 0) - (row[a] ?? 0));
    for (const [index, person] of order.entries()) places[person] = index + 1;
    return places;
  });
}

/** How good the lists of a market are. */
export interface Outcome {
  /**
   * The expected number of matches. Both must like each other, and a place is viewed with the reciprocal of its number
   * as probability.
   */
  matches: number;
  /** The number of pairs of one side in which one person would gain by the other's position in all lists. */
  envies: [left: number, right: number];
}

/** Returns the outcome of a market whose left and right lists are ordered by these scores. */
export function judge(market: SmallMarket, left: Liking, right: Liking): Outcome {
  const [seenByLeft, seenByRight] = [placesIn(left), placesIn(right)];
  const mutual = withEach(market.left, market.right, (mine, theirs) => mine * theirs);
  let matches = 0;
  for (const [person, row] of mutual.entries()) {
    for (const [partner, liking] of row.entries()) {
      matches += liking / ((seenByLeft[person]?.[partner] ?? 0) * (seenByRight[partner]?.[person] ?? 0));
    }
  }
  return {
    matches,
    envies: [countEnvies(mutual, seenByLeft, seenByRight), countEnvies(turned(mutual), seenByRight, seenByLeft)],
  };
}

const ROUNDING_ERROR = 1e-9;

/**
 * Counts the pairs in which a person would expect more matches at another person's places, with the person's own list
 * unchanged.
 */
function countEnvies(mutual: Liking, own: Liking, others: Liking): number {
  const matchesOf = (person: number, inPlaceOf: number) =>
    (mutual[person] ?? []).reduce(
      (sum, liking, partner) => sum + liking / ((own[person]?.[partner] ?? 0) * (others[partner]?.[inPlaceOf] ?? 0)),
      0,
    );
  let envies = 0;
  for (const person of mutual.keys()) {
    const mine = matchesOf(person, person);
    for (const other of mutual.keys())
      if (other !== person && matchesOf(person, other) > mine + ROUNDING_ERROR) envies++;
  }
  return envies;
}

// The size of the generator's state, and the distance of the words that it combines.
const length = 624;
const middle = 397;

/**
 * The random generator MT19937 (Matsumoto and Nishimura 1998). It returns the same 53-bit doubles as
 * `numpy.random.RandomState(seed)`.
 */
function makeMersenne(seed: number): () => number {
  const state = new Uint32Array(length);
  state[0] = seed;
  for (let index = 1; index < length; index++) {
    const before = state[index - 1] ?? 0;
    state[index] = Math.imul(1_812_433_253, before ^ (before >>> 30)) + index;
  }
  let next = length;

  function draw(): number {
    if (next === length) {
      renew();
      next = 0;
    }
    let word = state[next++] ?? 0;
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9d2c5680;
    word ^= (word << 15) & 0xefc60000;
    return (word ^ (word >>> 18)) >>> 0;
  }

  function renew(): void {
    for (let index = 0; index < length; index++) {
      const joined = ((state[index] ?? 0) & 0x80000000) | ((state[(index + 1) % length] ?? 0) & 0x7fffffff);
      state[index] = (state[(index + middle) % length] ?? 0) ^ (joined >>> 1) ^ (joined & 1 ? 0x9908b0df : 0);
    }
  }

  return () => {
    const high = draw() >>> 5;
    const low = draw() >>> 6;
    // 27 high bits and 26 low ones make a number below 1.
    return (high * 2 ** 26 + low) / 2 ** 53;
  };
}
