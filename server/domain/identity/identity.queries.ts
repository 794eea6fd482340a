import { type Kysely, sql } from 'kysely';
import type { IdentityPaper } from '#contract/staff/identity.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Returns another member for whom the same identity paper was seen; undefined if there is none. */
export async function findSameIdentity(
  db: Kysely<Database>,
  profileId: string,
  numberHash: Buffer,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity_papers')
    .select('profile_id')
    .where('number_hash', '=', numberHash)
    .where('profile_id', '<>', profileId)
    .executeTakeFirst();
  return row?.profile_id;
}

/** Records which identity paper was seen for a member. A later paper replaces the former. */
export async function saveIdentity(
  db: Kysely<Database>,
  seen: { profileId: string; paper: IdentityPaper; numberHash: Buffer; by: string },
): Promise<void> {
  const kept = { paper: seen.paper, number_hash: seen.numberHash, seen_by: seen.by };
  await db
    .insertInto('identity_papers')
    .values({ profile_id: seen.profileId, ...kept })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet({ ...kept, seen_at: sql<Date>`now()` }))
    .execute();
}

/** Returns which paper was seen and on which day. Of its number, only a hash is stored. */
export async function identityInDownload(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('identity_papers')
    .select(['paper', sql<string>`(seen_at at time zone 'Asia/Kolkata')::date::text`.as('seen_on')])
    .where('profile_id', '=', profileId)
    .execute();
}
