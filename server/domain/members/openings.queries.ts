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

/** When the trust opened the account through the Power Link. */
export async function powerLinkUsesInDownload(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('power_link_uses')
    .select(['used_at', 'outcome'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
}
