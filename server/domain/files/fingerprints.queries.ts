import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import type { FileName } from './file-store.ts';

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
