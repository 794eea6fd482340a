import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Log } from '#server/log.ts';
import { giveUpOnSilence, requestLimits } from './patience.ts';
import { cutOff, giveUpReadOnly } from './read-only.ts';
import type { Database } from './tables.ts';
import { makeValueParsers } from './value-parsers.ts';

export const MOST_CONNECTIONS = 12;

/** What stands between: `plain` knows no prepared statements. */
export type Pooler = 'plain' | 'preparing';

interface Connection extends pg.PoolConfig {
  pooler?: Pooler | undefined;
  /** Else as `requestLimits` says. */
  readSilenceMs?: number;
}

/** What a request may take, as a server keeps it; a pooler takes none of it from those who connect (`ops/pgbouncer.ini`). */
const limits: pg.ClientConfig = {
  statement_timeout: requestLimits.statementMs,
  idle_in_transaction_session_timeout: 30_000,
  // "Today" is today in Kolkata, and dates are written as ISO dates, whatever the server's own settings.
  options: '-c TimeZone=Asia/Kolkata -c DateStyle=ISO',
};

/** These a pooler gives each of its clients again, on whatever connection of its own. */
const KEPT_BY_POOLERS = "set TimeZone = 'Asia/Kolkata'; set DateStyle = 'ISO'";

const clientsOf = new WeakMap<pg.Pool, Set<pg.ClientBase>>();

/** A pool that outlives a database that restarts, hangs or takes no writes any more: a lost connection is logged and replaced when needed. */
export function makePool(
  { pooler, readSilenceMs, ...connection }: Connection,
  log: Pick<Log, 'warn'>,
  silenceMs = requestLimits.silenceMs,
): pg.Pool {
  const pool = new pg.Pool({
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    types: makeValueParsers(),
    application_name: 'shubho-bibaho',
    ...(pooler ? {} : limits),
    ...connection,
  });
  const clients = new Set<pg.ClientBase>();
  clientsOf.set(pool, clients);
  const warn = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost');
  pool.on('error', warn);
  // The pool listens to idle clients only: without this a client lost in the middle of its work ends the process.
  pool.on('connect', (client) => {
    clients.add(client);
    client.on('error', warn);
    if (pooler === 'plain') forgetNames(client);
    else prepareMarked(client);
    giveUpOnSilence(client, silenceMs, readSilenceMs);
    giveUpReadOnly(client);
    if (pooler) client.query(KEPT_BY_POOLERS).catch(() => cutOff(client));
  });
  pool.on('remove', (client) => clients.delete(client));
  return pool;
}

/** Sends a pool to another server. What is under way at the former one is cut off: it may be gone without a word. */
export function movePool(pool: pg.Pool, url: string): void {
  if (pool.options.connectionString === url) return;
  pool.options.connectionString = url;
  for (const client of clientsOf.get(pool) ?? []) cutOff(client);
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

/** Behind a pooler the next statement may come to another connection, which has never heard of what the one before has prepared. */
function forgetNames(client: pg.ClientBase): void {
  const send: (query: unknown, ...rest: unknown[]) => unknown = client.query.bind(client);
  const query = (asked: unknown, ...rest: unknown[]): unknown => {
    const isNamed = typeof asked === 'object' && asked !== null && 'name' in asked && !('submit' in asked);
    return send(isNamed ? { ...asked, name: undefined } : asked, ...rest);
  };
  Object.assign(client, { query });
}
