import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** The member has been told of every opening so far. */
export async function markOpeningsSeen(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('power_link_uses')
    .set({ seen_at: sql<Date>`now()` })
    .where('profile_id', '=', profileId)
    .where('seen_at', 'is', null)
    .execute();
}
