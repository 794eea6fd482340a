import { type Kysely, sql } from 'kysely';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { LaterChange } from './later-lines.ts';

/** The maximum number of changes in one file. */
const CHANGES_PER_FILE = 5_000;

/** Returns the oldest changes that are not yet in any file, at most `CHANGES_PER_FILE`. */
export async function listUnwritten(db: Kysely<Database>): Promise<LaterChange[]> {
  const { rows } = await sql<LaterChange>`
    select id::text as id, to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "changedAt",
      table_name as table, is_gone as "isGone", content
    from later_changes where written_to is null order by id limit ${CHANGES_PER_FILE}`.execute(db);
  return rows;
}

/** Records the file that contains these changes; null marks the changes to be written again. */
export async function noteWritten(db: Kysely<Database>, ids: readonly string[], path: string | null): Promise<void> {
  await sql`update later_changes set written_to = ${path} where id = any(${ids}::bigint[])`.execute(db);
}

/** Returns the paths of the files with changes that are not yet copied off-site. */
export async function listUncopied(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select distinct written_to as path from later_changes where written_to is not null order by 1`.execute(db);
  return rows.map(({ path }) => path);
}

/** Marks the changes of a file that is missing to be written again. */
export async function markUnwritten(db: Kysely<Database>, path: string): Promise<void> {
  await sql`update later_changes set written_to = null where written_to = ${path}`.execute(db);
}

/** Deletes the changes that a file contains. */
export async function deleteWritten(db: Kysely<Database>, path: string): Promise<void> {
  await sql`delete from later_changes where written_to = ${path}`.execute(db);
}

/** Deletes expired changes; on a site without backups all of them, because nothing will read them. */
export async function expireLaterChanges(db: Kysely<Database>, hasBackups: boolean): Promise<void> {
  const before = hasBackups ? expiryCutoff('laterChanges') : sql<Date>`now()`;
  await db.deleteFrom('later_changes').where('changed_at', '<', before).execute();
}
