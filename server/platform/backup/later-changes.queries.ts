import { type Kysely, sql } from 'kysely';
import { keptSince } from '#server/platform/db/kept.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { LaterChange } from './later-lines.ts';

const AT_ONCE = 5_000;

/** The oldest changes that no file beside the archives holds yet. */
export async function listUnwritten(db: Kysely<Database>): Promise<LaterChange[]> {
  const { rows } = await sql<LaterChange>`
    select id::text as id, to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "changedAt",
      table_name as table, is_gone as "isGone", content
    from later_changes where written_to is null order by id limit ${AT_ONCE}`.execute(db);
  return rows;
}

/** They lie in this file from now on; without a name they are to be written once more. */
export async function noteWritten(db: Kysely<Database>, ids: readonly string[], path: string | null): Promise<void> {
  await sql`update later_changes set written_to = ${path} where id = any(${ids}::bigint[])`.execute(db);
}

/** The files that hold lines of which no copy lies elsewhere yet. */
export async function listUncopied(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select distinct written_to as path from later_changes where written_to is not null order by 1`.execute(db);
  return rows.map(({ path }) => path);
}

export async function rewrite(db: Kysely<Database>, path: string): Promise<void> {
  await sql`update later_changes set written_to = null where written_to = ${path}`.execute(db);
}

export async function forgetWritten(db: Kysely<Database>, path: string): Promise<void> {
  await sql`delete from later_changes where written_to = ${path}`.execute(db);
}

/** Where no backup takes them up, nothing will ever ask for them. */
export async function expireLaterChanges(db: Kysely<Database>, hasBackups: boolean): Promise<void> {
  const before = hasBackups ? keptSince('laterChanges') : sql<Date>`now()`;
  await db.deleteFrom('later_changes').where('changed_at', '<', before).execute();
}
