import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { escapeIdentifier } from 'pg';
import { makePool } from '#server/platform/db/connect.ts';
import { timeouts } from '#server/platform/db/timeouts.ts';
import { BackupError } from './backup-error.ts';
import { ARCHIVED_SCHEMAS } from './tables.queries.ts';

interface Scratch {
  /** The pool of the site's own database. */
  pool: pg.Pool;
  /** An empty database to use; by default one is created beside the site's own and dropped afterwards. */
  url: string | undefined;
}

/** Dropping the database cuts these connections; their errors are expected. */
const silentLog = { warn: () => {} };

/** Runs a function with an empty temporary database, which is removed afterwards. */
export async function withScratchDatabase<T>(
  { pool, url }: Scratch,
  act: (scratch: pg.Pool) => Promise<T>,
): Promise<T> {
  if (url !== undefined)
    return inPool(makePool({ connectionString: url }, silentLog), async (scratch) => {
      await emptyTrial(scratch);
      return act(scratch).finally(() => emptyTrial(scratch));
    });
  return onServer(pool, async (client) => {
    const name = await makeDatabase(client);
    try {
      return await inPool(makePool(connectionTo(pool, name), silentLog), act);
    } finally {
      await client.query(`drop database ${escapeIdentifier(name)} with (force)`);
    }
  });
}

/** The comment on the schema of a database that only trial restores use. */
const MARK = 'trial restores of Shubho Bibaho';

/** Empties the database of an earlier trial restore. Fails if its tables come from anything else. */
async function emptyTrial(scratch: pg.Pool): Promise<void> {
  await onServer(scratch, async (client) => {
    const { rows } = await client.query<{ mark: string | null; isUsed: boolean }>(
      `select (select obj_description(oid, 'pg_namespace') from pg_namespace where nspname = 'public') as mark,
         exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where c.relkind in ('r', 'p') and ${ARCHIVED_SCHEMAS}) as "isUsed"`,
    );
    if (rows[0]?.isUsed && rows[0].mark !== MARK)
      throw new BackupError('DRILL_DATABASE_URL names a database that is not empty.');
    await client.query(
      `drop schema if exists pgboss cascade; drop schema if exists public cascade;
       create schema public; comment on schema public is '${MARK}'`,
    );
  });
}

/** Runs a function with a pool, and ends the pool. */
async function inPool<T>(scratch: pg.Pool, act: (scratch: pg.Pool) => Promise<T>): Promise<T> {
  return act(scratch).finally(() => scratch.end());
}

/** Runs a function with a client without time limits, and ends its session. */
async function onServer<T>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(timeouts.endless);
    return await act(client);
  } finally {
    client.release(true);
  }
}

/** Creates an empty database beside the site's own, after dropping those that killed trial restores left. */
async function makeDatabase(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ name: string; left: string[]; mayMake: boolean }>(
    `select left(current_database(), 40) as name, (rolcreatedb or rolsuper) as "mayMake",
       array(select datname::text from pg_database where starts_with(datname, left(current_database(), 40) || '_trial_')) as left
     from pg_roles where rolname = current_user`,
  );
  const [server] = rows;
  if (!server?.mayMake)
    throw new BackupError(
      'The user of DATABASE_URL may not make a database for a trial: let it (alter role … createdb), or name an empty one in DRILL_DATABASE_URL.',
    );
  for (const name of server.left) await client.query(`drop database ${escapeIdentifier(name)} with (force)`);
  const name = `${server.name}_trial_${randomBytes(4).toString('hex')}`;
  await client.query(`create database ${escapeIdentifier(name)}`);
  return name;
}

/** Returns the options of a pool for another database of the same server. */
function connectionTo({ options }: pg.Pool, database: string): pg.PoolConfig {
  const { connectionString, host, port, user, password } = options;
  if (connectionString === undefined) return { host, port, user, password, database };
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
