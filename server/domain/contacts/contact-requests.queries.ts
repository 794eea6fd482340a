import { type Kysely, sql } from 'kysely';
import { OBJECTION_DAYS } from '#contract/contact-changes.ts';
import { findRecovery } from '#server/domain/accounts/recovery.queries.ts';
import { listOpenLetters } from '#server/domain/members/deletion-letters.queries.ts';
import { listAskedByOffice } from '#server/domain/office-requests/office-requests.queries.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import type { Objected, Objection } from './objections.ts';

/** SQL: `due_at`, when a change takes effect, in whole seconds since 1970. */
const DUE_SECONDS = sql`floor(extract(epoch from due_at))::float8`;

/**
 * Lists everything to which an account can still object: confirmed changes of its phone and e-mail, a claim of its
 * number, its removals, deletions, requests of the office, and a recovery.
 */
export async function listObjectable(db: Kysely<Database>, accountId: number): Promise<Objection[]> {
  const { rows } = await sql<{ what: Objected; due: number }>`
    select kind as what, ${DUE_SECONDS} as due from contact_requests where account_id = ${accountId} and due_at > now()
    union all select 'claim', ${DUE_SECONDS} from phone_claims where account_id = ${accountId} and due_at > now()
    union all select 'removal', ${DUE_SECONDS} from holder_removals
      where account_id = ${accountId} and due_at > now() and objected_at is null`.execute(db);
  const recovery = await findRecovery(db, accountId);
  const letters = await listOpenLetters(db, accountId);
  const officeRequests = await listAskedByOffice(db, accountId);
  return [
    ...rows,
    ...letters.map((due) => ({ what: 'deletion' as const, due })),
    ...officeRequests.map(({ due }) => ({ what: 'office' as const, due })),
    ...(recovery ? [{ what: 'recovery' as const, due: recovery.due }] : []),
  ].map((row) => ({ ...row, accountId }));
}

/**
 * Cancels the change of phone or e-mail, or the claim, that an objection names. Returns false if this change or claim
 * is over or replaced by another, which has another due time.
 */
export async function dropObjected(
  db: Kysely<Database>,
  { accountId, what, due }: Objection & { what: Exclude<Objected, 'deletion' | 'removal' | 'office' | 'recovery'> },
): Promise<boolean> {
  const isNamed = sql`account_id = ${accountId} and ${DUE_SECONDS} = ${due} and due_at > now()`;
  const { rows } =
    what === 'claim'
      ? await sql`delete from phone_claims where ${isNamed} returning account_id`.execute(db)
      : await sql`delete from contact_requests where ${isNamed} and kind = ${what} returning account_id`.execute(db);
  return rows.length > 0;
}

/**
 * Returns the removals that an objection names: the account, and each profile that the account is to stop looking
 * after.
 */
export async function findRemovals(db: Kysely<Database>, { accountId, due }: Objection): Promise<AccountProfile[]> {
  const { rows } = await sql<AccountProfile>`
    select account_id as "accountId", profile_id as "profileId" from holder_removals
    where account_id = ${accountId} and ${DUE_SECONDS} = ${due} and due_at > now()`.execute(db);
  return rows;
}

type ContactKind = 'phone' | 'email';

/** SQL: when a change that is confirmed now takes effect, if nobody objects. */
export const objectionEnd = sql<Date>`now() + make_interval(days => ${OBJECTION_DAYS})`;

/** Saves the phone or e-mail that the account wants, not confirmed yet. A later request replaces the former. */
export async function wantContact(
  db: Kysely<Database>,
  accountId: number,
  kind: ContactKind,
  wanted: string,
): Promise<void> {
  const newRequest = { wanted, asked_at: sql<Date>`now()`, confirmed_at: null, due_at: null };
  await db
    .insertInto('contact_requests')
    .values({ account_id: accountId, kind, ...newRequest })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet(newRequest))
    .execute();
}

/**
 * Marks the wanted phone or e-mail as confirmed. Returns false if the account does not want this phone or e-mail any
 * more. With `isFinal`, the change is due at once, else after `OBJECTION_DAYS`.
 */
export async function confirmWanted(
  db: Kysely<Database>,
  { accountId, kind, wanted }: { accountId: number; kind: ContactKind; wanted: string },
  isFinal: boolean,
): Promise<boolean> {
  const confirmedRequest = await db
    .updateTable('contact_requests')
    .set({ confirmed_at: sql<Date>`now()`, due_at: isFinal ? sql<Date>`now()` : objectionEnd })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('wanted', '=', wanted)
    .returning('account_id')
    .executeTakeFirst();
  return confirmedRequest !== undefined;
}

/** Makes a confirmed change due at once, because the former phone or e-mail has agreed to it. */
export async function makeDueNow(db: Kysely<Database>, accountId: number, kind: ContactKind): Promise<void> {
  await db
    .updateTable('contact_requests')
    .set({ due_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('confirmed_at', 'is not', null)
    .execute();
}

/** Deletes the wanted phone or e-mail of an account. Returns false if there was none. */
export async function dropRequest(db: Kysely<Database>, accountId: number, kind: ContactKind): Promise<boolean> {
  const deletedRequest = await db
    .deleteFrom('contact_requests')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .returning('account_id')
    .executeTakeFirst();
  return deletedRequest !== undefined;
}

/** Records the account's former phone or e-mail, and the reason of the change. */
export async function insertContactChange(
  db: Kysely<Database>,
  accountId: number,
  change: { kind: ContactKind; former: string; reason: string },
): Promise<void> {
  await db
    .insertInto('contact_changes')
    .values({ account_id: accountId, ...change })
    .execute();
}

/** Deletes unconfirmed requests older than the retention period (`verifications`). */
export async function expireContactRequests(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('contact_requests')
    .where('due_at', 'is', null)
    .where('asked_at', '<', expiryCutoff('verifications'))
    .execute();
}
