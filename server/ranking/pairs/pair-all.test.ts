import { expect, test } from 'vitest';
import type { Introducible } from '#server/domain/weekly-pairs/introducible.queries.ts';
import { pairAll } from './pair-all.ts';
import { numberOf, type Reading } from './read-market.ts';
import { isLeftOut, type Seed } from './seed.ts';

const seed: Seed = [3, 4];
const family = (number: number, isBride: boolean): Introducible => ({
  profileId: `SV${number}`,
  isBride,
  waits: 1,
  declinesAll: false,
  isChosen: false,
});
const sides = (brides: number, grooms: number) => ({
  brides: Array.from({ length: brides }, (_, at) => family(1_001 + at, true)),
  grooms: Array.from({ length: grooms }, (_, at) => family(5_001 + at, false)),
});

/** Everybody fits everybody equally, so all lists name the same people: those with the lowest numbers. */
const asReading = (
  { brides, grooms }: ReturnType<typeof sides>,
  history = new Map<number, Set<number>>(),
): Reading => ({
  load: async (ids) =>
    new Map(
      ids.map((id) => [
        id,
        {
          person: { gender: numberOf(id) < 5_000 ? 'Female' : 'Male' },
          history: history.get(numberOf(id)) ?? new Set(),
        },
      ]),
    ),
  ranking: {
    judge: ({ gender }, _, { count, mayTake, scored }) => ({
      best: (gender === 'Female' ? grooms : brides)
        .map(({ profileId }) => ({ id: numberOf(profileId), score: 50 }))
        .filter(({ id }) => mayTake(id))
        .slice(0, count),
      scores: Float64Array.from(scored, () => 50),
    }),
  },
  on: '2026-11-30',
  seed,
});

test('where all would have the same few, those who are left are introduced to each other', async () => {
  const turns = sides(150, 150);
  const pairs = await pairAll(turns, asReading(turns));
  expect(pairs.length).toBeGreaterThanOrEqual(148);
  expect(new Set(pairs.flat()).size).toBe(2 * pairs.length);
  expect(pairs.filter(([bride, groom]) => isLeftOut(seed, numberOf(bride), numberOf(groom)))).toEqual([]);
});

test('one pair in ten is left out, and those with a history', async () => {
  const turns = sides(30, 30);
  const strangers = new Map(
    turns.brides.map(({ profileId }, at) => [
      numberOf(profileId),
      new Set(turns.grooms.map((groom) => numberOf(groom.profileId)).filter((_, other) => other !== at)),
    ]),
  );
  for (const { profileId } of turns.grooms)
    strangers.set(
      numberOf(profileId),
      new Set(
        turns.brides
          .map((bride) => numberOf(bride.profileId))
          .filter((bride) => strangers.get(bride)?.has(numberOf(profileId))),
      ),
    );
  const left = turns.brides.filter(({ profileId }, at) => isLeftOut(seed, numberOf(profileId), 5_001 + at));
  const pairs = await pairAll(turns, asReading(turns, strangers));
  expect(pairs.map(([bride, groom]) => numberOf(groom) - numberOf(bride)).every((apart) => apart === 4_000)).toBe(true);
  expect(pairs.length).toBe(30 - left.length);
});

test('a round that is to end ends', async () => {
  const turns = sides(150, 150);
  const stopping = new AbortController();
  stopping.abort();
  await expect(pairAll(turns, { ...asReading(turns), signal: stopping.signal })).rejects.toThrow();
});

test('an empty side: nobody is asked', async () => {
  const turns = sides(3, 0);
  expect(await pairAll(turns, asReading(turns))).toEqual([]);
});
