import { type Kysely, sql } from 'kysely';
import type { RequestKind } from '#contract/staff/request-kinds.ts';
import { dropReset } from '#server/domain/passwords/password-resets.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

const DUE = sql`floor(extract(epoch from r.due_at))::float8`;
/** A link for a new password is taken back as long as nobody has used it. */
const waitsFor = (accountId: number) => sql`r.ended_at is null and (r.done_at is null or (r.kind = 'reset'
    and exists (select from password_resets l where l.account_id = r.account_id and l.expires_at > now())))
  and r.profile_id in (select profile_id from account_profiles where account_id = ${accountId})`;

/** What the office asks to do with the profiles of an account, the latest first. */
export async function listAskedByOffice(db: Kysely<Database>, accountId: number) {
  const { rows } = await sql<{ id: number; kind: RequestKind; askedAt: Date; due: number }>`
    select r.id, r.kind, r.asked_at as "askedAt", ${DUE} as due from office_requests r
    where ${waitsFor(accountId)} order by r.id desc`.execute(db);
  return rows;
}

/** Of somebody who says that the profile is their own: the holder who would lose it cannot end it, or nobody could ever be heard. */
const isOfClaim = (accountId: number) => sql`(r.kind = 'role' and r.account_id <> ${accountId} and exists (
  select from whose_claims w where w.profile_id = r.profile_id and w.account_id = r.account_id and w.ended_at is null))`;

/**
 * An account objects to what was asked up to this moment: none of it is done, `stopped`; another role for somebody who claims the profile, by
 * two persons alone, `heard`, whatever else is stopped. Undefined where all is over.
 */
export async function stopRequests(
  db: Kysely<Database>,
  { accountId, due }: { accountId: number; due?: number },
): Promise<'stopped' | 'heard' | undefined> {
  const isMeant = sql`${waitsFor(accountId)} and (${due ?? null}::float8 is null or ${DUE} <= ${due ?? null}::float8)`;
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isHeard: boolean; isStopped: boolean; resets: number[] }>`
      with stopped as (update office_requests r set ended_at = now(), ended_how = 'objected', former = '', value = ''
      where ${isMeant} and not ${isOfClaim(accountId)}
      returning r.id, r.kind, r.account_id),
      heard as (update office_requests r set needs_two = true where ${isMeant} and ${isOfClaim(accountId)} returning r.id)
      select exists (select from heard) as "isHeard", exists (select from stopped) as "isStopped",
        (select coalesce(json_agg(account_id), '[]') from stopped where kind = 'reset' and account_id is not null) as resets`.execute(
      transaction,
    );
    const [said] = rows;
    for (const id of said?.resets ?? []) await dropReset(transaction, id);
    if (said?.isHeard) return 'heard';
    return said?.isStopped ? 'stopped' : undefined;
  });
}
