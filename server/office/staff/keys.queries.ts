import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Turns keyboard shortcuts of single keys on or off for a member of staff. */
export async function saveKeys(db: Kysely<Database>, id: number, hasKeys: boolean): Promise<void> {
  await db.updateTable('staff').set({ has_keys: hasKeys }).where('id', '=', id).execute();
}

/** Saves the keyed hash of the personal code that is needed beside the Power Link's key; null removes it. */
export async function saveLinkCode(db: Kysely<Database>, id: number, codeHash: Buffer | null): Promise<void> {
  await db.updateTable('staff').set({ link_code_hash: codeHash }).where('id', '=', id).execute();
}
