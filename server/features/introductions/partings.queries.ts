import { type Kysely, sql } from 'kysely';
import { AGAIN_AFTER_DAYS } from '#contract/introductions.ts';
import type { Database } from '#server/platform/db/tables.ts';

export async function insertParting(db: Kysely<Database>, profileId: string, memberId: string): Promise<void> {
  await db
    .insertInto('partings')
    .values({ profile_id: profileId, member_id: memberId })
    .onConflict((conflict) => conflict.columns(['profile_id', 'member_id']).doUpdateSet({ ended_at: sql`now()` }))
    .execute();
}

/** No matter who has ended them; the latest first. */
export function loadPartings(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('partings')
    .select(['profile_id', 'member_id', 'ended_at'])
    .where(({ eb, or }) => or([eb('profile_id', '=', profileId), eb('member_id', '=', profileId)]))
    .where('ended_at', '>', sql<Date>`now() - make_interval(days => ${AGAIN_AFTER_DAYS})`)
    .orderBy('ended_at', 'desc')
    .orderBy('member_id')
    .execute();
}
