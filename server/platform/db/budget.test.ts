import { afterAll, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { makeTestDatabase, PATIENT } from '#server/testing/database.ts';
import { countConnections, countSharers, followShare, nameOfProcess, takeShare } from './budget.ts';
import { makePool } from './connect.ts';

const { url, db } = await makeTestDatabase();
const NAME = 'shubho-bibaho serves host';
const openAs = (name: string) => {
  const pool = makePool({ connectionString: url, application_name: name, ...PATIENT }, createLog('silent'));
  afterAll(() => pool.end());
  return pool;
};

test('a process is identified by host, site and number, within the length that PostgreSQL keeps', () => {
  expect(nameOfProcess()).toMatch(new RegExp(`^shubho-bibaho serves .{1,20}/\\d+/${process.pid}$`));
  expect(nameOfProcess().length).toBeLessThan(64);
});

test('the workers of one process count once, every other server by itself', () => {
  const names = [`${NAME}-one/1/11`, `${NAME}-one/1/12`, `${NAME}-one/2/21`, `${NAME}-two/1/11`, `${NAME}-two/1/12`];
  expect(countSharers(names, `${NAME}-one/1/11`, 2)).toEqual({ processes: 6, sites: 3 });
  expect(countSharers([`${NAME}-one/1/1`], `${NAME}-one/1/1`, 1)).toEqual({ processes: 1, sites: 1 });
});

test('a server that starts later is counted and gets its share; the log recommends a pooler', async () => {
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (sentence: unknown) => void warnings.push(String(sentence)) };
  const own = `${NAME}-one/1/1`;
  const pool = openAs(own);
  await takeShare({ pool, workers: 1, log, own });
  const { granted } = await countConnections(db);
  for (let host = 2; host <= 9; host += 1) await openAs(`${NAME}-${host}/1/1`).query('select 1');
  await takeShare({ pool, workers: 1, log, own });
  const { names } = await countConnections(db);
  const { processes, sites } = countSharers(names, own, 1);
  expect(processes).toBeGreaterThanOrEqual(9);
  expect(pool.options.max).toBe(Math.max(3, Math.min(12, Math.floor((granted - 9 - (sites - 1) * 5) / processes))));
  expect(warnings.join()).toMatch(/DATABASE_POOL_URL|^$/);
});

test('surplus connections are closed after their next use', async () => {
  const pool = openAs(`${NAME}-many/1/1`);
  pool.options.max = 6;
  const stop = followShare({ pool, workers: 1, log: createLog('silent'), own: `${NAME}-many/1/1` });
  await Promise.all(Array.from({ length: 6 }, () => pool.query('select pg_sleep(0.05)')));
  expect(pool.totalCount).toBe(6);
  pool.options.max = 3;
  pool.options.maxUses = 1;
  await Promise.all(Array.from({ length: 6 }, () => pool.query('select pg_sleep(0.05)')));
  await expect.poll(() => pool.totalCount).toBeLessThanOrEqual(3);
  stop();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
