import { noPrice, priceTerm, rankWeights } from '#matching/rank.ts';
import { gini, movePoints } from './move-prices.ts';

/** A market whose lists can be made with any prices. */
export interface PricedMarket {
  /** How many places each candidate would have if all candidates were alike; one who can stand in no list has 0. */
  aims: Float64Array;
  /** Candidates whose price is not moved, by their numbers. */
  held: ReadonlySet<number>;
  /** The places of each candidate in all lists, with these bands. */
  countPlaces(bands: Uint8Array): Float64Array | Promise<Float64Array>;
}

export interface Prices {
  bands: Uint8Array;
  /** Gini of the places of those who can stand in a list: without prices, and with these. */
  before: number;
  after: number;
  rounds: number;
}

/** Enough for a large market (docs/scale.md); more would cost minutes and change little. */
export const MOST_ROUNDS = 5;
/** The points of the first round for a ratio of e. Each round has a part of it, so that lists come to rest. */
const FIRST_STEP = 3;
const STEP_SHARE = 0.6;
/** A round that went too far is taken back, and the next goes this part of its way. */
const BACK_SHARE = 0.35;
const movement = { softening: 2, most: rankWeights.price };
/** So much of the mean everybody is to have who can stand in a list at all, however few could have them. */
const LEAST_SHARE = 0.5;

/** The prices that spread the places of a market most evenly: from none at all, by rounds of which each must lower the Gini. */
export async function findPrices(market: PricedMarket, mostRounds = MOST_ROUNDS): Promise<Prices> {
  const aims = withLeast(market.aims);
  const none = new Uint8Array(aims.length).fill(noPrice);
  const placesOfNone = await market.countPlaces(none);
  const before = giniOf(placesOfNone, aims);
  let best = { bands: none, points: new Float64Array(aims.length), places: placesOfNone, gini: before };
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

const pointsABand = priceTerm(noPrice + 1);
const bandOf = (points: number): number => noPrice + Math.round(points / pointsABand);

/** Who can stand in few lists alone would otherwise be meant to stand in almost none of them. */
function withLeast(aims: Float64Array): Float64Array {
  const possible = aims.filter((aim) => aim > 0);
  const least = (LEAST_SHARE * possible.reduce((sum, aim) => sum + aim, 0)) / possible.length;
  return aims.map((aim) => (aim > 0 ? Math.max(aim, least) : 0));
}

const giniOf = (places: Float64Array, aims: Float64Array): number =>
  gini(places.filter((_, at) => (aims[at] ?? 0) > 0));
