import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** The member's gender, for the age rule of forms that do not carry it; `''` when there is no such member. */
export async function loadGender(db: Kysely<Database>, profileId: string): Promise<string> {
  const row = await db.selectFrom('members').select('gender').where('profile_id', '=', profileId).executeTakeFirst();
  return row?.gender ?? '';
}
