import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { makeKysely } from '#server/platform/db/connect.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import { patience } from '#server/platform/db/patience.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { takeLock } from '#server/platform/db/take-lock.ts';

/** What a database says of the files that belong to it. */
export interface Identity {
  id: string;
  /** Where the database was when this was written; a copy of it is elsewhere. */
  home: string;
  isMarked: boolean;
}

/** Does something while no other process looks at or changes what belongs together. */
export async function withBelonging<T>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(patience.endless);
    await takeLock(client, lockKeys.belonging);
    return await act(client);
  } finally {
    client.release(true); // and with the session its lock
  }
}

/** Looks for files that nobody needs, on one connection; undefined where another process does so already. */
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

/** Asks something of the database itself. */
export async function withClient<T>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  return act(client).finally(() => client.release());
}

export async function loadIdentity(client: pg.ClientBase): Promise<Identity | null> {
  const { rows } = await client.query<Identity>('select id, home, is_marked as "isMarked" from site_identity');
  return rows[0] ?? null;
}

/** Schemas of before have no such table: an archive of theirs is restored on them first. */
export async function hasIdentities(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('site_identity') is not null as "isThere"`,
  );
  return rows[0]?.isThere ?? false;
}

/**
 * Where this database is: its server and its number there. A copy (`create database … template`, a dump that was read in
 * elsewhere) has another; a promoted replica has the same. A server that does not tell its own number gives the other one.
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

/** Gives the database an id that no other has, in the place of the one before. */
export async function makeIdentity(client: pg.ClientBase, home: string): Promise<Identity> {
  const id = randomBytes(18).toString('base64url');
  await client.query('delete from site_identity');
  await client.query('insert into site_identity (id, home) values ($1, $2)', [id, home]);
  return { id, home, isMarked: false };
}

export async function noteMarked(client: pg.ClientBase): Promise<void> {
  await client.query('update site_identity set is_marked = true');
}

/** This database takes the place of the one that it was filled from, beside the same files. */
export async function takePlaceOfFormer(client: pg.ClientBase): Promise<void> {
  if (await hasIdentities(client)) {
    await client.query('update site_identity set home = $1', [await loadHome(client)]);
  }
}

export async function namesFiles(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ any: boolean }>('select exists (select from files) as any');
  return rows[0]?.any ?? false;
}

/** How many files no row names, where they were too many to be put away; 0 where all is well. */
export async function loadStrays(db: Kysely<Database>): Promise<{ count: number; seenAt: Date | null }> {
  const row = await db
    .selectFrom('site_identity')
    .select(['stray_files as count', 'strays_seen_at as seenAt'])
    .executeTakeFirst();
  return row ?? { count: 0, seenAt: null };
}

export async function noteStrays(db: Kysely<Database>, count: number): Promise<void> {
  await sql`update site_identity set stray_files = ${count}, strays_seen_at = now()`.execute(db);
}
