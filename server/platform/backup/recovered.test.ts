import pg from 'pg';
import { expect, test } from 'vitest';
import { SERVING_PREFIX } from '#server/platform/db/budget.ts';
import { enqueue } from '#server/platform/db/queue.ts';
import { makeFolderStore } from '#server/platform/storage/folder-store.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { momentOfRecovery, settleRecovered } from './recovered.ts';
import { refuseUnfinishedRestore } from './replay.ts';

const { pool, db, url } = await makeTestDatabase();
const empty = await makeTestDatabase({ isEmpty: true });
const without = { later: undefined, files: makeFolderStore('/nowhere') };

const SERVING = `select from pg_stat_activity where datname = current_database() and starts_with(application_name, '${SERVING_PREFIX}')`;

async function hasQueue(): Promise<boolean> {
  const { rows } = await pool.query(`select to_regnamespace('pgboss') is not null as "isThere"`);
  return rows[0]?.isThere;
}

test('a database that a running site uses is left unchanged', async () => {
  const serving = new pg.Client({ connectionString: url, application_name: `${SERVING_PREFIX}here/1` });
  await serving.connect();
  await enqueue(db, 'codes', [{ data: { id: '1' } }]);
  await expect(settleRecovered(pool, without)).rejects.toThrow('A site serves from this database: stop it first.');
  expect(await hasQueue()).toBe(true);
  await serving.end();
  await expect.poll(async () => (await pool.query(SERVING)).rowCount).toBe(0);
});

test('nothing in the queue of a restored database is sent', async () => {
  await enqueue(db, 'codes', [{ data: { id: '1' } }]);
  await settleRecovered(pool, without);
  expect(await hasQueue()).toBe(false);
  await settleRecovered(pool, without);
});

test('a database without a site is refused', async () => {
  await expect(settleRecovered(empty.pool, without)).rejects.toThrow('The database holds no site.');
});

test('the operator gives the moment if PostgreSQL does not know it', async () => {
  expect(await momentOfRecovery(pool, '2026-11-26 14:05:00+05:30')).toEqual(new Date('2026-11-26T08:35:00Z'));
  await expect(momentOfRecovery(pool, 'yesterday evening')).rejects.toThrow('--to yesterday evening is no moment');
  await expect(momentOfRecovery(pool, undefined)).rejects.toThrow('say it, with --to');
});

test('after an interruption no site opens until it is run again', async () => {
  const unreadable = {
    id: '1',
    changedAt: new Date().toISOString(),
    table: 'blocks',
    isGone: false,
    content: { x: 1 },
  };
  await expect(settleRecovered(pool, { ...without, later: [unreadable] })).rejects.toThrow();
  await expect(refuseUnfinishedRestore(pool)).rejects.toThrow('say --recovered once more');
  expect(await settleRecovered(pool, { ...without, later: [] })).toMatchObject({ done: 0 });
  await expect(refuseUnfinishedRestore(pool)).resolves.toBeUndefined();
});
