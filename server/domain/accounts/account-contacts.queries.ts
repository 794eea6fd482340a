import { type Kysely, sql } from 'kysely';
import { endSteppedAside } from '#server/domain/members/end-stepped-aside.queries.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { loadFirstAccount, NO_COUNTRY } from './accounts.queries.ts';

type Kind = 'phone' | 'email';

/** Phone or e-mail, and since when the account has proved to hold it where that is known. */
export async function setContact(
  db: Kysely<Database>,
  accountId: number,
  { kind, value, confirmedAt }: { kind: Kind; value: string; confirmedAt?: Date },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ [kind]: value, ...(confirmedAt && { [`${kind}_verified_at`]: confirmedAt }) })
    .where('id', '=', accountId)
    .execute();
}

/** The person who logs in with this account answers its phone; with `phone`, only while it has that one. */
export async function confirmPhone(db: Kysely<Database>, accountId: number, phone?: string): Promise<void> {
  const confirmed = await db
    .updateTable('accounts')
    .set({ phone_verified_at: sql<Date>`now()` })
    .where('id', '=', accountId)
    .$if(phone !== undefined, (query) => query.where('phone', '=', phone ?? ''))
    .returning('phone')
    .executeTakeFirst();
  if (confirmed !== undefined) await endSteppedAside(db, confirmed.phone);
}

/** False where the account has another e-mail by now. */
export async function confirmEmail(db: Kysely<Database>, accountId: number, email: string): Promise<boolean> {
  const found = await db
    .updateTable('accounts')
    .set({ email_verified_at: sql<Date>`now()` })
    .where('id', '=', accountId)
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** By a call or a messenger the office has spoken to the person at that phone or address; or finds that it is not theirs. */
export async function setConfirmed(
  db: Kysely<Database>,
  profileId: string,
  { kind, isConfirmed }: { kind: Kind; isConfirmed: boolean },
): Promise<boolean> {
  const account = await loadFirstAccount(db, profileId);
  if (account === undefined) return false;
  const column = kind === 'phone' ? 'phone_verified_at' : 'email_verified_at';
  const changed = await db
    .updateTable('accounts')
    .set({ [column]: isConfirmed ? sql<Date>`now()` : null })
    .where('id', '=', account.id)
    .where(column, isConfirmed ? 'is' : 'is not', null)
    .returning('phone')
    .executeTakeFirst();
  if (changed !== undefined && kind === 'phone' && isConfirmed) await endSteppedAside(db, changed.phone);
  return changed !== undefined;
}

/** The number is somebody else's now: the account has none any more. */
export async function removePhone(db: Kysely<Database>, accountId: number): Promise<void> {
  await sql`update accounts set phone = ${NO_COUNTRY} || lpad(id::text, 9, '0') where id = ${accountId}`.execute(db);
}

/** An account of a profile whose number was taken away has it again. */
export async function returnPhone(db: Kysely<Database>, profileId: string, phone: string): Promise<void> {
  await sql`update accounts a set phone = ${phone} from account_profiles p
    where p.account_id = a.id and p.profile_id = ${profileId} and a.phone like ${`${NO_COUNTRY}%`}`.execute(db);
}

const GRACE_DAYS = 30;

/** The first login of an account of before begins its thirty days without a confirmed phone. */
export async function beginGrace(db: Kysely<Database>, accountId: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ confirm_by: sql<Date>`now() + make_interval(days => ${GRACE_DAYS})` })
    .where('id', '=', accountId)
    .where('confirm_by', '=', sql<Date>`'infinity'`)
    .execute();
}

/** After a year without a login a number may be somebody else's. */
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
