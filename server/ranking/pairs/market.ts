import type { Seed } from './seed.ts';

/**
 * The possible pairs of each family of one side. Those of family `i` are from `from[i]` to `from[i + 1]`, sorted by the
 * other's place.
 */
export interface Offers {
  from: Uint32Array;
  /** The place of the other family on its side, in ascending order for each family. */
  other: Uint32Array;
  /** The lesser of both scores, in hundredths of a point. */
  lesser: Int16Array;
}

/** The families of one side. A family's place is its index in `numbers` and `waits`. */
export interface MarketSide {
  /** The numbers of the profile ids. */
  numbers: Uint32Array;
  /** How many rounds each family has waited. */
  waits: Uint8Array;
  offers: Offers;
}

/** Brides, grooms, and the possible pairs. Both sides contain the same pairs. */
export interface Market {
  brides: MarketSide;
  grooms: MarketSide;
  /** Two secret words of the week, which decide between equals. */
  seed: Seed;
}

/** A market as it is read: pairs by bride, unsorted. */
export interface UnsortedMarket {
  brides: Omit<MarketSide, 'offers'>;
  grooms: Omit<MarketSide, 'offers'>;
  offers: Offers;
  seed: Seed;
}

/** Returns the market with the pairs of both sides sorted. */
export function sorted({ brides, grooms, offers, seed }: UnsortedMarket): Market {
  const ofGrooms = transpose(offers, grooms.numbers.length);
  // Transposing twice sorts the pairs on both sides.
  return {
    brides: { ...brides, offers: transpose(ofGrooms, brides.numbers.length) },
    grooms: { ...grooms, offers: ofGrooms },
    seed,
  };
}

/** In points. If either side's score is below this, the pair comes after all others, however long both have waited. */
export const floorOfScore = 19;
/** Scores of a market are whole numbers of hundredths of a point, so this many are one point. */
export const hundredths = 100;
const floorInHundredths = floorOfScore * hundredths;

/** Whether the lesser score of a pair, in hundredths, reaches the floor. */
export const isAboveFloor = (lesser: number): boolean => lesser >= floorInHundredths;

/** Returns the same pairs from the other side's view, which has `count` families. */
export function transpose({ from, other, lesser }: Offers, count: number): Offers {
  const begins = new Uint32Array(count + 1);
  for (const place of other) begins[place + 1] = (begins[place + 1] ?? 0) + 1;
  for (let at = 0; at < count; at++) begins[at + 1] = (begins[at + 1] ?? 0) + (begins[at] ?? 0);
  const next = begins.slice(0, count);
  const transposedOther = new Uint32Array(other.length);
  const transposedLesser = new Int16Array(other.length);
  for (let family = 0; family + 1 < from.length; family++)
    for (let at = from[family] ?? 0; at < (from[family + 1] ?? 0); at++) {
      const to = next[other[at] ?? 0] ?? 0;
      transposedOther[to] = family;
      transposedLesser[to] = lesser[at] ?? 0;
      next[other[at] ?? 0] = to + 1;
    }
  return { from: begins, other: transposedOther, lesser: transposedLesser };
}

/** Returns the index of a pair among a family's offers; -1 if it is not there. */
export function findOffer({ from, other }: Offers, family: number, wanted: number): number {
  let low = from[family] ?? 0;
  let high = (from[family + 1] ?? 0) - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = other[middle] ?? 0;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** For each family, the place of its partner on the other side; `nobody` if none. */
export interface Matching {
  groomOf: Int32Array;
  brideOf: Int32Array;
}

/** Stands for the place of a partner who does not exist. */
export const nobody = -1;
