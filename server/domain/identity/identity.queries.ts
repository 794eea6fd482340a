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

/**
 * Records which identity paper was seen for a member, and by which member of staff (`by`). A later paper replaces the
 * former.
 */
export async function saveIdentity(
  db: Kysely<Database>,
  identity: { profileId: string; paper: IdentityPaper; numberHash: Buffer; by: string },
): Promise<void> {
  const columns = { paper: identity.paper, number_hash: identity.numberHash, seen_by: identity.by };
  await db
    .insertInto('identity_papers')
    .values({ profile_id: identity.profileId, ...columns })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet({ ...columns, seen_at: sql<Date>`now()` }))
    .execute();
}

/** Returns, for the download, which paper was seen and on which day in India. Of its number, only a hash is stored. */
export async function identityInDownload(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('identity_papers')
    .select(['paper', sql<string>`(seen_at at time zone 'Asia/Kolkata')::date::text`.as('seen_on')])
    .where('profile_id', '=', profileId)
    .execute();
}
