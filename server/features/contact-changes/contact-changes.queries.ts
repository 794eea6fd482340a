import { type Kysely, sql } from 'kysely';
import { OBJECTION_DAYS } from '#contract/contact-changes.ts';
import type { Database } from '#server/platform/db/tables.ts';

type Kind = 'phone' | 'email';

const inSevenDays = sql<Date>`now() + make_interval(days => ${OBJECTION_DAYS})`;

/** What is stored, and what is to take its place. */
export async function loadContacts(db: Kysely<Database>, accountId: number) {
  const account = await db
    .selectFrom('accounts as a')
    .leftJoin('phone_claims as c', 'c.account_id', 'a.id')
    .select(['a.phone', 'a.email', 'a.email_verified_at as emailConfirmedAt', 'c.due_at as claimDueAt'])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const requests = await db
    .selectFrom('contact_requests')
    .select(['kind', 'wanted', 'due_at as dueAt'])
    .where('account_id', '=', accountId)
    .execute();
  const wantedOf = (wanted: Kind) => requests.find(({ kind }) => kind === wanted);
  return { ...account, wantedPhone: wantedOf('phone'), wantedEmail: wantedOf('email') };
}

/** Another wish takes the place of the one before. */
export async function wantContact(db: Kysely<Database>, accountId: number, kind: Kind, wanted: string): Promise<void> {
  const anew = { wanted, asked_at: sql<Date>`now()`, confirmed_at: null, due_at: null };
  await db
    .insertInto('contact_requests')
    .values({ account_id: accountId, kind, ...anew })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet(anew))
    .execute();
}

/** The wanted one is theirs; false where another is wanted by now. `isFinal`: it takes its place at once. */
export async function confirmWanted(
  db: Kysely<Database>,
  { accountId, kind, wanted }: { accountId: number; kind: Kind; wanted: string },
  isFinal: boolean,
): Promise<boolean> {
  const found = await db
    .updateTable('contact_requests')
    .set({ confirmed_at: sql<Date>`now()`, due_at: isFinal ? sql<Date>`now()` : inSevenDays })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('wanted', '=', wanted)
    .returning('account_id')
    .executeTakeFirst();
  return found !== undefined;
}

/** The one of before agrees: what is confirmed takes its place at once. */
export async function makeDueNow(db: Kysely<Database>, accountId: number, kind: Kind): Promise<void> {
  await db
    .updateTable('contact_requests')
    .set({ due_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('confirmed_at', 'is not', null)
    .execute();
}

export async function dropRequest(db: Kysely<Database>, accountId: number, kind: Kind): Promise<boolean> {
  const gone = await db
    .deleteFrom('contact_requests')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .returning('account_id')
    .executeTakeFirst();
  return gone !== undefined;
}

export async function confirmEmailOf(db: Kysely<Database>, accountId: number, email: string): Promise<boolean> {
  const found = await db
    .updateTable('accounts')
    .set({ email_verified_at: sql<Date>`now()` })
    .where('id', '=', accountId)
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
}

export async function isPhoneOfAnother(db: Kysely<Database>, phone: string, accountId: number): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('phone', '=', phone)
    .where('id', '!=', accountId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The account loses its number in seven days; at once where it has never proved to hold it, or nobody has logged in for a year. */
export async function claim(db: Kysely<Database>, accountId: number): Promise<void> {
  await sql`
    insert into phone_claims (account_id, due_at) values (${accountId}, case when exists (
      select from account_profiles p join accounts a on a.id = p.account_id where a.id = ${accountId}
        and a.phone_verified_at is not null and greatest(p.used_at, a.created_at) > now() - interval '1 year')
      then ${inSevenDays} else now() end)
    on conflict (account_id) do update set due_at = least(phone_claims.due_at, excluded.due_at)`.execute(db);
}

export async function dropClaim(db: Kysely<Database>, accountId: number): Promise<void> {
  await db.deleteFrom('phone_claims').where('account_id', '=', accountId).execute();
}
