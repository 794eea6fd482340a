import { neutralPrice, priceTerm, rankWeights } from '#matching/rank.ts';
import { gini, movePoints } from './move-prices.ts';

/** A market whose lists can be recomputed with any prices. */
export interface PricedMarket {
  /** The number of places that each candidate would have if all were alike; 0 if a candidate can be in no list. */
  aims: Float64Array;
  /** Positions of the candidates whose price is not changed, as in `aims`. */
  held: ReadonlySet<number>;
  /** Returns the number of places of each candidate in all lists, with these price bands. */
  countPlaces(bands: Uint8Array): Float64Array | Promise<Float64Array>;
}

export interface FoundPrices {
  bands: Uint8Array;
  /** Gini coefficient of the places of all candidates who can be in a list, without prices. */
  before: number;
  /** The same coefficient with these prices. */
  after: number;
  /** The number of rounds made, discarded ones among them. */
  rounds: number;
}

/** The maximum number of rounds. Enough for a large market (docs/scale.md); more would take minutes for little. */
export const MOST_ROUNDS = 5;
/** Points moved in the first round for a ratio of e. */
const FIRST_STEP = 3;
/** Each further round moves this share of the step before it, so that prices converge. */
const STEP_SHARE = 0.6;
/** A round that makes the Gini worse is discarded. The next round moves this share of its step. */
const BACK_SHARE = 0.35;
/** What is the same in all rounds (`Movement`): no price adds or takes more points than its weight in the ranking. */
const movement = { softening: 2, most: rankWeights.price };
/** The least aim of a candidate who can be in any list, as a share of the mean aim. */
const LEAST_SHARE = 0.5;

/**
 * Finds the prices that spread the places of a market most evenly. Starts with neutral prices; a round is kept only if
 * it lowers the Gini coefficient.
 */
export async function findPrices(market: PricedMarket, mostRounds = MOST_ROUNDS): Promise<FoundPrices> {
  const aims = withLeast(market.aims);
  const neutralBands = new Uint8Array(aims.length).fill(neutralPrice);
  const neutralPlaces = await market.countPlaces(neutralBands);
  const before = giniOf(neutralPlaces, aims);
  let best = { bands: neutralBands, points: new Float64Array(aims.length), places: neutralPlaces, gini: before };
  let step = FIRST_STEP;
  let rounds = 0;
  while (rounds < mostRounds && best.gini > 0) {
    rounds++;
    const points = movePoints(best.points, { places: best.places, aims }, { ...movement, step });
    for (const candidate of market.held) points[candidate] = 0;
    const bands = Uint8Array.from(points, bandOf);
    const places = await market.countPlaces(bands);
    const after = giniOf(places, aims);
    const isBetter = after < best.gini;
    if (isBetter) best = { bands, points, places, gini: after };
    step *= isBetter ? STEP_SHARE : BACK_SHARE;
  }
  return { bands: best.bands, before, after: best.gini, rounds };
}

const pointsABand = priceTerm(neutralPrice + 1);
const bandOf = (points: number): number => neutralPrice + Math.round(points / pointsABand);

/** Raises low aims. Otherwise candidates who can be in few lists would be aimed at almost no places. */
function withLeast(aims: Float64Array): Float64Array {
  const possible = aims.filter((aim) => aim > 0);
  const least = (LEAST_SHARE * possible.reduce((sum, aim) => sum + aim, 0)) / possible.length;
  return aims.map((aim) => (aim > 0 ? Math.max(aim, least) : 0));
}

const giniOf = (places: Float64Array, aims: Float64Array): number =>
  gini(places.filter((_, at) => (aims[at] ?? 0) > 0));
