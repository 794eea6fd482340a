import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

type ContactKind = 'phone' | 'email';

/** Loads the stored phone and e-mail, those that are to replace them, and when a claim to the stored phone is due. */
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
  const requestFor = (contact: ContactKind) => requests.find(({ kind }) => kind === contact);
  return { ...account, wantedPhone: requestFor('phone'), wantedEmail: requestFor('email') };
}

/** Whether another account than this one has the phone. */
export async function isPhoneOfAnother(db: Kysely<Database>, phone: string, accountId: number): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('phone', '=', phone)
    .where('id', '!=', accountId)
    .executeTakeFirst();
  return found !== undefined;
}
