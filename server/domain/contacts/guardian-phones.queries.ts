import { type Kysely, sql } from 'kysely';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/** One's own phone is given from now on, after the guardian's was taken away; false where it was given already. */
export async function forgetGuardian(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('guardian_phones')
    .where('profile_id', '=', profileId)
    .returning('profile_id')
    .executeTakeFirst();
  return gone !== undefined;
}

export async function confirmGuardian(db: Kysely<Database>, profileId: string, phone: string): Promise<void> {
  const confirmed = { phone, confirmed_at: sql<Date>`now()` };
  await db
    .insertInto('guardian_phones')
    .values({ profile_id: profileId, ...confirmed })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(confirmed))
    .execute();
}

/** The confirmed phone of a guardian who leaves is given no more; that there was one stays, so that no other takes its place. */
export async function emptyGuardianPhone(
  db: Kysely<Database>,
  { accountId, profileId }: AccountProfile,
): Promise<void> {
  await sql`update guardian_phones set phone = ''
    where profile_id = ${profileId} and phone = (select phone from accounts where id = ${accountId})`.execute(db);
}
