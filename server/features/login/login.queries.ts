import { type Kysely, sql } from 'kysely';
import { profilesOfAccounts, profilesOfPhone } from '#server/domain/accounts/accounts.queries.ts';
import { accountOfHandle } from '#server/domain/accounts/kept-names.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Finds the account with this phone; undefined if there is none. */
export const findAccountByPhone = (db: Kysely<Database>, phone: string) => lastUsed(profilesOfPhone(db, phone));

/** Finds the account of a name that a browser keeps, by the hash of its handle; undefined if there is none. */
export const findAccountByHandle = (db: Kysely<Database>, handleHash: Buffer) =>
  lastUsed(profilesOfAccounts(db).where('a.id', 'in', accountOfHandle(db, handleHash)));

/**
 * Returns the account in the profile that it used last. A profile that is neither suspended nor waiting for deletion
 * goes before the others.
 */
async function lastUsed(profiles: ReturnType<typeof profilesOfAccounts>) {
  return profiles
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
