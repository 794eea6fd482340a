import { expect, test } from 'vitest';
import type { BackupRun, LastBackups } from './backup-runs.queries.ts';
import { lastPlanned, whatIsDue } from './when-due.ts';

const nightly = { atMinute: 3 * 60 + 15, everyHours: 24, hasOffSite: true, host: 'one' };
const inKolkata = (text: string) => new Date(`${text}+05:30`);
const run = (kind: BackupRun['kind'], at: string, isDone = true): BackupRun => {
  const begunAt = inKolkata(at);
  return { kind, begunAt, endedAt: begunAt, isDone, archive: '', rows: 0, files: 0, bytes: 0, note: '', host: 'one' };
};
function lastOf(...runs: BackupRun[]): LastBackups {
  const find = (kind: BackupRun['kind'], isDone: boolean) =>
    runs.find((one) => one.kind === kind && one.isDone === isDone) ?? null;
  const of = (kind: BackupRun['kind']) => ({ done: find(kind, true), failed: find(kind, false) });
  return { backup: of('backup'), copy: of('copy'), drill: of('drill') };
}
const night = (day: string) => [run('backup', `${day}T03:15:10`), run('copy', `${day}T03:16:00`)];

test.each([
  ['2026-11-22T03:14:59', 24, '2026-11-21T03:15:00'],
  ['2026-11-22T03:15:00', 24, '2026-11-22T03:15:00'],
  ['2026-11-22T20:00:00', 6, '2026-11-22T15:15:00'],
  ['2026-11-22T02:00:00', 6, '2026-11-21T21:15:00'],
])('at %s, every %i hours, the last backup was planned for %s', (now, everyHours, planned) => {
  expect(lastPlanned(inKolkata(now), { atMinute: 195, everyHours })).toEqual(inKolkata(planned));
});

test('a new site is backed up at once, then copied off-site, then trial-restored', () => {
  const now = inKolkata('2026-11-22T12:00:00');
  expect(whatIsDue(lastOf(), now, nightly)).toEqual({ backup: true, copy: false, drill: false });
  const backedUp = lastOf(run('backup', '2026-11-22T11:59:00'));
  expect(whatIsDue(backedUp, now, nightly)).toEqual({ backup: false, copy: true, drill: false });
  expect(whatIsDue(backedUp, now, { ...nightly, hasOffSite: false })).toMatchObject({ copy: false, drill: true });
  const copied = lastOf(...night('2026-11-22'));
  expect(whatIsDue(copied, now, nightly)).toEqual({ backup: false, copy: false, drill: true });
});

test('a missed night is made up for, and no backup is made twice', () => {
  const last = lastOf(...night('2026-11-20'), run('drill', '2026-11-20T03:20:00'));
  expect(whatIsDue(last, inKolkata('2026-11-22T09:00:00'), nightly).backup).toBe(true);
  expect(whatIsDue(last, inKolkata('2026-11-21T03:14:00'), nightly)).toEqual({
    backup: false,
    copy: false,
    drill: false,
  });
});

test('a failure is retried after an hour, a trial restore after a day', () => {
  const last = lastOf(...night('2026-11-21'), run('backup', '2026-11-22T03:15:00', false));
  expect(whatIsDue(last, inKolkata('2026-11-22T04:00:00'), nightly).backup).toBe(false);
  expect(whatIsDue(last, inKolkata('2026-11-22T04:15:00'), nightly).backup).toBe(true);
  const tried = lastOf(...night('2026-11-22'), run('drill', '2026-11-22T03:20:00', false));
  expect(whatIsDue(tried, inKolkata('2026-11-22T12:00:00'), nightly).drill).toBe(false);
  expect(whatIsDue(tried, inKolkata('2026-11-23T03:21:00'), nightly).drill).toBe(true);
});

test('a trial restore is due once a week', () => {
  const last = lastOf(...night('2026-11-22'), run('drill', '2026-11-15T03:20:00'));
  expect(whatIsDue(last, inKolkata('2026-11-22T03:21:00'), nightly).drill).toBe(true);
  expect(whatIsDue(last, inKolkata('2026-11-21T12:00:00'), nightly).drill).toBe(false);
});

test('of two hosts the one with the last archive copies it; the other takes over after two hours', () => {
  const last = lastOf(run('backup', '2026-11-22T03:15:00'));
  const other = { ...nightly, host: 'two' };
  const at = (time: string) => inKolkata(`2026-11-22T${time}`);
  expect(whatIsDue(last, at('03:20:00'), nightly).copy).toBe(true);
  expect(whatIsDue(last, at('03:20:00'), other).copy).toBe(false);
  expect(whatIsDue(last, at('05:20:00'), other).copy).toBe(true);
  expect(whatIsDue(last, at('05:20:00'), { ...other, hasOffSite: false })).toMatchObject({ copy: false, drill: false });
});
