import { type Kysely, sql } from 'kysely';
import { storedPhones } from '#server/domain/accounts/accounts.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * SQL over `account_profiles p`, `accounts a`, `register_rows r` and `paper_entries e`: whether the row is released,
 * nobody has claimed its profile or used it, and the phone is not confirmed.
 */
const isUntouched = sql<boolean>`r.state = 'released' and e.claimed_at is null and a.phone_verified_at is null
  and p.used_at is null and p.seen_at is null`;

/** SQL over `accounts`: whether the account looks after a profile of the old register that is untouched. */
export const isRegistersAlone = sql<boolean>`exists (select from account_profiles p join register_rows r on r.profile_id = p.profile_id
  join paper_entries e on e.profile_id = p.profile_id join accounts a on a.id = p.account_id
  where p.account_id = accounts.id and ${isUntouched})`;

interface UnclaimedRow {
  importId: number;
  number: number;
  accountId: number;
  phone: string;
}

/** Returns and locks the row of a phone that only the old register knows; undefined if there is none. */
export async function lockUnclaimed(transaction: Kysely<Database>, phone: string): Promise<UnclaimedRow | undefined> {
  return transaction
    .selectFrom('register_rows as r')
    .innerJoin('account_profiles as p', 'p.profile_id', 'r.profile_id')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .innerJoin('paper_entries as e', 'e.profile_id', 'r.profile_id')
    .select(['r.import_id as importId', 'r.number', 'a.id as accountId', 'a.phone'])
    .where('a.phone', 'in', storedPhones(phone))
    .where(isUntouched)
    .forUpdate(['r', 'e'])
    .executeTakeFirst();
}

/**
 * Records that somebody registers with the row's phone and has not confirmed it. The family still waits for its call.
 */
export async function noteAside(db: Kysely<Database>, { importId, number, phone }: UnclaimedRow): Promise<void> {
  await db
    .updateTable('register_rows')
    .set({ aside_phone: phone, changed_at: sql<Date>`now()` })
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .execute();
}

/**
 * Erases the rows of the register whose phone the family has typed itself, because it has now registered by itself.
 * Returns the profiles that were made from these rows.
 */
export async function endAside(db: Kysely<Database>, phone: string): Promise<string[]> {
  const { rows } = await sql<{ profileId: string | null }>`
    with aside as (select import_id, number, profile_id from register_rows
      where aside_phone = any(${storedPhones(phone)}::text[]) for update)
    update register_rows r set state = 'registered', sealed = '', phone_hash = null, name_hash = null, other = '', asks = '{}', aside_phone = null,
      profile_id = null, changed_at = now()
    from aside where r.import_id = aside.import_id and r.number = aside.number returning aside.profile_id as "profileId"`.execute(
    db,
  );
  return rows.flatMap(({ profileId }) => profileId ?? []);
}

/** SQL: the accounts that have this phone, and those of register families that had it before somebody else typed it. */
export const accountsOfPhone = (
  phone: string,
) => sql<number>`(select id from accounts where phone = any(${storedPhones(phone)}::text[])
  union select p.account_id from register_rows r join account_profiles p on p.profile_id = r.profile_id
    where r.aside_phone = any(${storedPhones(phone)}::text[]))`;

/**
 * Returns and locks the account that has typed the phone of a register family; undefined if there is none. Call before
 * locking the register's row, because the confirmation of that account locks both in this order.
 */
export async function lockTyped(transaction: Kysely<Database>, profileId: string) {
  return transaction
    .selectFrom('register_rows as r')
    .innerJoin('accounts as a', 'a.phone', 'r.aside_phone')
    .select(['a.id as accountId', 'a.phone', 'a.phone_verified_at as confirmedAt'])
    .where('r.profile_id', '=', profileId)
    .forUpdate('a')
    .executeTakeFirst();
}

/** Marks a family's phone as its own again and returns it. Returns undefined if the family had not given it up. */
export async function endAsideOf(transaction: Kysely<Database>, profileId: string): Promise<string | undefined> {
  const { rows } = await sql<{ phone: string }>`
    with aside as (select import_id, number, aside_phone from register_rows
      where profile_id = ${profileId} and aside_phone is not null for update)
    update register_rows r set aside_phone = null, changed_at = now()
    from aside where r.import_id = aside.import_id and r.number = aside.number returning aside.aside_phone as phone`.execute(
    transaction,
  );
  return rows[0]?.phone;
}

/**
 * Clears the typed phone of every register row whose typed phone no account has any more. Returns the profiles of these
 * rows, each with that phone.
 */
export async function releaseAbandonedAside(db: Kysely<Database>): Promise<{ profileId: string; phone: string }[]> {
  const { rows } = await sql<{ profileId: string | null; phone: string }>`
    with aside as (select import_id, number, aside_phone from register_rows r
      where aside_phone is not null and not exists (select from accounts a where a.phone = r.aside_phone) for update)
    update register_rows r set aside_phone = null, changed_at = now()
    from aside where r.import_id = aside.import_id and r.number = aside.number
    returning r.profile_id as "profileId", aside.aside_phone as phone`.execute(db);
  return rows.flatMap(({ profileId, phone }) => (profileId === null ? [] : [{ profileId, phone }]));
}
