import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { storedPhones } from '#server/people/members/stored-phones.ts';

export async function findMemberByPhone(db: Kysely<Database>, phone: string) {
  return db
    .selectFrom('members')
    .select([
      'profile_id as profileId',
      'password_hash as passwordHash',
      'suspended_at as suspendedAt',
      'deletion_due_at as deletionDueAt',
    ])
    .where('phone', 'in', storedPhones(phone))
    .orderBy((eb) => eb.fn('length', ['phone']), 'desc')
    .executeTakeFirst();
}

/** Whether this browser has been used by this member before. */
export async function isKnownBrowser(db: Kysely<Database>, profileId: string, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_browsers')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveKnownBrowser(db: Kysely<Database>, profileId: string, tokenHash: Buffer): Promise<void> {
  await db
    .insertInto('known_browsers')
    .values({ profile_id: profileId, token_hash: tokenHash })
    .onConflict((conflict) => conflict.columns(['profile_id', 'token_hash']).doUpdateSet({ seen_at: new Date() }))
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
