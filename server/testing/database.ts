import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { afterAll, inject } from 'vitest';
import { createLog } from '#server/log.ts';
import { makeKysely, makePool } from '#server/platform/db/connect.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { fillDatabase } from './fill-database.ts';
import { planOnce } from './planned-once.ts';
import { runOn, withDatabase } from './server-address.ts';

/** A pool's option: a connection may take long, so that a busy machine does not fail a test. */
export const PATIENT = { connectionTimeoutMillis: 60_000 };

/**
 * The number of connections of a test file. Each loads the catalog of tables again, which takes longer than the queries
 * of a file, and the machine has few cores.
 */
export const FEW_CONNECTIONS = 3;

/** A test file's own database. */
export interface TestDatabase {
  /** For DATABASE_URL or for a separate pool. */
  url: string;
  pool: pg.Pool;
  db: Kysely<Database>;
}

/** A database with the locale C, which knows no letters but English ones. */
const OF_LOCALE_C = `template template0 encoding 'UTF8' locale_provider libc locale 'C'`;

/**
 * Makes this test file's own database: a copy of the migrated and seeded template, dropped after the file. `isEmpty`:
 * without tables; `isOfLocaleC`: as made by `initdb --locale=C`. Call it at the top of a file or in `beforeAll`.
 */
export async function makeTestDatabase({ isEmpty = false, isOfLocaleC = false } = {}): Promise<TestDatabase> {
  const { url: serverUrl, template } = inject('testServer');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  // The server of the tests does not sync (see `global-setup.ts`), so copying files is faster than copying by the log.
  const asCopy = `template ${isEmpty ? 'template1' : template} strategy file_copy`;
  await runOn(serverUrl, `create database ${name} ${isOfLocaleC ? OF_LOCALE_C : asCopy}`);
  const url = withDatabase(serverUrl, name);
  if (isOfLocaleC && !isEmpty) await fillDatabase(url);
  const pool = planOnce(makePool({ connectionString: url, max: FEW_CONNECTIONS, ...PATIENT }, createLog('silent')));
  afterAll(async () => {
    await pool.end();
    await runOn(serverUrl, `drop database ${name} with (force)`);
  });
  return { url, pool, db: makeKysely(pool) };
}
