import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import type { FileName } from './file-store.ts';
import type { Noted } from './verify-stream.ts';

/** A file that a row names, of either size. */
export interface StoredFileRow extends Noted {
  /** By which they are turned over, page by page. */
  key: string;
  path: string;
}

/** The files that rows name, in the order of their names. */
export async function listStored(
  db: Kysely<Database>,
  { after, count }: { after: string; count: number },
): Promise<StoredFileRow[]> {
  const { rows } = await sql<StoredFileRow>`
    (select name as key, case kind when 'horoscope' then 'horoscopes/' else 'pictures/' end || name as path, bytes, sha256
      from files where name > ${after} order by name limit ${count})
    union all
    (select small_name, 'pictures/' || small_name, small_bytes, small_sha256
      from files where small_name > ${after} order by small_name limit ${count})
    order by key limit ${count}`.execute(db);
  return rows;
}

/** Notes what lies under a path of which nothing was noted. */
export async function noteChecksum(
  db: Kysely<Database>,
  path: string,
  { bytes, sha256 }: { bytes: number; sha256: Buffer },
): Promise<void> {
  const name = path.slice(path.indexOf('/') + 1);
  await db.updateTable('files').set({ bytes, sha256 }).where('name', '=', name).where('sha256', 'is', null).execute();
  await db
    .updateTable('files')
    .set({ small_bytes: bytes, small_sha256: sha256 })
    .where('small_name', '=', name)
    .where('small_sha256', 'is', null)
    .execute();
}

/** Photos of which nobody knows yet by what they are known again. */
export async function listWithoutFingerprint(db: Kysely<Database>, count: number): Promise<FileName[]> {
  return db
    .selectFrom('files')
    .select(['name', 'bytes', 'sha256'])
    .where('fingerprint', 'is', null)
    .where('has_no_fingerprint', '=', false)
    .where('kind', '<>', 'horoscope')
    .orderBy('name')
    .limit(count)
    .execute();
}

/** Null: there is nothing to see in it, or it cannot be read. */
export async function saveFingerprint(db: Kysely<Database>, name: string, fingerprint: string | null): Promise<void> {
  await db
    .updateTable('files')
    .set({ fingerprint, has_no_fingerprint: fingerprint === null })
    .where('name', '=', name)
    .execute();
}
