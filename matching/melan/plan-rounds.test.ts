import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Fit, MEETS_AT_LEAST, planRounds } from './plan-rounds.ts';

/** Returns random fits: each pair fits with this chance, with scores from a seeded generator. */
function invent(brides: number, grooms: number, { chance, seed }: { chance: number; seed: number }): Fit[] {
  let state = seed;
  const draw = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: brides }, (_, bride) =>
    Array.from({ length: grooms }, (_, groom) => ({ bride, groom, score: draw() })),
  )
    .flat()
    .filter(() => draw() < chance);
}

const count = (numbers: readonly number[]) => {
  const counts = new Map<number, number>();
  for (const one of numbers) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
};

const arbitraryFits = fc
  .record({ brides: fc.integer({ min: 1, max: 14 }), grooms: fc.integer({ min: 1, max: 14 }) })
  .chain(({ brides, grooms }) =>
    fc.uniqueArray(
      fc.record({ bride: fc.nat(brides - 1), groom: fc.nat(grooms - 1), score: fc.integer({ min: -50, max: 50 }) }),
      {
        selector: ({ bride, groom }) => `${bride} ${groom}`,
        maxLength: 120,
      },
    ),
  );

test('only fits sit together, no two twice, and nobody at two tables of a round', () => {
  fc.assert(
    fc.property(arbitraryFits, fc.integer({ min: 1, max: 9 }), (fits, rounds) => {
      const plan = planRounds(fits, rounds);
      expect(plan).toHaveLength(rounds);
      const all = plan.flat().map(({ bride, groom }) => `${bride} ${groom}`);
      expect(new Set(all).size).toBe(all.length);
      const fittingPairs = new Set(fits.map(({ bride, groom }) => `${bride} ${groom}`));
      for (const one of all) expect(fittingPairs.has(one)).toBe(true);
      for (const round of plan) {
        expect(new Set(round.map(({ bride }) => bride)).size).toBe(round.length);
        expect(new Set(round.map(({ groom }) => groom)).size).toBe(round.length);
      }
    }),
  );
});

test('nobody could get an own meeting without taking one from somebody who has as few', () => {
  fc.assert(
    fc.property(arbitraryFits, fc.integer({ min: 1, max: 9 }), (fits, rounds) => {
      const meetings = planRounds(fits, rounds).flat();
      const ofBrides = count(meetings.map(({ bride }) => bride));
      const ofGrooms = count(meetings.map(({ groom }) => groom));
      const met = new Set(meetings.map(({ bride, groom }) => `${bride} ${groom}`));
      for (const { bride, groom } of fits)
        if (!met.has(`${bride} ${groom}`))
          // At least one of the two has all rounds taken.
          expect(Math.max(ofBrides.get(bride) ?? 0, ofGrooms.get(groom) ?? 0)).toBe(rounds);
    }),
  );
});

const shareWithEnough = (fits: readonly Fit[], rounds: number) => {
  const meetings = planRounds(fits, rounds).flat();
  const shares = (['bride', 'groom'] as const).map((side) => {
    const met = count(meetings.map((one) => one[side]));
    const able = [...count(fits.map((one) => one[side]))].filter(([, suits]) => suits >= MEETS_AT_LEAST);
    return { able: able.length, enough: able.filter(([guest]) => (met.get(guest) ?? 0) >= MEETS_AT_LEAST).length };
  });
  const sum = (name: 'able' | 'enough') => shares.reduce((all, one) => all + one[name], 0);
  return sum('enough') / sum('able');
};

test.each([
  [100, 100, 1],
  [120, 80, 1],
  [120, 80, 0.3],
  [100, 100, 0.1],
  [80, 120, 0.15],
])(
  'of %i brides and %i grooms, of whom this share suits (%f), at least 95 in 100 meet three',
  (brides, grooms, chance) => {
    for (const seed of [1, 2, 3]) {
      const fits = invent(brides, grooms, { chance, seed });
      const began = performance.now();
      expect(shareWithEnough(fits, 8)).toBeGreaterThanOrEqual(0.95);
      expect(performance.now() - began).toBeLessThan(5_000);
    }
  },
);

test('nine grooms and one bride: she meets one in each round, and no groom twice', () => {
  const plan = planRounds(invent(1, 9, { chance: 1, seed: 5 }), 8);
  expect(plan.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  expect(new Set(plan.flat().map(({ groom }) => groom)).size).toBe(8);
});

test('with nobody who suits there is a plan without tables', () => {
  expect(planRounds([], 4)).toEqual([[], [], [], []]);
});

test('of what is as even the better fits meet', () => {
  const fits = invent(2, 2, { chance: 1, seed: 9 }).map((one) => ({ ...one, score: one.bride === one.groom ? 10 : 0 }));
  expect(
    planRounds(fits, 1)
      .flat()
      .map(({ bride, groom }) => bride === groom),
  ).toEqual([true, true]);
});
