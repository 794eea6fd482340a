import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/**
 * Takes back what either of the two has agreed to, and erases the answer. That there was a check stays, for the limit and
 * the lock.
 */
export async function endPairCheck(db: Kysely<Database>, profileId: string, otherId: string): Promise<void> {
  const pair = [profileId, otherId];
  await db
    .updateTable('consents')
    .set({ withdrawn_at: sql`now()` })
    .where('kind', '=', 'pairCheck')
    .where('withdrawn_at', 'is', null)
    .where('profile_id', 'in', pair)
    .where('about_id', 'in', pair)
    .execute();
  await db
    .updateTable('pair_checks')
    .set({ answer: '' })
    .where('one_id', 'in', pair)
    .where('other_id', 'in', pair)
    .execute();
}
