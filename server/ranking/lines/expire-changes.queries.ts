import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Deletes the changes of members who no longer exist. Every process has read them by the time of the next sweep. */
export async function expireMatchingChanges(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('matching_changes')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('members').whereRef('members.profile_id', '=', 'matching_changes.profile_id'))),
    )
    .execute();
}
