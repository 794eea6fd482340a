import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

export async function saveKeys(db: Kysely<Database>, id: number, hasKeys: boolean): Promise<void> {
  await db.updateTable('staff').set({ has_keys: hasKeys }).where('id', '=', id).execute();
}

/** The own code beside the Power Link's key, by its keyed hash; null takes it away. */
export async function saveLinkCode(db: Kysely<Database>, id: number, codeHash: Buffer | null): Promise<void> {
  await db.updateTable('staff').set({ link_code_hash: codeHash }).where('id', '=', id).execute();
}
