import pg from 'pg';
import { expect, test } from 'vitest';
import { SERVES } from '#server/db/budget.ts';
import { enqueue } from '#server/db/queue.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { settleRecovered } from './recovered.ts';

const { pool, db, url } = await makeTestDatabase();
const empty = await makeTestDatabase({ isEmpty: true });

const SERVING = `select from pg_stat_activity where datname = current_database() and starts_with(application_name, '${SERVES}')`;

async function hasQueue(): Promise<boolean> {
  const { rows } = await pool.query(`select to_regnamespace('pgboss') is not null as "isThere"`);
  return rows[0]?.isThere;
}

test('a database that a site serves from is left as it is', async () => {
  const serving = new pg.Client({ connectionString: url, application_name: `${SERVES}here/1` });
  await serving.connect();
  await enqueue(db, 'codes', [{ data: { id: '1' } }]);
  await expect(settleRecovered(pool)).rejects.toThrow('A site serves from this database: stop it first.');
  expect(await hasQueue()).toBe(true);
  await serving.end();
  await expect.poll(async () => (await pool.query(SERVING)).rowCount).toBe(0);
});

test('nothing that waited in the queue of a database brought back goes out', async () => {
  await enqueue(db, 'codes', [{ data: { id: '1' } }]);
  await settleRecovered(pool);
  expect(await hasQueue()).toBe(false);
  await settleRecovered(pool);
});

test('a database without a site is refused', async () => {
  await expect(settleRecovered(empty.pool)).rejects.toThrow('The database holds no site.');
});
