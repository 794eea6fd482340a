import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** When the trust opened the account through the Power Link. */
export async function powerLinkUsesInDownload(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('power_link_uses')
    .select(['used_at', 'outcome'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
}
