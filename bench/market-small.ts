import { movePoints } from '#ranking/ranking.ts';
import type { Figure } from './figure.ts';
import {
  judge,
  type Liking,
  makeSmallMarket,
  type Outcome,
  placesIn,
  type SmallMarket,
  withEach,
} from './support/market/small-market.ts';
import { transferable } from './support/market/transferable.ts';

export const name = 'market-small';

/** The step of the likings' logarithm that equals one point of a score: its range of 2.9 corresponds to 180 points. */
const A_POINT = 0.016;
/** How prices are found: in many rounds without a limit, or bounded and rounded. */
const recipes = {
  rounds: { step: 0.001, most: Number.POSITIVE_INFINITY, band: 0, rounds: 400 },
  bounded: { step: 0.003, most: 5 * A_POINT, band: 1.25 * A_POINT, rounds: 400 },
};

/**
 * Compares lists for a published market of 30 and 20 people: by published methods in our own code, and by our prices.
 */
export async function run(): Promise<Figure[]> {
  const market = makeSmallMarket();
  const product = (mine: number, theirs: number) => mine * theirs;
  const { left, right } = transferable(market);
  return [
    // The goals of the first three are the published figures: matches, and envies of both sides.
    ...figures('naive', judge(market, market.left, market.right), '6.098, 383, 172'),
    ...figures(
      'product',
      judge(market, withEach(market.left, market.right, product), withEach(market.right, market.left, product)),
      '13.215, 211, 81',
    ),
    ...figures('transferable', judge(market, left, right), '15.448, 63, 10'),
    ...figures('prices', price(market, recipes.rounds), '>= 16.5'),
    ...figures('prices.bounded', price(market, recipes.bounded), '>= 15.5'),
  ];
}

function figures(method: string, { matches, envies: [left, right] }: Outcome, goal: string): Figure[] {
  const figure = (what: string, value: number): Figure => ({
    name: `market-small.${method}.${what}`,
    value,
    unit: '',
    goal: '',
  });
  return [{ ...figure('matches', matches), goal }, figure('envies.left', left), figure('envies.right', right)];
}

interface Recipe {
  /** The change of a price in one round. */
  step: number;
  /** The highest price. */
  most: number;
  /** Prices are rounded to multiples of this width. 0: not rounded. */
  band: number;
  rounds: number;
}

/**
 * Returns the best outcome of all rounds. Fit is the mean of both logarithms. A place counts with the reciprocal of its
 * number.
 */
function price(market: SmallMarket, { step, most, band, rounds }: Recipe): Outcome {
  const fit = (mine: number, theirs: number) => (Math.log(mine) + Math.log(theirs)) / 2;
  const sides = [withEach(market.left, market.right, fit), withEach(market.right, market.left, fit)] as const;
  const inBands = (points: number) => (band === 0 ? points : Math.round(points / band) * band);
  const scoresOf = (fits: Liking, points: Float64Array) =>
    fits.map((row) => row.map((score, other) => score + inBands(points[other] ?? 0)));
  let ofRight = new Float64Array(market.right.length);
  let ofLeft = new Float64Array(market.left.length);
  let best: Outcome = { matches: 0, envies: [0, 0] };
  for (let round = 0; round < rounds; round++) {
    const [left, right] = [scoresOf(sides[0], ofRight), scoresOf(sides[1], ofLeft)];
    const outcome = judge(market, left, right);
    if (outcome.matches > best.matches) best = outcome;
    ofRight = movePoints(ofRight, shownIn(left), { step, most, softening: 0 });
    ofLeft = movePoints(ofLeft, shownIn(right), { step, most, softening: 0 });
  }
  return best;
}

/** Returns how much each person is seen on lists ordered by these scores, and the mean as the aim for everybody. */
function shownIn(scores: Liking) {
  const seen = new Float64Array(scores[0]?.length ?? 0);
  for (const row of placesIn(scores)) {
    for (const [other, place] of row.entries()) seen[other] = (seen[other] ?? 0) + 1 / place;
  }
  const mean = seen.reduce((sum, places) => sum + places, 0) / seen.length;
  return { places: seen, aims: new Float64Array(seen.length).fill(mean) };
}
