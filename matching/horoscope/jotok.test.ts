import { expect, test } from 'vitest';
import { jotok } from './jotok.ts';

// Rows: the groom's rashi from Mesh; letters: the bride's. First letters of rajyotak, uttam, madhyam, adham.
const ROWS = [
  'rarraaamurru',
  'urarramraurr',
  'rurarraaamur',
  'rrurarramrau',
  'urrurarraaam',
  'aurrurarramr',
  'amurrurarraa',
  'mraurrurarra',
  'aaamurrurarr',
  'ramraurrurar',
  'rraaamurrura',
  'arramraurrur',
];

test('all 144 pairs match the printed table', () => {
  const rows = ROWS.map((row, groom) =>
    Array.from(row, (_, bride) => jotok(bride + 1, groom + 1).slice(0, 1)).join(''),
  );
  expect(rows).toEqual(ROWS);
});

test('the bride is the first argument', () => {
  expect(jotok(2, 1)).toBe('adham');
  expect(jotok(1, 2)).toBe('uttam');
});

test.each([0, 13, 1.5, Number.NaN])('rashi %s is rejected', (rashi) => {
  expect(() => jotok(rashi, 1)).toThrow(RangeError);
  expect(() => jotok(1, rashi)).toThrow(RangeError);
});
