import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { storedPhones } from '#server/people/accounts/accounts.queries.ts';

/** Families that share an address. */
const MOST = 3;

/** The accounts that this phone or address is confirmed of; it may be several for an address alone. */
export async function findByConfirmed(db: Kysely<Database>, contact: string): Promise<number[]> {
  const accounts = db.selectFrom('accounts').select('id');
  const rows = await (contact.includes('@')
    ? accounts
        .where(sql<boolean>`lower(email) = ${contact.toLowerCase()}`)
        .where('email_verified_at', 'is not', null)
        .limit(MOST)
    : accounts.where('phone', 'in', storedPhones(contact)).where('phone_verified_at', 'is not', null).limit(1)
  ).execute();
  return rows.map(({ id }) => id);
}

/** From now on some things stay closed for three days. */
export async function noteResetByPhone(db: Kysely<Database>, accountId: number): Promise<void> {
  await db.updateTable('accounts').set({ reset_by_phone_at: sql<Date>`now()` }).where('id', '=', accountId).execute();
}
