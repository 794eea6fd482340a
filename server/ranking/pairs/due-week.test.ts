import { expect, test } from 'vitest';
import { dueWeek } from './due-week.ts';

const at = (time: string) => Date.parse(`${time}+05:30`);

test.each([
  ['2026-11-29T20:59:59', undefined],
  ['2026-11-29T21:00:00', '2026-11-30'],
  ['2026-11-30T00:00:00', '2026-11-30'],
  ['2026-12-03T15:00:00', '2026-11-30'],
  ['2026-12-06T17:59:59', '2026-11-30'],
  ['2026-12-06T18:00:00', undefined],
])('at %s the round of %s is due', (time, week) => {
  expect(dueWeek(at(time))).toBe(week);
});
