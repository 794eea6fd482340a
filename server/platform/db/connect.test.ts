import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { runOn } from '#server/testing/server-address.ts';
import { makeKysely, makePool, prepared } from './connect.ts';
import { isDatabaseDown } from './database-down.ts';

const { pool, db, url } = await makeTestDatabase();

describe('values of the database', () => {
  it('reads a date of birth as it was written, in any time zone', async () => {
    const { rows } = await pool.query(`select date '1995-01-31' as born, time '06:05' as "bornAt"`);
    expect(rows).toEqual([{ born: '1995-01-31', bornAt: '06:05:00' }]);
  });

  it('reads counts as numbers and keeps decimals exact', async () => {
    const { rows } = await pool.query('select count(*) as members, 70.50::numeric(5,2) as weight');
    expect(rows).toEqual([{ members: 1, weight: '70.50' }]);
  });

  it('refuses a whole number that JavaScript would round', async () => {
    await expect(pool.query('select 9007199254740993::int8 as big')).rejects.toThrow(RangeError);
  });

  it('takes today’s date from the calendar of Kolkata', async () => {
    const { rows } = await pool.query("select timestamptz '2026-03-01 20:00+00' ::date as today");
    expect(rows).toEqual([{ today: '2026-03-02' }]);
  });
});

describe('a prepared statement', () => {
  it('is prepared once a connection, and uses new values each time', async () => {
    await db.connection().execute(async (connection) => {
      const add = (one: number) => sql<{ sum: number }>`${prepared} select ${one}::int + 1 as sum`.execute(connection);
      expect([await add(1), await add(2)].map(({ rows }) => rows)).toEqual([[{ sum: 2 }], [{ sum: 3 }]]);
      await sql`select 1`.execute(connection);
      const { rows } = await sql`select statement from pg_prepared_statements`.execute(connection);
      expect(rows).toEqual([{ statement: expect.stringContaining('+ 1 as sum') }]);
    });
  });
});

describe('a pool behind a pooler', () => {
  it('needs no start-up options, knows the date in Kolkata, and prepares nothing', async () => {
    const behind = makePool({ connectionString: url, max: 1, pooler: 'plain' }, createLog('silent'));
    const { rows } = await behind.query(
      "select current_setting('statement_timeout') as limit, timestamptz '2026-03-01 20:00+00' ::date as today",
    );
    expect(rows).toEqual([{ limit: '0', today: '2026-03-02' }]);
    await sql`${prepared} select ${1}::int`.execute(makeKysely(behind));
    await behind.query({ name: 'named', text: 'select 1' });
    expect((await behind.query('select from pg_prepared_statements')).rowCount).toBe(0);
    await behind.end();
  });
});

describe('a database that becomes unavailable', () => {
  it('fails the running query, logs it, and answers the next one', async () => {
    const asleep = pool.query('select pg_sleep(30)');
    const failure = expect(asleep).rejects.toSatisfy(isDatabaseDown);
    await expect.poll(async () => (await pool.query(sleeper)).rowCount).toBe(1);
    await runOn(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()
      and datname = current_database()`,
    );
    await failure;
    await expect
      .poll(() =>
        pool.query('select 1 as one').then(
          ({ rows }) => rows,
          () => [],
        ),
      )
      .toEqual([{ one: 1 }]);
  });

  it('survives the loss of a client that is idle in a transaction', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await runOn(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction'
      and datname = current_database()`,
    );
    await expect(client.query('commit')).rejects.toSatisfy(isDatabaseDown);
    client.release(true);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

const sleeper = `select from pg_stat_activity where query = 'select pg_sleep(30)' and state = 'active'`;
