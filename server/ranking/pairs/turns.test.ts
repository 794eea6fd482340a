import { expect, test } from 'vitest';
import { leastWait, takeTurns } from './turns.ts';

let next = 1;
const family = (isBride: boolean, waits: number, declinesAll = false) => ({
  profileId: `SV${next++}`,
  isBride,
  waits,
  declinesAll,
  isChosen: false,
});

test('who declines all takes every second turn', () => {
  const oneToOne = takeTurns([family(true, 1, true), family(true, 1), family(false, 1), family(false, 2, true)]);
  expect(oneToOne.brides.map(({ waits, declinesAll }) => [waits, declinesAll])).toEqual([[1, false]]);
  expect(oneToOne.grooms.map(({ waits, declinesAll }) => [waits, declinesAll])).toEqual([
    [1, false],
    [2, true],
  ]);
  // With two men to one woman, a turn is two weeks.
  const twoToOne = takeTurns([family(true, 1), ...[1, 2, 3, 4].map((waits) => family(false, waits, true))]);
  expect(twoToOne.grooms.length).toBe(0);
  const halves = takeTurns([
    ...[1, 1].map((waits) => family(true, waits)),
    ...[1, 2, 3, 4].map((waits) => family(false, waits, true)),
  ]);
  expect(halves.grooms.map(({ waits }) => waits)).toEqual([4]);
});

test('as many of the longest waiting stand in lists as are needed', () => {
  expect(leastWait([1, 1, 2, 2, 2, 3], 2)).toBe(2);
  expect(leastWait([1, 1, 2, 2, 2, 3], 4)).toBe(1);
  expect(leastWait([1, 2], 9)).toBe(0);
  expect(leastWait([], 3)).toBe(0);
});
