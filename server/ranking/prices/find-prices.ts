import { gini, type Movement, movePoints } from './move-prices.ts';

/** A market whose lists can be made with any prices. */
export interface PricedMarket {
  /** How many places each candidate would have if all candidates were alike; one who can stand in no list has 0. */
  aims: Float64Array;
  /** Candidates whose price is not moved, by their numbers. */
  held?: ReadonlySet<number>;
  /** The places of each candidate in all lists, with these bands. */
  countPlaces(bands: Uint8Array): Float64Array;
}

export interface Prices {
  bands: Uint8Array;
  /** Gini of the places of those who can stand in a list: without prices, and with these. */
  before: number;
  after: number;
  rounds: number;
}

export const MIDDLE_BAND = 4;
export const HIGHEST_BAND = 8;
export const POINTS_A_BAND = 1.25;
const MOST_POINTS = MIDDLE_BAND * POINTS_A_BAND;

/** Lists change by whole bands, so a round that moves points by less than half a band changes nothing. */
const movement: Movement = { step: 2.5, softening: 2, most: MOST_POINTS };
/** Enough for a large market (docs/scale.md); more would cost minutes and change few. */
export const MOST_ROUNDS = 5;

/**
 * The prices that spread the places of a market most evenly: from none at all, by rounds, until the Gini stops falling. The best
 * round counts.
 */
export function findPrices(market: PricedMarket, mostRounds = MOST_ROUNDS): Prices {
  const { aims, held } = market;
  const count = aims.length;
  let points = new Float64Array(count);
  let bands = new Uint8Array(count).fill(MIDDLE_BAND);
  let places = market.countPlaces(bands);
  const before = giniOf(places, aims);
  const best: Prices = { bands, before, after: before, rounds: 0 };
  for (let round = 1; round <= mostRounds; round++) {
    points = movePoints(points, { places, aims }, movement);
    for (const candidate of held ?? []) points[candidate] = 0;
    bands = Uint8Array.from(points, bandOf);
    places = market.countPlaces(bands);
    const after = giniOf(places, aims);
    if (after >= best.after) break;
    Object.assign(best, { bands, after, rounds: round });
  }
  return best;
}

const bandOf = (points: number): number => MIDDLE_BAND + Math.round(points / POINTS_A_BAND);

const giniOf = (places: Float64Array, aims: Float64Array): number =>
  gini(places.filter((_, at) => (aims[at] ?? 0) > 0));
