import { expect, test } from 'vitest';
import { highestPrice, neutralPrice, priceTerm } from '#matching/rank.ts';
import { makeRandom } from '../testing/invented-people.ts';
import { findPrices, type PricedMarket } from './find-prices.ts';
import { gini, movePoints } from './move-prices.ts';

test('the Gini is 0 for all alike, and almost 1 where one has everything', () => {
  expect(gini([3, 3, 3, 3])).toBe(0);
  expect(gini([0, 0, 0, 8])).toBe(0.75);
  expect(gini([1, 2, 3])).toBeCloseTo(2 / 9);
  expect(gini([])).toBe(0);
  expect(gini([0, 0])).toBe(0);
});

test('points rise where places are few, fall where they are many, and stay within the most', () => {
  const shown = { places: Float64Array.of(0, 8, 8, 98, 0), aims: Float64Array.of(8, 8, 3, 8, 998) };
  const points = movePoints(new Float64Array(5), shown, { step: 2, softening: 2, most: 5 });
  expect([...points]).toEqual([2 * Math.log(5), 0, -2 * Math.log(2), -2 * Math.log(10), 5]);
});

const SEEKERS = 200;
const CANDIDATES = 200;
const PAGE = 10;

interface Invented {
  held?: ReadonlySet<number>;
  /** Candidates after this number can be in no list. */
  possible?: number;
  /** The range of scores, in points. */
  spread?: number;
}

/** Everybody likes the same people to some degree. */
function inventMarket(
  seed: number,
  { held = new Set(), possible = CANDIDATES, spread = 12 }: Invented = {},
): PricedMarket {
  const random = makeRandom(seed);
  const appeal = Array.from({ length: CANDIDATES }, () => spread * random());
  const scores = Array.from({ length: SEEKERS }, () => appeal.map((common) => common + 2 * spread * random()));
  return {
    aims: Float64Array.from(appeal, (_, at) => (at < possible ? (SEEKERS * PAGE) / possible : 0)),
    held,
    countPlaces(bands) {
      const places = new Float64Array(CANDIDATES);
      for (const row of scores) {
        const order = [...row.keys()].slice(0, possible);
        order.sort((a, b) => scoreOf(row, b) - scoreOf(row, a));
        for (const at of order.slice(0, PAGE)) places[at] = (places[at] ?? 0) + 1;
      }
      return places;

      function scoreOf(row: readonly number[], at: number): number {
        return (row[at] ?? 0) + priceTerm(bands[at] ?? neutralPrice);
      }
    },
  };
}

test('rounds spread the places of a market, the same way each time', async () => {
  const market = inventMarket(1);
  const { bands, before, after, rounds } = await findPrices(market);
  expect(before).toBeGreaterThan(0.5);
  expect(after).toBeLessThan(before / 2);
  expect(rounds).toBeGreaterThan(1);
  expect(Math.max(...bands)).toBeLessThanOrEqual(highestPrice);
  expect(gini(await market.countPlaces(bands))).toBe(after);
  expect(await findPrices(market)).toEqual({ bands, before, after, rounds });
});

test('prices never make it worse than none', async () => {
  for (const [seed, spread] of [
    [2, 1],
    [3, 4],
    [4, 50],
    [5, 0],
  ] as const) {
    const { before, after } = await findPrices(inventMarket(seed, { spread }));
    expect(after).toBeLessThanOrEqual(before);
    if (spread === 4) expect(after).toBeLessThan(0.9 * before);
  }
  const even: PricedMarket = { aims: Float64Array.of(1, 1), held: new Set(), countPlaces: () => Float64Array.of(1, 1) };
  expect(await findPrices(even)).toEqual({ bands: Uint8Array.of(4, 4), before: 0, after: 0, rounds: 0 });
});

test('who is held keeps the middle band, and who can stand in no list weighs nothing', async () => {
  const held = new Set([0, 7, 199]);
  const { bands, after } = await findPrices(inventMarket(6, { held, possible: 150 }));
  for (const at of held) expect(bands[at]).toBe(neutralPrice);
  expect(new Set(bands.subarray(150))).toEqual(new Set([neutralPrice]));
  expect(after).toBeLessThan(0.3);
});

test.each([0, 1, 3])('a market of %i people has prices, too', async (count) => {
  const places = () => new Float64Array(count);
  const { bands, before, after } = await findPrices({ aims: places(), held: new Set(), countPlaces: places });
  expect([...bands]).toEqual(new Array(count).fill(neutralPrice));
  expect([before, after]).toEqual([0, 0]);
});
