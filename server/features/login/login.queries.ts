import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { profilesOfPhone } from '#server/people/accounts/accounts.queries.ts';

/** The account with this phone, in the profile that it used last; one that others may see goes before one that is hidden. */
export async function findAccountByPhone(db: Kysely<Database>, phone: string) {
  return profilesOfPhone(db, phone)
    .select(['a.password_hash as passwordHash', 'm.suspended_at as suspendedAt', 'm.deletion_due_at as deletionDueAt'])
    .orderBy('m.is_hidden')
    .orderBy('p.used_at', (order) => order.desc().nullsLast())
    .orderBy('p.joined_at')
    .executeTakeFirst();
}

/** Whether this browser has been used by this account before. */
export async function isKnownBrowser(db: Kysely<Database>, accountId: number, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_browsers')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveKnownBrowser(db: Kysely<Database>, accountId: number, tokenHash: Buffer): Promise<void> {
  await db
    .insertInto('known_browsers')
    .values({ account_id: accountId, token_hash: tokenHash })
    .onConflict((conflict) => conflict.columns(['account_id', 'token_hash']).doUpdateSet({ seen_at: new Date() }))
    .execute();
}

/** The member changes their mind: what was hidden comes back. */
export async function keepProfile(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('members')
    .set({ deletion_due_at: null, deletion_receipt: null })
    .where('profile_id', '=', profileId)
    .execute();
}
