import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { createLog } from '#server/log.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { makeMember } from '#server/testing/members.ts';
import { runOn } from '#server/testing/server-address.ts';
import { makeSilentProxy } from '#server/testing/silent-proxy.ts';
import { makeKysely, makePool } from './connect.ts';
import { isDatabaseDown } from './database-down.ts';
import { openDatabase } from './open-database.ts';
import { choosePrimary } from './primary.ts';
import { makeRecent } from './recent.ts';
import { listServers } from './servers.ts';

const log = createLog('silent');
const database = await makeTestDatabase();
/** Makes a URL with several servers, each behind its proxy. */
const several = (...urls: string[]): string => {
  const { username, password, pathname } = new URL(database.url);
  return `postgres://${username}:${password}@${urls.map((url) => new URL(url).host).join(',')}${pathname}`;
};

test('splits a URL of several servers into one URL each', () => {
  expect(listServers('postgres://shubho:a%2Cb@one:5432,two/site?ssl=true')).toEqual([
    'postgres://shubho:a%2Cb@one:5432/site?ssl=true',
    'postgres://shubho:a%2Cb@two/site?ssl=true',
  ]);
});

test('a server that becomes read-only causes a 503, and the pool moves to the writable one', async () => {
  const pool = makePool({ connectionString: database.url, max: 1 }, log);
  afterAll(() => pool.end());
  const app = await startTestApp({}, { database: { url: database.url, pool, db: makeKysely(pool) } });
  const { client, pid } = await makeMember(app);
  await pool.query('set default_transaction_read_only = on');
  const pause = () => client.call('pauseprofile', { pid, kind: 'paused', reason: 'notNow', words: '' });
  const refused = await pause();
  expect([refused.status, refused.body.msg]).toEqual([503, messages.unavailable]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await expect.poll(async () => (await pause()).status).toBe(200);
});

test('of several servers the writable one is used, and another when that one is gone', async () => {
  const [gone, left] = [await makeSilentProxy(database.url), await makeSilentProxy(database.url)];
  afterAll(() => left.close());
  const config = { dataDir: '', databaseUrl: several('postgres://127.0.0.1:1', gone.url, left.url) };
  const { pool, close } = await openDatabase({ config, log, onTakenOver: () => {} });
  afterAll(close);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  const underWay = expect(pool.query('select pg_sleep(600)')).rejects.toSatisfy(isDatabaseDown);
  gone.close();
  await underWay;
  const answers = () =>
    pool.query('select 1 as one').then(
      ({ rows }) => rows,
      () => [],
    );
  await expect.poll(answers).toEqual([{ one: 1 }]);
});

test('a start without a writable server fails with a clear sentence', async () => {
  const name = new URL(database.url).pathname.slice(1);
  const open = () => openDatabase({ config: { dataDir: '', databaseUrl: database.url }, log, onTakenOver: () => {} });
  const server = new URL(database.url);
  server.pathname = '/postgres';
  await runOn(server.href, `alter database ${name} set default_transaction_read_only = on`);
  await expect(open()).rejects.toThrow(/takes writes/);
  await runOn(server.href, `alter database ${name} reset default_transaction_read_only`);
  await (await open()).close();
});

test('stale reads use the primary if the replica fails', async () => {
  const replica = makePool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, log);
  afterAll(() => replica.end());
  const recent = makeRecent(makeKysely(replica), database.db);
  const count = await recent((db) =>
    db
      .selectFrom('lookups')
      .select(({ fn }) => fn.countAll().as('all'))
      .execute(),
  );
  expect(Number(count[0]?.all)).toBeGreaterThan(0);
  await expect(recent(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
});

test('a replica that keeps up is read, and one that does not answer is not', async () => {
  const replica = await makeSilentProxy(database.url);
  afterAll(() => replica.close());
  const config = { dataDir: '', databaseUrl: database.url, databaseReadUrl: replica.url };
  const { pool, reading, close } = await openDatabase({ config, log, onTakenOver: () => {} });
  afterAll(close);
  expect(reading).not.toBe(pool);
  const readsAt = () => reading.options.connectionString;
  await expect.poll(readsAt).toBe(replica.url);
  expect((await reading.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  replica.setSilent(true);
  await expect.poll(readsAt).toBe(database.url);
  expect((await reading.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  replica.setSilent(false);
  await expect.poll(readsAt).toBe(replica.url);
});

test('does not wait for a hanging server if another one is writable', async () => {
  const hanging = createServer().listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  afterAll(() => void hanging.close());
  const address = hanging.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const began = performance.now();
  const chosen = await choosePrimary(several(`postgres://127.0.0.1:${port}`, database.url));
  expect(new URL(chosen).host).toBe(new URL(database.url).host);
  expect(performance.now() - began).toBeLessThan(1_900);
});
