import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Records which of these files no row references any more, and removes the record of the others. */
export async function noteLeft(db: Kysely<Database>, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  await sql`
    with looked_at as (select path, split_part(path, '/', 2) as name from unnest(${paths}::text[]) path),
      named as (select path from looked_at where exists (select from files f where f.name = looked_at.name)
        or exists (select from files f where f.small_name = looked_at.name)),
      forgotten as (delete from left_copies where path in (select path from named))
    insert into left_copies (path) select path from looked_at where path not in (select path from named)
    on conflict do nothing`.execute(db);
}

/** Returns the files that no row has referenced since before a moment. */
export async function listLeftBefore(db: Kysely<Database>, moment: Date): Promise<string[]> {
  const rows = await db.selectFrom('left_copies').select('path').where('left_at', '<', moment).execute();
  return rows.map(({ path }) => path);
}

/** Removes the record of a file. */
export async function forgetLeft(db: Kysely<Database>, path: string): Promise<void> {
  await db.deleteFrom('left_copies').where('path', '=', path).execute();
}
