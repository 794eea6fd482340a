import { expect, test } from 'vitest';
import { maitriMatrix, NADIS } from './guna-attributes.ts';
import { CONVENTION_NAMES, tablesOf } from './guna-conventions.ts';
import { gonOfNakshatra } from './zodiac.ts';

test('nine of the 27 nakshatras belong to each gon and each nadi', () => {
  const gons = Array.from({ length: 27 }, (_, i) => gonOfNakshatra(i + 1));
  for (const gon of ['deb', 'nar', 'rakshas']) expect(gons.filter((each) => each === gon)).toHaveLength(9);
  for (const nadi of [0, 1, 2]) expect(NADIS.filter((each) => each === nadi)).toHaveLength(9);
  expect(() => gonOfNakshatra(28)).toThrow(RangeError);
});

test('the lords produce the published maitri matrix', () => {
  expect(maitriMatrix({ ff: 5, fn: 4, nn: 3, fe: 1, ne: 0.5, ee: 0 }, 5)).toEqual([
    [5, 5, 5, 4, 5, 0, 0],
    [5, 5, 4, 1, 4, 0.5, 0.5],
    [5, 4, 5, 0.5, 5, 3, 0.5],
    [4, 1, 0.5, 5, 0.5, 5, 4],
    [5, 4, 5, 0.5, 5, 0.5, 3],
    [0, 0.5, 3, 5, 0.5, 5, 5],
    [0, 0.5, 0.5, 4, 3, 5, 5],
  ]);
});

test.each(CONVENTION_NAMES)('the tables of %s are complete', (name) => {
  const { varnaRanks, vashya, tara, yoni, maitri, gana } = tablesOf(name);
  expect([varnaRanks.length, tara.length]).toEqual([12, 9]);
  const sides = [vashya, yoni, maitri, gana].map((matrix) => [matrix.length, ...matrix.map((row) => row.length)]);
  expect(sides).toEqual([5, 14, 7, 3].map((side) => Array(side + 1).fill(side)));
});
