import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Returns the phone of a member of staff; `''` if not given. */
export async function loadOwnPhone(db: Kysely<Database>, id: number): Promise<string> {
  const row = await db.selectFrom('staff').select('own_phone').where('id', '=', id).executeTakeFirst();
  return row?.own_phone ?? '';
}

/** Saves the phone from which a member of staff calls; `''` removes it. */
export async function saveOwnPhone(db: Kysely<Database>, id: number, phone: string): Promise<void> {
  await db.updateTable('staff').set({ own_phone: phone }).where('id', '=', id).execute();
}
