import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { createLog } from '#server/log.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { makeMember } from '#server/testing/members.ts';
import { makeSilentProxy } from '#server/testing/silent-proxy.ts';
import { makeKysely, makePool } from './connect.ts';
import { isDatabaseDown } from './database-down.ts';
import { timeouts } from './timeouts.ts';

const silenceMs = 1_000;
const database = await makeTestDatabase();
const proxy = await makeSilentProxy(database.url);
const pool = makePool({ connectionString: proxy.url, connectionTimeoutMillis: 1_000 }, createLog('silent'), silenceMs);
const app = await startTestApp({}, { database: { url: database.url, pool, db: makeKysely(pool) } });
const { client, pid } = await makeMember(app);

beforeEach(() => proxy.setSilent(false));
afterAll(async () => {
  await pool.end();
  proxy.close();
});

const longerThanSilence = 'select pg_sleep(1.4)';

describe('a database that hangs', () => {
  test('causes a 503 with a sentence, also for running requests, and recovers by itself', async () => {
    const underWay = expect(pool.query('select pg_sleep(600)')).rejects.toSatisfy(isDatabaseDown);
    await expect.poll(() => client.call('showprofile', { pid })).toMatchObject({ status: 200 });
    proxy.setSilent(true);
    await underWay;
    // More requests than the pool has connections.
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.call('showprofile', { pid })));
    for (const { status, body, headers } of answers) {
      expect([status, body.msg]).toEqual([503, messages.unavailable]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await client.get('/readyz')).toMatchObject({ status: 503, body: { status: 'database down' } });
    expect((await client.get('/healthz')).status).toBe(200);

    proxy.setSilent(false);
    await expect.poll(async () => (await client.get('/readyz')).status).toBe(200);
    expect((await client.call('showprofile', { pid })).status).toBe(200);
  });

  test('fails a transaction as a whole', async () => {
    const saving = app.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('members').set({ name: 'half' }).where('profile_id', '=', pid).execute();
      proxy.setSilent(true);
      await transaction.updateTable('members').set({ gender: 'Male' }).where('profile_id', '=', pid).execute();
    });
    await expect(saving).rejects.toSatisfy(isDatabaseDown);
    proxy.setSilent(false);
    const { rows } = await database.pool.query('select name from members where profile_id = $1', [pid]);
    expect(rows).not.toEqual([{ name: 'half' }]);
  });
});

describe('a slow statement', () => {
  test('is given up by a request, and its connection is replaced', async () => {
    await expect(pool.query(longerThanSilence)).rejects.toSatisfy(isDatabaseDown);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('may take longer after `long`, until `usual` is set again', async () => {
    const session = await pool.connect();
    await session.query(timeouts.endless);
    expect((await session.query(longerThanSilence)).rowCount).toBe(1);
    expect((await session.query("select current_setting('statement_timeout') as it")).rows).toEqual([{ it: '0' }]);
    await session.query(timeouts.long);
    expect((await session.query(longerThanSilence)).rowCount).toBe(1);
    await session.query(timeouts.usual);
    expect((await session.query("select current_setting('statement_timeout') as it")).rows).toEqual([{ it: '8s' }]);
    await expect(session.query(longerThanSilence)).rejects.toSatisfy(isDatabaseDown);
    session.release(true);
  });

  test('may be slow if it sends data: only silence counts', async () => {
    const { rows } = await pool.query("select repeat('x', 30000), pg_sleep(0.3) from generate_series(1, 6)");
    expect(rows).toHaveLength(6);
  });
});

test('a read fails sooner than a write if the database hangs', async () => {
  const hasty = makePool({ connectionString: proxy.url, readSilenceMs: 700 }, createLog('silent'), 60_000);
  const timeOf = async (statement: string) => {
    const begun = performance.now();
    const failed = await hasty.query(statement).then(
      () => undefined,
      (error: unknown) => isDatabaseDown(error),
    );
    return [failed, performance.now() - begun < 1_300];
  };
  try {
    expect(await timeOf('select 1')).toEqual([undefined, true]);
    expect(await timeOf(longerThanSilence)).toEqual([true, true]);
    expect(await timeOf('with a as (select pg_sleep(1.4)) update members set name = name from a')).toEqual([
      undefined,
      false,
    ]);
    expect(await timeOf("select pg_sleep(1.4), 'for update'")).toEqual([undefined, false]);
  } finally {
    await hasty.end();
  }
});
