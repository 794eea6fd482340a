import { type Kysely, sql } from 'kysely';
import { SLEEPING_DAYS } from '#contract/recovery.ts';
import { storedPhones } from '#server/domain/accounts/accounts.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Families that share an address. */
const MOST = 3;

/** A number is given to somebody else after a while: once nobody has logged in for long, it takes the e-mail or the office. */
const isAwake = sql<boolean>`(created_at > now() - make_interval(days => ${SLEEPING_DAYS}) or exists (
  select from account_profiles p where p.account_id = accounts.id
    and greatest(p.used_at, p.seen_at) > now() - make_interval(days => ${SLEEPING_DAYS})))`;

/** The accounts that this phone or address is confirmed of; it may be several for an address alone. */
export async function findByConfirmed(db: Kysely<Database>, contact: string): Promise<number[]> {
  const accounts = db.selectFrom('accounts').select('id');
  const rows = await (contact.includes('@')
    ? accounts
        .where(sql<boolean>`lower(email) = ${contact.toLowerCase()}`)
        .where('email_verified_at', 'is not', null)
        .limit(MOST)
    : accounts
        .where('phone', 'in', storedPhones(contact))
        .where('phone_verified_at', 'is not', null)
        .where(isAwake)
        .where('recovery_objected_at', 'is', null)
        .limit(1)
  ).execute();
  return rows.map(({ id }) => id);
}
