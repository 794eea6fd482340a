import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findOffer, isAboveFloor, type Market, type Matching, nobody, transpose } from './market.ts';
import { matchFamilies } from './match-families.ts';
import type { Seed } from './seed.ts';

type Offer = readonly [bride: number, groom: number, lesser: number];

interface Given {
  brideWaits: readonly number[];
  groomWaits: readonly number[];
  offers: readonly Offer[];
  seed?: Seed;
}

function marketOf({ brideWaits, groomWaits, offers, seed = [11, 22] }: Given): Market {
  const from = new Uint32Array(brideWaits.length + 1);
  const sorted = [...offers].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  for (let bride = 0; bride < brideWaits.length; bride++)
    from[bride + 1] = sorted.filter(([each]) => each <= bride).length;
  const ofBrides = {
    from,
    other: Uint32Array.from(sorted, ([, groom]) => groom),
    lesser: Int16Array.from(sorted, ([, , lesser]) => lesser),
  };
  return {
    brides: {
      numbers: Uint32Array.from(brideWaits, (_, at) => 101 + at),
      waits: Uint8Array.from(brideWaits),
      offers: ofBrides,
    },
    grooms: {
      numbers: Uint32Array.from(groomWaits, (_, at) => 501 + at),
      waits: Uint8Array.from(groomWaits),
      offers: transpose(ofBrides, groomWaits.length),
    },
    seed,
  };
}

const waits = (most: number) => fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: most });

const someMarket = fc
  .record({ brideWaits: waits(8), groomWaits: waits(10), density: fc.integer({ min: 1, max: 4 }) })
  .chain(({ brideWaits, groomWaits, density }) =>
    fc
      .array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: -20, max: 90 })), {
        minLength: brideWaits.length * groomWaits.length,
        maxLength: brideWaits.length * groomWaits.length,
      })
      .map((cells) => ({
        brideWaits,
        groomWaits,
        offers: cells.flatMap(([sparse, score], at): Offer[] =>
          sparse >= density ? [] : [[Math.floor(at / groomWaits.length), at % groomWaits.length, score * 100]],
        ),
      })),
  );

const pairsOf = ({ groomOf }: Matching): [number, number][] =>
  [...groomOf].flatMap((groom, bride): [number, number][] => (groom === nobody ? [] : [[bride, groom]]));

test('nobody is introduced twice, and only those who were offered to each other', () => {
  fc.assert(
    fc.property(someMarket, (given) => {
      const market = marketOf(given);
      const matching = matchFamilies(market);
      const pairs = pairsOf(matching);
      expect(new Set(pairs.map(([, groom]) => groom)).size).toBe(pairs.length);
      for (const [bride, groom] of pairs) {
        expect(matching.brideOf[groom]).toBe(bride);
        expect(findOffer(market.brides.offers, bride, groom)).toBeGreaterThanOrEqual(0);
      }
      expect(matching.brideOf.filter((bride) => bride !== nobody).length).toBe(pairs.length);
    }),
  );
});

test('as many as can be are introduced', () => {
  fc.assert(
    fc.property(someMarket, (given) => {
      expect(pairsOf(matchFamilies(marketOf(given))).length).toBe(bestOf(given, () => 1));
    }),
  );
});

test('no family is left for whose sake one that has waited less could be left, above the floor of score', () => {
  fc.assert(
    fc.property(someMarket, (given) => {
      const { groomOf, brideOf } = matchFamilies(marketOf(given));
      for (const [bride, groom, lesser] of given.offers) {
        if (!isAboveFloor(lesser)) continue;
        const his = brideOf[groom] ?? nobody;
        const hers = groomOf[bride] ?? nobody;
        if (hers === nobody) expect(given.brideWaits[his] ?? 0).toBeGreaterThanOrEqual(given.brideWaits[bride] ?? 0);
        if (his === nobody) expect(given.groomWaits[hers] ?? 0).toBeGreaterThanOrEqual(given.groomWaits[groom] ?? 0);
      }
    }),
  );
});

test('the same market gives the same pairs, and the order in which offers are told is no matter', () => {
  fc.assert(
    fc.property(someMarket, (given) => {
      const again = { ...given, offers: [...given.offers].reverse() };
      expect(matchFamilies(marketOf(again))).toEqual(matchFamilies(marketOf(given)));
    }),
  );
});

test('the lesser scores are together at least 97 of 100 of the best possible', () => {
  let [reached, possible] = [0, 0];
  const equal = someMarket.map((given) => ({
    brideWaits: given.brideWaits.map(() => 1),
    groomWaits: given.groomWaits.map(() => 1),
    offers: given.offers.filter(([, , lesser]) => isAboveFloor(lesser)),
  }));
  fc.assert(
    fc.property(equal, (given) => {
      const market = marketOf(given);
      const { offers } = market.brides;
      for (const [bride, groom] of pairsOf(matchFamilies(market)))
        reached += offers.lesser[findOffer(offers, bride, groom)] ?? 0;
      // The maximum number of pairs, and among these the best.
      const most = bestOf(given, () => 1);
      possible += bestOf(given, (lesser) => lesser + 1_000_000) - most * 1_000_000;
    }),
    { numRuns: 400, seed: 7 },
  );
  expect(reached / possible).toBeGreaterThanOrEqual(0.97);
});

test('a market of three: the one who has waited is introduced, then the other', () => {
  const offers: Offer[] = [
    [0, 0, 5000],
    [0, 1, 3000],
  ];
  expect(pairsOf(matchFamilies(marketOf({ brideWaits: [1], groomWaits: [1, 2], offers })))).toEqual([[0, 1]]);
  expect(pairsOf(matchFamilies(marketOf({ brideWaits: [1], groomWaits: [2, 1], offers })))).toEqual([[0, 0]]);
  // Among those who have waited equally long, the better fit.
  expect(pairsOf(matchFamilies(marketOf({ brideWaits: [1], groomWaits: [1, 1], offers })))).toEqual([[0, 0]]);
});

test('nine men to a woman: she is introduced each week, and each man within nine', () => {
  const brides = 5;
  const grooms = 45;
  const groomWaits = new Array<number>(grooms).fill(1);
  const introduced = new Array<number>(grooms).fill(0);
  for (let week = 0; week < 18; week++) {
    const offers = Array.from({ length: brides * grooms }, (_, at): Offer => {
      const [bride, groom] = [Math.floor(at / grooms), at % grooms];
      return [bride, groom, 2000 + 100 * groom + 10 * bride];
    });
    const pairs = pairsOf(
      matchFamilies(marketOf({ brideWaits: [1, 1, 1, 1, 1], groomWaits, offers, seed: [week, 5] })),
    );
    expect(pairs.length).toBe(brides);
    for (const groom of groomWaits.keys()) groomWaits[groom] = (groomWaits[groom] ?? 0) + 1;
    for (const [, groom] of pairs) {
      introduced[groom] = (introduced[groom] ?? 0) + 1;
      groomWaits[groom] = 1;
    }
  }
  expect(new Set(introduced)).toEqual(new Set([2]));
});

test('waiting does not lift a pair below the floor of score over one above it', () => {
  const offers: Offer[] = [
    [0, 0, 900],
    [0, 1, 1000],
  ];
  expect(pairsOf(matchFamilies(marketOf({ brideWaits: [1], groomWaits: [4, 1], offers })))).toEqual([[0, 1]]);
});

test('an empty side: nobody is introduced', () => {
  expect(pairsOf(matchFamilies(marketOf({ brideWaits: [], groomWaits: [1, 1], offers: [] })))).toEqual([]);
  expect(pairsOf(matchFamilies(marketOf({ brideWaits: [1, 1], groomWaits: [], offers: [] })))).toEqual([]);
});

test('ties are decided by the week, not by the number', () => {
  const offers = [0, 1, 2, 3].map((groom): Offer => [0, groom, 4000]);
  const firsts = Array.from({ length: 40 }, (_, week) => {
    const pairs = pairsOf(
      matchFamilies(marketOf({ brideWaits: [1], groomWaits: [1, 1, 1, 1], offers, seed: [week, 9] })),
    );
    return pairs[0]?.[1];
  });
  expect(new Set(firsts).size).toBe(4);
});

/** Returns the maximum value of any matching by trying all, over subsets of taken grooms. */
function bestOf({ brideWaits, offers }: Given, worth: (lesser: number) => number): number {
  let bests = new Map([[0, 0]]);
  for (const bride of brideWaits.keys()) {
    const next = new Map(bests);
    for (const [taken, value] of bests)
      for (const [each, groom, lesser] of offers) {
        if (each !== bride || (taken >> groom) % 2 === 1) continue;
        const withHim = taken | (1 << groom);
        next.set(withHim, Math.max(next.get(withHim) ?? Number.NEGATIVE_INFINITY, value + worth(lesser)));
      }
    bests = next;
  }
  return Math.max(...bests.values());
}
