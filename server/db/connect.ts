import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '#server/log.ts';
import type { Database } from './tables.ts';
import { makeValueParsers } from './value-parsers.ts';

const maxConnections = 12;

/** A pool that outlives restarts of the database: a lost connection is logged and replaced when needed. */
export function makePool(connection: pg.PoolConfig, log: Pick<Log, 'warn'>): pg.Pool {
  const pool = new pg.Pool({
    max: maxConnections,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    types: makeValueParsers(),
    // "Today" is today in Kolkata, and dates are written as ISO dates, whatever the server's own settings.
    options: '-c TimeZone=Asia/Kolkata -c DateStyle=ISO',
    application_name: 'shubho-bibaho',
    ...connection,
  });
  const warn = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost');
  pool.on('error', warn);
  // The pool listens to idle clients only: without this a client lost in the middle of its work ends the process.
  pool.on('connect', (client) => client.on('error', warn));
  return pool;
}

export function makeKysely(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
