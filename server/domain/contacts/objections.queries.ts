import { type Kysely, sql } from 'kysely';
import { findRecovery } from '#server/domain/accounts/recovery.queries.ts';
import { listOpenLetters } from '#server/domain/members/deletion-letters.queries.ts';
import { listAskedByOffice } from '#server/domain/office-requests/of-account.queries.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import type { Objected, Objection } from './objections.ts';

const DUE = sql`floor(extract(epoch from due_at))::float8`;

/** What is confirmed, and waits for the seven days in which an account may object. */
export async function listObjectable(db: Kysely<Database>, accountId: number): Promise<Objection[]> {
  const { rows } = await sql<{ what: Objected; due: number }>`
    select kind as what, ${DUE} as due from contact_requests where account_id = ${accountId} and due_at > now()
    union all select 'claim', ${DUE} from phone_claims where account_id = ${accountId} and due_at > now()
    union all select 'removal', ${DUE} from holder_removals
      where account_id = ${accountId} and due_at > now() and objected_at is null`.execute(db);
  const recovery = await findRecovery(db, accountId);
  const letters = await listOpenLetters(db, accountId);
  const asked = await listAskedByOffice(db, accountId);
  return [
    ...rows,
    ...letters.map((due) => ({ what: 'deletion' as const, due })),
    ...asked.map(({ due }) => ({ what: 'office' as const, due })),
    ...(recovery ? [{ what: 'recovery' as const, due: recovery.due }] : []),
  ].map((row) => ({ ...row, accountId }));
}

/** Of a phone, an e-mail or a claim; false where it is over, or another by now. */
export async function dropObjected(
  db: Kysely<Database>,
  { accountId, what, due }: Objection & { what: Exclude<Objected, 'deletion' | 'removal' | 'office' | 'recovery'> },
): Promise<boolean> {
  const isMeant = sql`account_id = ${accountId} and ${DUE} = ${due} and due_at > now()`;
  const { rows } =
    what === 'claim'
      ? await sql`delete from phone_claims where ${isMeant} returning account_id`.execute(db)
      : await sql`delete from contact_requests where ${isMeant} and kind = ${what} returning account_id`.execute(db);
  return rows.length > 0;
}

/** The profiles that an account is to look after no more, of one objection. */
export async function findRemovals(db: Kysely<Database>, { accountId, due }: Objection): Promise<AccountProfile[]> {
  const { rows } = await sql<AccountProfile>`
    select account_id as "accountId", profile_id as "profileId" from holder_removals
    where account_id = ${accountId} and ${DUE} = ${due} and due_at > now()`.execute(db);
  return rows;
}
