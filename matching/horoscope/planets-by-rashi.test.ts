import { expect, test } from 'vitest';
import { computeChart } from './chart.ts';
import { planetsByRashi } from './planets-by-rashi.ts';

const KOLKATA = { zone: 'Asia/Kolkata', latitude: 22.5726, longitude: 88.3639 };

test('each of the nine appears once, in its rashi', () => {
  const rashis = planetsByRashi(computeChart({ date: '1975-12-25', time: '23:55', ...KOLKATA }));
  const place = (graha: string) => rashis.findIndex((grahas) => grahas.some((each) => each === graha)) + 1;
  expect(rashis.flat()).toHaveLength(9);
  expect(['sun', 'moon', 'mars', 'venus', 'jupiter'].map(place)).toEqual([9, 6, 2, 7, 12]);
  expect((place('ketu') - place('rahu') + 12) % 12).toBe(6);
});

test('the Moon is omitted on a day in which it changes rashi', () => {
  const rashis = planetsByRashi(computeChart({ date: '1990-05-17', ...KOLKATA }));
  expect(rashis.flat()).not.toContain('moon');
  expect(rashis.flat()).toHaveLength(8);
});
