import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Loads what is confirmed of an account and its profile, and what could be. */
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
