import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** The uses of the Power Link, the latest first. */
export async function listPowerLinkUses(db: Kysely<Database>, most: number) {
  return db
    .selectFrom('power_link_uses')
    .select(['used_at as when', 'stage', 'outcome', 'profile_id as member', 'seen_at as told'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
