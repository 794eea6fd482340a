import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { makeKysely } from '#server/platform/db/connect.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { pollLock } from '#server/platform/db/take-lock.ts';
import { timeouts } from '#server/platform/db/timeouts.ts';

const ID_BYTES = 18;

/** The identity that a database shares with its files. */
export interface Identity {
  id: string;
  /** The database's location when this was written; a copy has another. */
  home: string;
  /** Whether the id was written beside the files. */
  isMarked: boolean;
}

/** Runs a function while no other process checks or changes the identity. */
export async function withIdentityLock<T>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(timeouts.endless);
    await pollLock(client, lockKeys.siteIdentity);
    return await act(client);
  } finally {
    client.release(true); // ends the session and releases its lock
  }
}

/** Runs the search for unreferenced files on one connection. Returns undefined if another process already does. */
export async function asOnlySweeper<T>(
  pool: pg.Pool,
  act: (db: Kysely<Database>) => Promise<T>,
): Promise<T | undefined> {
  return makeKysely(pool)
    .connection()
    .execute(async (db) => {
      const { rows } = await sql<{ isMine: boolean }>`
        select pg_try_advisory_lock(${lockKeys.orphans}) as "isMine"`.execute(db);
      if (!rows[0]?.isMine) return undefined;
      return act(db).finally(() => sql`select pg_advisory_unlock(${lockKeys.orphans})`.execute(db));
    });
}

/** Runs a function with a client of the pool. */
export async function withClient<T>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  return act(client).finally(() => client.release());
}

/** Loads the identity of the database; null if it has none yet. */
export async function loadIdentity(client: pg.ClientBase): Promise<Identity | null> {
  const { rows } = await client.query<Identity>('select id, home, is_marked as "isMarked" from site_identity');
  return rows[0] ?? null;
}

/** Whether the schema has the table of identities. A restore of an old archive begins with an older schema. */
export async function hasIdentities(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('site_identity') is not null as "isThere"`,
  );
  return rows[0]?.isThere ?? false;
}

/**
 * Returns the database's location: its server and its number there. A copy (`create database … template`, or a restored
 * dump) has another location; a promoted replica has the same. If a server does not reveal its system identifier,
 * `-` stands for the server.
 */
export async function loadHome(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ number: string; mayAsk: boolean }>(
    `select oid::text as number, has_function_privilege('pg_control_system()', 'execute') as "mayAsk"
     from pg_database where datname = current_database()`,
  );
  const { number = '', mayAsk = false } = rows[0] ?? {};
  if (!mayAsk) return `-/${number}`;
  const { rows: control } = await client.query<{ server: string }>(
    'select system_identifier::text as server from pg_control_system()',
  );
  return `${control[0]?.server ?? '-'}/${number}`;
}

/** Gives the database a new unique id. */
export async function makeIdentity(client: pg.ClientBase, home: string): Promise<Identity> {
  const id = randomBytes(ID_BYTES).toString('base64url');
  await client.query('delete from site_identity');
  await client.query('insert into site_identity (id, home) values ($1, $2)', [id, home]);
  return { id, home, isMarked: false };
}

/** Records that the id was written beside the files. */
export async function noteMarked(client: pg.ClientBase): Promise<void> {
  await client.query('update site_identity set is_marked = true');
}

/** Lets this database replace the one from which it was filled: it keeps the id, and gets its own location. */
export async function takePlaceOfFormer(client: pg.ClientBase): Promise<void> {
  if (await hasIdentities(client)) {
    await client.query('update site_identity set home = $1', [await loadHome(client)]);
  }
}

/** Whether any row references a file. */
export async function referencesFiles(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ any: boolean }>('select exists (select from files) as any');
  return rows[0]?.any ?? false;
}

/**
 * Returns how many unreferenced files the last sweep left in place because there were suspiciously many, and when it
 * counted them; 0 if it left none.
 */
export async function loadStrays(db: Kysely<Database>): Promise<{ count: number; seenAt: Date | null }> {
  const row = await db
    .selectFrom('site_identity')
    .select(['stray_files as count', 'strays_seen_at as seenAt'])
    .executeTakeFirst();
  return row ?? { count: 0, seenAt: null };
}

/** Records how many unreferenced files a sweep left in place because there were suspiciously many; 0 for none. */
export async function noteStrays(db: Kysely<Database>, count: number): Promise<void> {
  await sql`update site_identity set stray_files = ${count}, strays_seen_at = now()`.execute(db);
}
