import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mondayInIndia } from '#contract/india-day.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { makeShownMember } from '#server/testing/meeting.ts';

const project = resolve(import.meta.dirname, '../../..');
const database = await makeTestDatabase();
const { url, pool } = database;
const app = await startTestApp({}, { database });
const week = mondayInIndia();

const processes = new Set<ChildProcess>();
afterAll(() => {
  for (const child of processes) child.kill('SIGKILL');
});

async function startProcess(): Promise<ChildProcess> {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: url,
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    PORT: '0',
    NODE_COMPILE_CACHE: join(project, 'node_modules/.cache/compiled'),
  };
  const child = fork(join(project, 'server/testing/round-process.ts'), { env, stdio: 'inherit' });
  processes.add(child);
  await once(child, 'message');
  return child;
}

async function pairs(): Promise<{ bride: string; groom: string }[]> {
  return (await pool.query('select bride_id as bride, groom_id as groom from weekly_pairs order by 1')).rows;
}

const isWaiting = () =>
  expect
    .poll(async () => (await pool.query("select from pg_stat_activity where wait_event_type = 'Lock'")).rowCount)
    .toBeGreaterThan(0);

test('kill -9 when all pairs are written but not kept: another process makes the same, each once', async () => {
  for (let at = 0; at < 8; at++) {
    await makeShownMember(app);
    await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });
  }
  const [first, second, holding] = [await startProcess(), await startProcess(), await pool.connect()];
  await pool.query('insert into weekly_rounds (week) values ($1)', [week]);
  await holding.query('begin');
  // The last statement of a round updates its row, so it waits for this lock.
  await holding.query('select from weekly_rounds for update');
  first.send(week);
  await isWaiting();
  expect(await pairs()).toEqual([]);
  const ended = once(first, 'exit');
  first.kill('SIGKILL');
  await ended;
  await holding.query('rollback');
  holding.release();
  expect(await pairs()).toEqual([]);
  // The server releases the lock of the round only when it notices the lost connection.
  await expect
    .poll(
      async () => {
        second.send(week);
        await once(second, 'message');
        return (await pool.query('select from weekly_rounds where done_at is not null')).rowCount;
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  const made = await pairs();
  expect(made.length).toBeGreaterThanOrEqual(6);
  expect(new Set(made.flatMap(({ bride, groom }) => [bride, groom])).size).toBe(2 * made.length);
  // The same input gives the same pairs, in this process too.
  await pool.query('delete from weekly_pairs');
  await pool.query('delete from weekly_rounds');
  await expect.poll(async () => (await app.client().get('/readyz')).body.lists).toBe('ok');
  await app.makeRound(week);
  expect(await pairs()).toEqual(made);
});
