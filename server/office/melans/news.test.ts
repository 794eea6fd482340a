import { expect, test } from 'vitest';
import { isMelanOn } from './news.ts';

const MELAN = {
  held_on: '2026-12-05',
  begins_at: '10:00:00',
  ends_at: '17:30:00',
  called_off_at: null,
  paired_at: null,
};
const at = (moment: string) => Date.parse(`${moment}+05:30`);

test.each([
  ['2026-12-05T07:59', false],
  ['2026-12-05T08:00', true],
  ['2026-12-05T13:00', true],
  ['2026-12-05T19:30', true],
  ['2026-12-05T19:31', false],
  ['2026-12-04T13:00', false],
  ['2026-12-06T13:00', false],
])('at %s a melan from ten to half past five is on: %s', (moment, is) => {
  expect(isMelanOn(MELAN, at(moment))).toBe(is);
});

test.each([
  ['2026-12-04T23:59', '00:30:00', '12:00:00', false],
  ['2026-12-05T00:00', '00:30:00', '12:00:00', true],
  ['2026-12-05T23:59', '12:00:00', '23:30:00', true],
  ['2026-12-06T00:00', '12:00:00', '23:30:00', false],
])('at %s one from %s to %s ends with its day in India: %s', (moment, begins_at, ends_at, is) => {
  expect(isMelanOn({ ...MELAN, begins_at, ends_at }, at(moment))).toBe(is);
});

test.each(['called_off_at', 'paired_at'])('with %s it is over', (field) => {
  expect(isMelanOn({ ...MELAN, [field]: new Date() }, at('2026-12-05T13:00'))).toBe(false);
});
