import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Returns the place near which a member of staff works; 0 for none. */
export async function loadOwnNear(db: Kysely<Database>, staffId: number): Promise<number> {
  const row = await db.selectFrom('staff').select('near_id as nearId').where('id', '=', staffId).executeTakeFirst();
  return row?.nearId ?? 0;
}

/** Saves the place near which a member of staff works; null for none. */
export async function saveOwnNear(db: Kysely<Database>, staffId: number, nearId: number | null): Promise<void> {
  await db.updateTable('staff').set({ near_id: nearId }).where('id', '=', staffId).execute();
}
