import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn, dayNumber } from './calendar.ts';

test('dayNumber counts civil calendar days', () => {
  fc.assert(
    fc.property(fc.integer({ min: -719_000, max: 2_000_000 }), (days) => {
      expect(dayNumber(new Date(days * 86_400_000).toISOString().slice(0, 10))).toBe(days);
    }),
  );
});

test.each([
  '',
  '2020',
  '2020-1-01',
  '2021-02-29',
  '1900-02-29',
  '2020-13-01',
  '2020-00-10',
  '2020-01-00',
  '2020-04-31',
  '20x0-01-01',
  '2020-01-0x',
  '2020/01/01',
  null,
  undefined,
])('%j is not a date', (text) => expect(dayNumber(text)).toBeNull());

test.each([
  ['2000-05-10', '2026-05-09', 25],
  ['2000-05-10', '2026-05-10', 26],
  ['2000-02-29', '2026-02-28', 25],
  ['2000-02-29', '2026-03-01', 26],
  ['2030-01-01', '2026-01-01', null],
  ['', '2026-01-01', null],
])('born %s, on %s: %s', (born, on, age) => expect(ageOn(born, on)).toBe(age));
