import { type Kysely, sql } from 'kysely';
import { endSteppedAside } from '#server/domain/members/end-stepped-aside.queries.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { loadFirstAccount, NO_COUNTRY } from './accounts.queries.ts';

type ContactKind = 'phone' | 'email';

/**
 * Sets the phone or e-mail of an account. With `confirmedAt`, also records when its owner proved to have this phone or
 * e-mail.
 */
export async function setContact(
  db: Kysely<Database>,
  accountId: number,
  { kind, value, confirmedAt }: { kind: ContactKind; value: string; confirmedAt?: Date },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ [kind]: value, ...(confirmedAt && { [`${kind}_verified_at`]: confirmedAt }) })
    .where('id', '=', accountId)
    .execute();
}

/** Marks the phone of an account as confirmed. With `phone`, only if that is still the phone of the account. */
export async function confirmPhone(db: Kysely<Database>, accountId: number, phone?: string): Promise<void> {
  const confirmedAccount = await db
    .updateTable('accounts')
    .set({ phone_verified_at: sql<Date>`now()` })
    .where('id', '=', accountId)
    .$if(phone !== undefined, (query) => query.where('phone', '=', phone ?? ''))
    .returning('phone')
    .executeTakeFirst();
  if (confirmedAccount !== undefined) await endSteppedAside(db, confirmedAccount.phone);
}

/** Marks an e-mail as confirmed. Returns false if the account has a different e-mail by now. */
export async function confirmEmail(db: Kysely<Database>, accountId: number, email: string): Promise<boolean> {
  const confirmedAccount = await db
    .updateTable('accounts')
    .set({ email_verified_at: sql<Date>`now()` })
    .where('id', '=', accountId)
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  return confirmedAccount !== undefined;
}

/**
 * Records what the office found by a call or a message: the phone or e-mail of the profile's first account is confirmed
 * or not. Returns false if the profile has no account, or the account was already in that state.
 */
export async function setConfirmed(
  db: Kysely<Database>,
  profileId: string,
  { kind, isConfirmed }: { kind: ContactKind; isConfirmed: boolean },
): Promise<boolean> {
  const account = await loadFirstAccount(db, profileId);
  if (account === undefined) return false;
  const column = kind === 'phone' ? 'phone_verified_at' : 'email_verified_at';
  const changedAccount = await db
    .updateTable('accounts')
    .set({ [column]: isConfirmed ? sql<Date>`now()` : null })
    .where('id', '=', account.id)
    .where(column, isConfirmed ? 'is' : 'is not', null)
    .returning('phone')
    .executeTakeFirst();
  if (changedAccount === undefined) return false;
  if (kind === 'phone' && isConfirmed) await endSteppedAside(db, changedAccount.phone);
  return true;
}

/**
 * Replaces the phone of an account by a placeholder, because the number now belongs to somebody else. The placeholder
 * ends with the id of the account, so each is unique.
 */
export async function removePhone(db: Kysely<Database>, accountId: number): Promise<void> {
  await sql`update accounts set phone = ${NO_COUNTRY} || lpad(id::text, 9, '0') where id = ${accountId}`.execute(db);
}

/** Gives a phone back to the account of a profile whose number was taken away. */
export async function returnPhone(db: Kysely<Database>, profileId: string, phone: string): Promise<void> {
  await sql`update accounts a set phone = ${phone} from account_profiles p
    where p.account_id = a.id and p.profile_id = ${profileId} and a.phone like ${`${NO_COUNTRY}%`}`.execute(db);
}

/** Days in which an account without a confirmed phone may still see others and be shown, from its next login on. */
const GRACE_DAYS = 30;

/** Starts the `GRACE_DAYS` of an account without a confirmed phone. Does nothing if they have already started. */
export async function beginGrace(db: Kysely<Database>, accountId: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ confirm_by: sql<Date>`now() + make_interval(days => ${GRACE_DAYS})` })
    .where('id', '=', accountId)
    .where('confirm_by', '=', sql<Date>`'infinity'`)
    .execute();
}

/**
 * Expires old confirmations of phones if the account has not logged in for a long time. The number may belong to
 * somebody else by now.
 */
export async function expireConfirmedPhones(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('accounts as a')
    .set({ phone_verified_at: null })
    .where('a.phone_verified_at', '<', expiryCutoff('phones'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_profiles as p')
            .whereRef('p.account_id', '=', 'a.id')
            .where('p.used_at', '>', expiryCutoff('phones')),
        ),
      ),
    )
    .execute();
}
