import { expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import { whichToKeep } from './archives.ts';
import { nameArchive } from './backup-folder.ts';

const now = new Date('2026-11-22T04:00:00+05:30');
const hoursAgo = (hours: number) => nameArchive(new Date(now.getTime() - hours * HOUR_MS));
const keep = (names: string[], at = now) => [...whichToKeep(names, at)].sort();
const daysOf = (names: string[]) => names.map((name) => name.slice(5, 15));

test('of two years of nightly archives, keeps seven days, four weeks and twelve months', () => {
  const nights = Array.from({ length: 730 }, (_, day) => hoursAgo(24 * day));
  expect(daysOf(keep(nights))).toEqual([
    '2025-12-31',
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
});

test('repeated pruning loses nothing more', () => {
  let kept: string[] = [];
  for (let day = 730; day >= 0; day--) {
    const at = new Date(now.getTime() - 24 * day * HOUR_MS);
    kept = keep([...kept, nameArchive(at)], at);
  }
  expect(kept).toHaveLength(21);
});

test('keeps all archives of the newest day and the newest of earlier days', () => {
  const everySix = Array.from({ length: 8 }, (_, number) => hoursAgo(1 + 6 * number));
  expect(keep(everySix)).toEqual([7 + 24, 7, 1].map(hoursAgo).sort());
});

test('a clock that jumped ahead costs no archive', () => {
  const nights = Array.from({ length: 5 }, (_, day) => hoursAgo(24 * day));
  expect(keep(nights, new Date('2046-01-01'))).toEqual([...nights].sort());
  expect(keep(nights, new Date('1999-01-01'))).toEqual([...nights].sort());
  const ahead = Array.from({ length: 40 }, (_, day) => nameArchive(new Date(Date.UTC(2046, 0, 1 + day))));
  expect(keep([...nights, ...ahead])).toEqual([...nights, ...ahead].sort());
});
