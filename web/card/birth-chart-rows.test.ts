import { expect, test } from 'vitest';
import { roomFor, rowsOf } from './birth-chart-rows.ts';

test('the marks of a sign are spread over rows', () => {
  expect(rowsOf(['sun', 'moon'])).toEqual([['sun'], ['moon']]);
  expect(rowsOf(['sun', 'moon', 'mars'])).toEqual([['sun', 'moon'], ['mars']]);
  const all = rowsOf(['lagna', 'sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu']);
  expect(all.map((row) => row.length)).toEqual([3, 3, 3]);
  expect(rowsOf([])).toEqual([]);
});

test('letters are smaller where a sign is narrow or has many marks', () => {
  expect(roomFor([['sun', 'moon']], 'square')).toBe('wide');
  expect(roomFor([['sun']], 'triangle')).toBe('wide');
  expect(roomFor([['sun'], ['moon']], 'triangle')).toBe('narrow');
  expect(roomFor([['sun', 'moon'], ['mars']], 'triangle')).toBe('narrow');
  expect(roomFor([['sun', 'moon'], ['mars', 'ketu'], ['rahu']], 'triangle')).toBe('crowded');
  expect(roomFor([['sun', 'moon', 'mars']], 'square')).toBe('crowded');
});
