import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** What of an account and its profile is confirmed, and what could be. */
export async function loadConfirmed(db: Kysely<Database>, accountId: number, profileId: string) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('members as m', (join) => join.on('m.profile_id', '=', profileId))
    .leftJoin('profile_details as d', 'd.profile_id', 'm.profile_id')
    .leftJoin('guardian_phones as g', (join) =>
      join.onRef('g.profile_id', '=', 'm.profile_id').onRef('g.phone', '=', 'd.guardian_phone'),
    )
    .select(['a.phone', 'a.email', 'a.phone_verified_at', 'a.email_verified_at'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('guardian_phones').where('profile_id', '=', profileId)).as('hasGuardian'),
    )
    .select([sql<string>`coalesce(d.guardian_phone, '')`.as('guardianPhone'), 'g.confirmed_at as guardianConfirmedAt'])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** Holds for the number that the code went to, and for no other. */
export async function confirmPhone(db: Kysely<Database>, accountId: number, phone: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ phone_verified_at: sql<Date>`now()` })
    .where('id', '=', accountId)
    .where('phone', '=', phone)
    .execute();
}

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
