import { type Kysely, sql } from 'kysely';
import { CLOSED_HOURS } from '#contract/session-rights.ts';
import type { Objection } from '#server/domain/contacts/objections.ts';
import { endSessions } from '#server/http/session.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { forgetBrowsers, spendResets } from './accounts.queries.ts';

/** SQL: when the recovery of the account `a` ends; null if it has none. */
const RECOVERY_END = sql`a.reset_by_phone_at + make_interval(hours => ${CLOSED_HOURS})`;
/** SQL: the end of the recovery of the account `a`, in whole seconds since 1970. */
const END_SECONDS = sql<number>`floor(extract(epoch from ${RECOVERY_END}))::float8`;
/** SQL: whether the recovery of the account `a` is still open. */
const isRecoveryOpen = sql<boolean>`coalesce(${RECOVERY_END} > now(), false)`;
/** SQL: the new `health_closed_at`: null if this recovery closed the health answers, else unchanged. */
const reopenedHealth = sql`case when health_closed_at >= reset_by_phone_at then null else health_closed_at end`;

/**
 * Begins a recovery: a password was set without the old one. Most actions are closed for `CLOSED_HOURS`, and health
 * answers stay closed unless a second proof comes in that time. `closesHealth` is false for a family that takes over a
 * profile entered from paper, because nobody else wrote its health answers.
 */
export async function beginRecovery(
  db: Kysely<Database>,
  accountId: number,
  { closesHealth }: { closesHealth: boolean },
): Promise<void> {
  const closedAt = closesHealth ? sql`coalesce(health_closed_at, now())` : sql`health_closed_at`;
  await sql`update accounts set reset_by_phone_at = now(), recovery_objected_at = null, health_closed_at = ${closedAt}
    where id = ${accountId}`.execute(db);
}

/**
 * Ends a recovery after a second proof. With `reopensHealth`, opens the health answers that this recovery closed.
 * Returns false if no recovery was open.
 */
export async function endRecovery(
  db: Kysely<Database>,
  accountId: number,
  { reopensHealth }: { reopensHealth: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update accounts a set reset_by_phone_at = null,
      health_closed_at = ${reopensHealth ? reopenedHealth : sql`health_closed_at`}
    where id = ${accountId} and ${isRecoveryOpen} returning id`.execute(db);
  return rows.length > 0;
}

/**
 * Deletes the recorded objection, because the owner has come through the confirmed e-mail. A reset by phone alone is
 * possible again.
 */
export async function forgetObjection(db: Kysely<Database>, accountId: number): Promise<void> {
  await db.updateTable('accounts').set({ recovery_objected_at: null }).where('id', '=', accountId).execute();
}

/** A hash that no password matches. */
const NO_PASSWORD = '-';

/**
 * Refuses a recovery that somebody else began: makes the new password unusable and ends all sessions. Returns false if
 * that recovery is over or replaced by another.
 */
export async function objectToRecovery(
  db: Kysely<Database>,
  { accountId, due }: Pick<Objection, 'accountId' | 'due'>,
): Promise<boolean> {
  const { rows } = await sql`
    update accounts a set reset_by_phone_at = null, health_closed_at = ${reopenedHealth}, recovery_objected_at = now(),
      password_hash = ${NO_PASSWORD}
    where id = ${accountId} and ${isRecoveryOpen} and ${END_SECONDS} = ${due} returning id`.execute(db);
  if (rows.length === 0) return false;
  await endSessions(db, accountId);
  await forgetBrowsers(db, accountId);
  await spendResets(db, accountId);
  return true;
}

interface Recovery {
  accountId: number;
  /** When the recovery ends, in seconds since 1970. */
  due: number;
}

/**
 * Returns the open recovery of the account: when it ends (seconds since 1970), whether the account has a confirmed
 * e-mail, and whether the recovery has closed health answers. Undefined if no recovery is open.
 */
export async function findRecovery(db: Kysely<Database>, accountId: number) {
  return db
    .selectFrom('accounts as a')
    .select([END_SECONDS.as('due'), sql<boolean>`a.email <> '' and a.email_verified_at is not null`.as('hasEmail')])
    .select(sql<boolean>`coalesce(a.health_closed_at >= a.reset_by_phone_at, false)`.as('closesHealth'))
    .where('a.id', '=', accountId)
    .where(isRecoveryOpen)
    .executeTakeFirst();
}

/** Returns when the open recovery of the account ends, as an ISO time; `''` if no recovery is open. */
export async function loadRecoversUntil(db: Kysely<Database>, accountId: number): Promise<string> {
  const recovery = await findRecovery(db, accountId);
  return recovery ? new Date(recovery.due * 1000).toISOString() : '';
}

/**
 * Lists the open recoveries of other accounts that look after a profile of this account, begun after this account
 * joined the profile. With `profileId`, only for that profile.
 */
export async function listRecoveriesBeside(
  db: Kysely<Database>,
  { accountId, profileId }: { accountId: number; profileId?: string },
): Promise<Recovery[]> {
  const { rows } = await sql<Recovery>`
    select distinct a.id as "accountId", ${END_SECONDS} as due from account_profiles mine
      join account_profiles p on p.profile_id = mine.profile_id and p.account_id <> mine.account_id
      join accounts a on a.id = p.account_id
    where mine.account_id = ${accountId} and mine.profile_id = coalesce(${profileId ?? null}, mine.profile_id)
      and mine.joined_at < a.reset_by_phone_at and ${isRecoveryOpen}`.execute(db);
  return rows;
}
