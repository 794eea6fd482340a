import { type Kysely, sql } from 'kysely';
import { storedPhones } from '#server/domain/accounts/accounts.queries.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/** The profile that was entered from paper with this phone and that its family has not claimed yet. */
export async function findUnclaimed(db: Kysely<Database>, phone: string): Promise<AccountProfile | undefined> {
  return db
    .selectFrom('accounts as a')
    .innerJoin('account_profiles as p', 'p.account_id', 'a.id')
    .innerJoin('paper_entries as e', 'e.profile_id', 'p.profile_id')
    .innerJoin('members as m', 'm.profile_id', 'p.profile_id')
    .select(['a.id as accountId', 'p.profile_id as profileId'])
    .where('a.phone', 'in', storedPhones(phone))
    .where('e.claimed_at', 'is', null)
    .where('m.suspended_at', 'is', null)
    .where('m.deletion_due_at', 'is', null)
    .executeTakeFirst();
}

/** False where it was claimed at the same moment. */
export async function noteClaimed(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const claimed = await db
    .updateTable('paper_entries')
    .set({ claimed_at: sql<Date>`now()` })
    .where('profile_id', '=', profileId)
    .where('claimed_at', 'is', null)
    .executeTakeFirst();
  // From now on it is the family's to write.
  await db.deleteFrom('paper_drafts').where('profile_id', '=', profileId).execute();
  return claimed.numUpdatedRows > 0n;
}

/** Whether an account looks after a profile that the office has entered, and that nobody has taken over yet. */
export async function isUnclaimed(db: Kysely<Database>, accountId: number): Promise<boolean> {
  const found = await db
    .selectFrom('paper_entries as e')
    .innerJoin('account_profiles as p', 'p.profile_id', 'e.profile_id')
    .select('e.profile_id')
    .where('p.account_id', '=', accountId)
    .where('e.claimed_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
