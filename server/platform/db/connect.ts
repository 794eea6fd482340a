import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Log } from '#server/log.ts';
import { cutOff, giveUpReadOnly } from './read-only.ts';
import type { Database } from './tables.ts';
import { giveUpOnSilence, requestLimits } from './timeouts.ts';

/** The maximum size of a pool for requests. */
export const MOST_CONNECTIONS = 12;

/** The pooler in between; `plain` does not support prepared statements. */
export type Pooler = 'plain' | 'preparing';

interface Connection extends pg.PoolConfig {
  pooler?: Pooler | undefined;
  /** Milliseconds of silence after which a read is given up; those of `requestLimits` by default. */
  readSilenceMs?: number;
}

/** The server's own limits of a request; a pooler does not pass them on (`ops/pgbouncer.ini`). */
const limits: pg.ClientConfig = {
  statement_timeout: requestLimits.statementMs,
  idle_in_transaction_session_timeout: 30_000,
  // Sets the time zone to Kolkata and dates to ISO, independent of the server's settings.
  options: '-c TimeZone=Asia/Kolkata -c DateStyle=ISO',
};

/** Settings that a pooler tracks for each client. */
const KEPT_BY_POOLERS = "set TimeZone = 'Asia/Kolkata'; set DateStyle = 'ISO'";

/** The open clients of each pool. */
const clientsOf = new WeakMap<pg.Pool, Set<pg.ClientBase>>();

/**
 * Makes a pool that survives a database that restarts, hangs or becomes read-only. A lost connection is logged and
 * replaced when needed.
 */
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
  pool.on('connect', (client) => {
    clients.add(client);
    // The pool handles errors of idle clients only. Without this, losing a busy client ends the process.
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

/** Moves a pool to another server. Running queries of the former one are cut off, because it may be gone. */
export function movePool(pool: pg.Pool, url: string): void {
  if (pool.options.connectionString === url) return;
  pool.options.connectionString = url;
  for (const client of clientsOf.get(pool) ?? []) cutOff(client);
}

/** Makes the query builder of a pool. */
export function makeKysely(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

/** The comment that marks a statement to be prepared. */
const preparedMark = '/* prepared */';

/**
 * Marks a statement of constant text to be parsed and planned once a connection. List its columns: with `*` it would
 * fail for good after another process changes the table.
 */
export const prepared = sql.raw(preparedMark);

/** The names of marked statements, by their texts. */
const statementNames = new Map<string, string>();

/** Sends marked statements of a client as prepared statements. */
function prepareMarked(client: pg.ClientBase): void {
  const send: (query: unknown, ...rest: unknown[]) => unknown = client.query.bind(client);
  const query = (text: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    if (typeof text !== 'string' || !text.includes(preparedMark)) return send(text, values, ...rest);
    const name = statementNames.get(text) ?? `marked ${statementNames.size}`;
    statementNames.set(text, name);
    return send({ name, text, values }, ...rest);
  };
  Object.assign(client, { query });
}

/**
 * Removes the names of prepared statements, because behind a pooler the next statement may use another connection
 * without them.
 */
function forgetNames(client: pg.ClientBase): void {
  const send: (query: unknown, ...rest: unknown[]) => unknown = client.query.bind(client);
  const query = (statement: unknown, ...rest: unknown[]): unknown => {
    // An object with `submit` sends itself, e.g. a COPY.
    const isNamed =
      typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement);
    return send(isNamed ? { ...statement, name: undefined } : statement, ...rest);
  };
  Object.assign(client, { query });
}

const { builtins } = pg.types;

/** Parsers of column values, for this project's clients only (pg's own table is global). */
function makeValueParsers(): pg.CustomTypesConfig {
  const parsers = new pg.TypeOverrides();
  // A date of birth as a `Date` would shift by a day outside UTC.
  for (const oid of [builtins.DATE, builtins.TIME, builtins.TIMETZ, builtins.TIMESTAMP]) {
    parsers.setTypeParser(oid, (text) => text);
  }
  // DateStyle is ISO, which JavaScript parses itself, faster than a library.
  parsers.setTypeParser(builtins.TIMESTAMPTZ, (text) => new Date(text));
  parsers.setTypeParser(builtins.INT8, parseWholeNumber);
  // Decimals stay exact as text; code that calculates with them converts them.
  parsers.setTypeParser(builtins.NUMERIC, (text) => text);
  return parsers;
}

/** Parses an int8, such as count(*). @throws RangeError if it is not exact as a number */
function parseWholeNumber(text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number)) return number;
  throw new RangeError(`${text} from the database is too large for a JavaScript number`);
}
