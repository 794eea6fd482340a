import { expect, test } from 'vitest';
import { INDIA_ZONE, ZONES } from '#contract/zones.ts';
import { momentsOf } from './zoned-time.ts';

const iso = (zone: string, day: string, time: string) =>
  momentsOf(zone, day, time).map((moment) => new Date(moment).toISOString());

test('every clock of the list is known, and shows noon once on each day', () => {
  for (const zone of [INDIA_ZONE, ...ZONES])
    for (const day of ['2027-01-15', '2027-07-15']) expect(momentsOf(zone, day, '12:00'), zone).toHaveLength(1);
});

test('a time in India', () => {
  expect(iso(INDIA_ZONE, '2027-01-10', '16:30')).toEqual(['2027-01-10T11:00:00.000Z']);
  expect(iso(INDIA_ZONE, '2027-01-10', '00:00')).toEqual(['2027-01-09T18:30:00.000Z']);
});

test('winter and summer of New York', () => {
  expect(iso('America/New_York', '2027-01-10', '08:00')).toEqual(['2027-01-10T13:00:00.000Z']);
  expect(iso('America/New_York', '2027-07-10', '08:00')).toEqual(['2027-07-10T12:00:00.000Z']);
});

test('half past two on the night when clocks go forward is never, and half past one when they go back is twice', () => {
  expect(iso('America/New_York', '2027-03-14', '02:30')).toEqual([]);
  expect(iso('America/New_York', '2027-03-14', '03:00')).toEqual(['2027-03-14T07:00:00.000Z']);
  expect(iso('America/New_York', '2027-11-07', '01:30')).toEqual([
    '2027-11-07T05:30:00.000Z',
    '2027-11-07T06:30:00.000Z',
  ]);
  expect(iso('Europe/London', '2027-03-28', '01:30')).toEqual([]);
  expect(iso('Australia/Sydney', '2027-10-03', '02:30')).toEqual([]);
  expect(iso(INDIA_ZONE, '2027-03-14', '02:30')).toHaveLength(1);
});
