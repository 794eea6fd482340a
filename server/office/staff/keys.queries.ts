import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

export async function saveKeys(db: Kysely<Database>, id: number, hasKeys: boolean): Promise<void> {
  await db.updateTable('staff').set({ has_keys: hasKeys }).where('id', '=', id).execute();
}
