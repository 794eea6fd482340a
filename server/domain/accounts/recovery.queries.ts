import { type Kysely, sql } from 'kysely';
import { CLOSED_HOURS } from '#contract/session-rights.ts';
import type { Objection } from '#server/domain/contacts/objections.ts';
import { endSessions } from '#server/http/session.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { forgetBrowsers, spendResets } from './accounts.queries.ts';

const OVER_AT = sql`a.reset_by_phone_at + make_interval(hours => ${CLOSED_HOURS})`;
const DUE = sql<number>`floor(extract(epoch from ${OVER_AT}))::float8`;
const isOpen = sql<boolean>`coalesce(${OVER_AT} > now(), false)`;
/** Health that this recovery has closed, not one before it. */
const reopened = sql`case when health_closed_at >= reset_by_phone_at then null else health_closed_at end`;

/**
 * A password was set without the one before: most things stay closed for a while, and health is not read unless a second proof comes
 * until then. A family that takes over what was entered from paper has no health answers that another could have written.
 */
export async function beginRecovery(
  db: Kysely<Database>,
  accountId: number,
  { closesHealth }: { closesHealth: boolean },
): Promise<void> {
  const closed = closesHealth ? sql`coalesce(health_closed_at, now())` : sql`health_closed_at`;
  await sql`update accounts set reset_by_phone_at = now(), recovery_objected_at = null, health_closed_at = ${closed}
    where id = ${accountId}`.execute(db);
}

/** A second proof came; false where nothing was to be proved. */
export async function endRecovery(
  db: Kysely<Database>,
  accountId: number,
  { reopensHealth }: { reopensHealth: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update accounts a set reset_by_phone_at = null,
      health_closed_at = ${reopensHealth ? reopened : sql`health_closed_at`}
    where id = ${accountId} and ${isOpen} returning id`.execute(db);
  return rows.length > 0;
}

/** Somebody has come by the confirmed address: the phone alone may open it again, too. */
export async function forgetObjection(db: Kysely<Database>, accountId: number): Promise<void> {
  await db.updateTable('accounts').set({ recovery_objected_at: null }).where('id', '=', accountId).execute();
}

/** What no password fits. */
const NO_PASSWORD = '-';

/** It was somebody else: the new password opens nothing, and every session that came of it is over. False where it is over, or another by now. */
export async function refuseRecovery(
  db: Kysely<Database>,
  { accountId, due }: Pick<Objection, 'accountId' | 'due'>,
): Promise<boolean> {
  const { rows } = await sql`
    update accounts a set reset_by_phone_at = null, health_closed_at = ${reopened}, recovery_objected_at = now(),
      password_hash = ${NO_PASSWORD}
    where id = ${accountId} and ${isOpen} and ${DUE} = ${due} returning id`.execute(db);
  if (rows.length === 0) return false;
  await endSessions(db, accountId);
  await forgetBrowsers(db, accountId);
  await spendResets(db, accountId);
  return true;
}

interface Recovery {
  accountId: number;
  /** Seconds since 1970 when it is over. */
  due: number;
}

/** The account's own, where one is open. */
export async function findRecovery(db: Kysely<Database>, accountId: number) {
  return db
    .selectFrom('accounts as a')
    .select([DUE.as('due'), sql<boolean>`a.email <> '' and a.email_verified_at is not null`.as('hasEmail')])
    .select(sql<boolean>`coalesce(a.health_closed_at >= a.reset_by_phone_at, false)`.as('closesHealth'))
    .where('a.id', '=', accountId)
    .where(isOpen)
    .executeTakeFirst();
}

/** Until when it is open, an ISO time; `''` where none is. */
export async function loadRecoversUntil(db: Kysely<Database>, accountId: number): Promise<string> {
  const found = await findRecovery(db, accountId);
  return found ? new Date(found.due * 1000).toISOString() : '';
}

/** Those of the others who look after a profile of this account; of one profile alone where it is named. */
export async function listRecoveriesBeside(
  db: Kysely<Database>,
  { accountId, profileId }: { accountId: number; profileId?: string },
): Promise<Recovery[]> {
  const { rows } = await sql<Recovery>`
    select distinct a.id as "accountId", ${DUE} as due from account_profiles mine
      join account_profiles p on p.profile_id = mine.profile_id and p.account_id <> mine.account_id
      join accounts a on a.id = p.account_id
    where mine.account_id = ${accountId} and mine.profile_id = coalesce(${profileId ?? null}, mine.profile_id)
      and mine.joined_at < a.reset_by_phone_at and ${isOpen}`.execute(db);
  return rows;
}
