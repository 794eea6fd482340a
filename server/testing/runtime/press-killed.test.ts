import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeTestClient } from '#server/testing/client.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { ask, makeAcceptedPair } from '#server/testing/meeting.ts';
import { TEST_PASSWORD } from '#server/testing/members.ts';
import { startServer } from './running-server.ts';

const database = await makeTestDatabase();
const { url, pool } = database;
const app = await startTestApp({}, { database });

const count = async (table: string, where: string, ...given: string[]): Promise<number | null> =>
  (await pool.query(`select from ${table} where ${where}`, given)).rowCount;

test('kill -9 in the middle of a press: nothing of it is kept, nobody is told, and it is pressed again', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const DATA_KEY = Buffer.alloc(32, 7).toString('base64');
  const server = startServer({ env: { DATABASE_URL: url, DATA_DIR: app.dataDir, DATA_KEY } });
  const client = makeTestClient(await server.ready);
  expect((await client.call('custlogin', { phone: bride.phone, password: TEST_PASSWORD })).body.msgcode).toBe(1);
  const there = { ...bride, client };

  // A press that was answered is stored.
  expect((await ask(there, 'presstogether', groom, { step: 'call', value: 'noAnswer' })).body.msgcode).toBe(1);
  const holding = await pool.connect();
  await holding.query('begin');
  // A press writes the notice last, so it waits for this lock.
  await holding.query('lock table notices in access exclusive mode');
  const pressing = ask(there, 'presstogether', groom, { step: 'decided', value: 'Yes' }).catch(() => null);
  await expect
    .poll(() => count('pg_stat_activity', "wait_event_type = 'Lock' and query like '%notices%'"))
    .toBeGreaterThan(0);
  const ended = once(server.process, 'exit');
  server.process.kill('SIGKILL');
  await ended;
  expect(await pressing).toBeNull();
  await holding.query('rollback');
  holding.release();

  await expect.poll(() => count('pg_stat_activity', "state = 'idle in transaction'")).toBe(0);
  expect(await count('together_presses', "profile_id = $1 and step = 'call'", bride.pid)).toBe(1);
  expect(await count('together_presses', "profile_id = $1 and step = 'decided'", bride.pid)).toBe(0);
  expect(await count('acts', "profile_id = $1 and act = 'together'", bride.pid)).toBe(1);
  await pool.query("update notices set seen_at = now() where kind = 'togetherStep'");
  expect((await ask(bride, 'presstogether', groom, { step: 'decided', value: 'Yes' })).body.msgcode).toBe(1);
  expect(await count('notices', "profile_id = $1 and kind = 'togetherStep' and seen_at is null", groom.pid)).toBe(1);
});
