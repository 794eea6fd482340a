import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Lists the uses of the Power Link, the latest first, from the id `latest` on. */
export async function listPowerLinkUses(db: Kysely<Database>, most: number, latest = Number.MAX_SAFE_INTEGER) {
  return db
    .selectFrom('power_link_uses')
    .select(['id', 'used_at as when', 'stage', 'outcome', 'profile_id as member', 'seen_at as told', 'named'])
    .select(sql<string>`left(encode(address_hash, 'hex'), 6)`.as('from'))
    .where('id', '<=', latest)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
