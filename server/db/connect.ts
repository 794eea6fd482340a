import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Log } from '#server/log.ts';
import { giveUpOnSilence, requestLimits } from './patience.ts';
import type { Database } from './tables.ts';
import { makeValueParsers } from './value-parsers.ts';

const maxConnections = 12;

/** A pool that outlives a database that restarts or hangs: a lost connection is logged and replaced when needed. */
export function makePool(
  connection: pg.PoolConfig,
  log: Pick<Log, 'warn'>,
  silenceMs = requestLimits.silenceMs,
): pg.Pool {
  const pool = new pg.Pool({
    max: maxConnections,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: requestLimits.statementMs,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    types: makeValueParsers(),
    // "Today" is today in Kolkata, and dates are written as ISO dates, whatever the server's own settings.
    options: '-c TimeZone=Asia/Kolkata -c DateStyle=ISO',
    application_name: 'shubho-bibaho',
    ...connection,
  });
  const warn = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost');
  pool.on('error', warn);
  // The pool listens to idle clients only: without this a client lost in the middle of its work ends the process.
  pool.on('connect', (client) => {
    client.on('error', warn);
    prepareMarked(client);
    giveUpOnSilence(client, silenceMs);
  });
  return pool;
}

export function makeKysely(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

const mark = '/* prepared */';

/**
 * Written into a statement of one constant text, it is parsed and planned once a connection. Name all its columns: one with
 * a `*` would fail for good where another process changes the table.
 */
export const prepared = sql.raw(mark);

const names = new Map<string, string>();

function prepareMarked(client: pg.ClientBase): void {
  const send: (query: unknown, ...rest: unknown[]) => unknown = client.query.bind(client);
  const query = (text: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    if (typeof text !== 'string' || !text.includes(mark)) return send(text, values, ...rest);
    const name = names.get(text) ?? `marked ${names.size}`;
    names.set(text, name);
    return send({ name, text, values }, ...rest);
  };
  Object.assign(client, { query });
}
