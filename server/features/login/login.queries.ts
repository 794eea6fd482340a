import { type Kysely, sql } from 'kysely';
import { profilesOfPhone } from '#server/domain/accounts/accounts.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** The account with this phone, in the profile that it used last; one that others may see goes before one that is hidden. */
export async function findAccountByPhone(db: Kysely<Database>, phone: string) {
  return profilesOfPhone(db, phone)
    .select(['a.password_hash as passwordHash', 'm.deletion_due_at as deletionDueAt'])
    .select(
      sql<boolean>`p.role <> 'candidate' and exists (select from account_profiles c
        where c.profile_id = p.profile_id and c.role = 'candidate')`.as('isBeside'),
    )
    .orderBy('m.is_hidden')
    .orderBy('p.used_at', (order) => order.desc().nullsLast())
    .orderBy('p.joined_at')
    .executeTakeFirst();
}
