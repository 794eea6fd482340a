import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { makePool } from '#server/platform/db/connect.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { runOn } from '#server/testing/server-address.ts';
import { isDatabaseDown } from './database-down.ts';

const { pool, url } = await makeTestDatabase();

it('recognizes a server that refuses, an unknown host, a missing socket, and an exhausted pool', async () => {
  const refused = new pg.Client({ host: 'localhost', port: 1 });
  await expect(refused.connect()).rejects.toSatisfy(isDatabaseDown);
  const unknown = new pg.Client({ host: 'db.invalid' });
  await expect(unknown.connect()).rejects.toSatisfy(isDatabaseDown);

  const gone = new pg.Client({ host: '/nowhere' });
  await expect(gone.connect()).rejects.toSatisfy(isDatabaseDown);
  await expect(readFile('/nowhere')).rejects.not.toSatisfy(isDatabaseDown);

  const narrow = makePool({ connectionString: url, max: 1, connectionTimeoutMillis: 1_000 }, createLog('silent'));
  const client = await narrow.connect();
  await expect(narrow.query('select 1')).rejects.toSatisfy(isDatabaseDown);
  client.release();
  await narrow.end();
});

it('recognizes a database that its operator has closed for a while', async () => {
  const server = new URL(url);
  server.pathname = '/postgres';
  const name = new URL(url).pathname.slice(1);
  await runOn(server.href, `alter database ${name} with allow_connections false`);
  const client = new pg.Client({ connectionString: url });
  await expect(client.connect()).rejects.toSatisfy(isDatabaseDown);
  await runOn(server.href, `alter database ${name} with allow_connections true`);
});

it('does not mistake a wrong query or a bug of ours for an unavailable database', async () => {
  await expect(pool.query('select nothing')).rejects.not.toSatisfy(isDatabaseDown);
  expect(isDatabaseDown(new TypeError('x is not a function'))).toBe(false);
  expect(isDatabaseDown('ECONNREFUSED')).toBe(false);
  expect(isDatabaseDown(new Error('saving failed', { cause: new Error('Connection terminated unexpectedly') }))).toBe(
    true,
  );
});
