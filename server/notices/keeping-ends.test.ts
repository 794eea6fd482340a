import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember } from '#server/testing/members.ts';

const app = await startTestApp();
const sweepNow = () => sweep(app.db, makeFileStore(tmpdir()));

const lastHere = (pid: string, days: number) =>
  app.pool.query(
    `update account_profiles set joined_at = now() - make_interval(days => $2), used_at = null, seen_at = null where profile_id = $1`,
    [pid, days],
  );
const told = async (pid: string) =>
  (await app.pool.query("select from notices where kind = 'keepingEnds' and profile_id = $1", [pid])).rowCount;
const isKept = async (pid: string) =>
  (await app.pool.query('select from members where profile_id = $1', [pid])).rowCount === 1;
const letPass = (days: number) =>
  app.pool.query(
    'update keeping_warnings set first_at = first_at - make_interval(days => $1), last_at = last_at - make_interval(days => $1)',
    [days],
  );

test('a family that has not logged in for two years is told sixty days before the end and seven, then its profile is deleted', async () => {
  const [gone, back, here] = [await makeMember(app), await makeMember(app), await makeMember(app)];
  for (const { pid } of [gone, back]) await lastHere(pid, 672);
  await lastHere(here.pid, 660);
  await sweepNow();
  await sweepNow();
  expect([await told(gone.pid), await told(back.pid), await told(here.pid)]).toEqual([1, 1, 0]);

  await letPass(53);
  await lastHere(gone.pid, 725);
  await lastHere(back.pid, 725);
  await sweepNow();
  expect([await told(gone.pid), await told(back.pid)]).toEqual([2, 2]);

  await letPass(7);
  await lastHere(gone.pid, 732);
  // One login of any holder is enough.
  await lastHere(back.pid, 0);
  await sweepNow();
  expect([await isKept(gone.pid), await isKept(back.pid), await isKept(here.pid)]).toEqual([false, true, true]);
  expect((await app.pool.query('select from keeping_warnings')).rowCount).toBe(0);
});

test('nobody is deleted at once where an old site has long forgotten families: both letters go first', async () => {
  const { pid } = await makeMember(app);
  await lastHere(pid, 2_000);
  await sweepNow();
  expect([await isKept(pid), await told(pid)]).toEqual([true, 1]);
  await letPass(52);
  await sweepNow();
  expect([await isKept(pid), await told(pid)]).toEqual([true, 1]);
});
