import { expect, test } from 'vitest';
import { roomFor, rowsOf } from './birth-chart-rows.ts';

test('what stands in a sign is spread over rows that fit its shape', () => {
  expect(rowsOf(['sun', 'moon'], 'triangle')).toEqual([['sun'], ['moon']]);
  expect(rowsOf(['sun', 'moon', 'mars'], 'triangle')).toEqual([['sun', 'moon'], ['mars']]);
  expect(rowsOf(['sun', 'moon', 'mars'], 'square')).toEqual([['sun', 'moon'], ['mars']]);
  const all = rowsOf(['lagna', 'sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu'], 'square');
  expect(all.map((row) => row.length)).toEqual([3, 3, 3]);
  expect(rowsOf([], 'square')).toEqual([]);
});

test('letters are smaller on paper where a sign is narrow or holds many', () => {
  expect(roomFor([['sun', 'moon']], 'square')).toBe('wide');
  expect(roomFor([['sun']], 'triangle')).toBe('wide');
  expect(roomFor([['sun', 'moon'], ['mars']], 'triangle')).toBe('narrow');
  expect(roomFor([['sun', 'moon'], ['mars', 'ketu'], ['rahu']], 'triangle')).toBe('crowded');
  expect(roomFor([['sun', 'moon', 'mars']], 'square')).toBe('crowded');
});
