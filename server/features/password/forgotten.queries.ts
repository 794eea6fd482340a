import { type Kysely, sql } from 'kysely';
import { SLEEPING_DAYS } from '#contract/recovery.ts';
import { storedPhones } from '#server/domain/accounts/accounts.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Maximum number of accounts with the same e-mail that get a link: families may share an e-mail. */
const MOST_SHARING = 3;

/**
 * SQL: whether the account was made, or a member of the family logged in or was seen, within SLEEPING_DAYS. The number of
 * an unused phone may belong to another person by now, so a reset then needs the e-mail or the office.
 */
const isAwake = sql<boolean>`(created_at > now() - make_interval(days => ${SLEEPING_DAYS}) or exists (
  select from account_profiles p where p.account_id = accounts.id
    and greatest(p.used_at, p.seen_at) > now() - make_interval(days => ${SLEEPING_DAYS})))`;

/**
 * Returns the accounts with this confirmed phone or e-mail, at most MOST_SHARING for an e-mail. A phone counts only if
 * the account is awake and nobody has objected to its last recovery.
 */
export async function findByConfirmed(db: Kysely<Database>, contact: string): Promise<number[]> {
  const accounts = db.selectFrom('accounts').select('id');
  const rows = await (contact.includes('@')
    ? accounts
        .where(sql<boolean>`lower(email) = ${contact.toLowerCase()}`)
        .where('email_verified_at', 'is not', null)
        .limit(MOST_SHARING)
    : accounts
        .where('phone', 'in', storedPhones(contact))
        .where('phone_verified_at', 'is not', null)
        .where(isAwake)
        .where('recovery_objected_at', 'is', null)
        .limit(1)
  ).execute();
  return rows.map(({ id }) => id);
}
