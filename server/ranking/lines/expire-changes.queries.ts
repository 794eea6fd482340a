import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** What the sweep before removed is known to every process by now. */
export async function expireMatchingChanges(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('matching_changes')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('members').whereRef('members.profile_id', '=', 'matching_changes.profile_id'))),
    )
    .execute();
}
