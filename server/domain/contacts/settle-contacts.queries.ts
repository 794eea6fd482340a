import { type Kysely, sql } from 'kysely';
import { removePhone, setContact } from '#server/domain/accounts/account-contacts.queries.ts';
import { forgetBrowsers, spendResets } from '#server/domain/accounts/accounts.queries.ts';
import { pauseProfilesOfAlone } from '#server/domain/visibility-settings/pauses.queries.ts';
import { endSessions } from '#server/http/session.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { insertContactChange } from './contact-requests.queries.ts';

/**
 * Applies every change of phone or e-mail that is due, and takes away the numbers whose claims are due. For one
 * account, or for all accounts if null.
 */
export async function settleContacts(db: Kysely<Database>, accountId: number | null = null): Promise<void> {
  await settleRequests(db, accountId);
  await settleClaims(db, accountId);
}

async function settleRequests(db: Kysely<Database>, accountId: number | null): Promise<void> {
  const { rows } = await sql<{ accountId: number; kind: 'phone' | 'email'; wanted: string; confirmedAt: Date }>`
    delete from contact_requests where due_at <= now() and account_id = coalesce(${accountId}, account_id)
    returning account_id as "accountId", kind, wanted, confirmed_at as "confirmedAt"`.execute(db);
  for (const { accountId: id, kind, wanted, confirmedAt } of rows) {
    const { former, isInUse } = await loadFormerContact(db, id, kind, wanted);
    // Another account has registered that number meanwhile.
    if (isInUse) continue;
    await setContact(db, id, { kind, value: wanted, confirmedAt });
    await spendResets(db, id);
    await insertContactChange(db, id, { kind, former, reason: 'by the member' });
  }
}

/** Locks the account and returns its present phone or e-mail, and whether an account has the wanted phone. */
async function loadFormerContact(db: Kysely<Database>, id: number, kind: 'phone' | 'email', wanted: string) {
  const { former } = await db
    .selectFrom('accounts')
    .select(`${kind} as former`)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (kind === 'email') return { former, isInUse: false };
  const owner = await db.selectFrom('accounts').select('id').where('phone', '=', wanted).executeTakeFirst();
  return { former, isInUse: owner !== undefined };
}

async function settleClaims(db: Kysely<Database>, accountId: number | null): Promise<void> {
  const { rows } = await sql<{ accountId: number }>`
    delete from phone_claims where due_at <= now() and account_id = coalesce(${accountId}, account_id)
    returning account_id as "accountId"`.execute(db);
  for (const { accountId: id } of rows) await takeNumberAway(db, id);
}

/**
 * Takes the number of an account away from it. The account keeps its profiles; the profiles that no other account looks
 * after are paused. Neither the new nor the former owner of the number can log in to this account.
 */
export async function takeNumberAway(db: Kysely<Database>, accountId: number): Promise<void> {
  await sql`
    insert into contact_changes (account_id, kind, former, reason)
    select id, 'phone', phone, 'the number is somebody else’s now' from accounts where id = ${accountId}`.execute(db);
  await removePhone(db, accountId);
  await endSessions(db, accountId);
  await forgetBrowsers(db, accountId);
  await spendResets(db, accountId);
  await pauseProfilesOfAlone(db, accountId);
}
