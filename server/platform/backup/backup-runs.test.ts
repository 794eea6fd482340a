import { expect, test } from 'vitest';
import { makeTestDatabase } from '#server/testing/database.ts';
import { lastBackups, recordBackup } from './backup-runs.queries.ts';

const { db, pool } = await makeTestDatabase();
const MINUTE = 60_000;
const now = new Date();
const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);
const nothing = { archive: '', rows: 0, files: 0, bytes: 0, note: '', host: '' };

test('reports that nothing was backed up yet', async () => {
  const never = { done: null, failed: null };
  expect(await lastBackups(db)).toEqual({ backup: never, copy: never, drill: never });
});

test('reports the last success and the last failure, ignoring runs dated in the future', async () => {
  const of = (begunAt: Date, isDone: boolean, archive: string) =>
    recordBackup(db, { ...nothing, kind: 'backup', begunAt, isDone, archive });
  await of(ago(-600), true, 'of tomorrow');
  await of(ago(90), true, 'older');
  await of(ago(30), true, 'newer');
  await of(ago(60), false, 'failed');
  await recordBackup(db, { ...nothing, kind: 'drill', begunAt: ago(5), isDone: true, rows: 7, note: 'fine' });
  const last = await lastBackups(db, now);
  expect(last.backup.done).toMatchObject({ archive: 'newer', begunAt: ago(30), isDone: true });
  expect(last.backup.failed).toMatchObject({ archive: 'failed' });
  expect(last.copy).toEqual({ done: null, failed: null });
  expect(last.drill.done).toMatchObject({ rows: 7, note: 'fine', endedAt: expect.any(Date) });
});

test('keeps a thousand runs', async () => {
  await pool.query(
    `insert into backup_runs (kind, begun_at, ended_at, is_done) select 'copy', now(), now(), true from generate_series(1, 1200)`,
  );
  await recordBackup(db, { ...nothing, kind: 'copy', begunAt: now, isDone: true });
  expect((await pool.query('select from backup_runs')).rowCount).toBe(1_000);
});
