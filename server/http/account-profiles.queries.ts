import { type Kysely, sql } from 'kysely';
import type { Role } from '#contract/roles.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/**
 * Lets an account open a profile, in this role. The table is written in this folder because a session in use writes it
 * too (`touchSession`).
 */
export async function addAccountProfile(
  db: Kysely<Database>,
  { accountId, profileId }: AccountProfile,
  role: Role,
): Promise<void> {
  await db.insertInto('account_profiles').values({ account_id: accountId, profile_id: profileId, role }).execute();
}

/** Sets the role of an account in a profile. `role_since` changes only if the role does. */
export async function setRole(
  db: Kysely<Database>,
  { accountId, profileId }: AccountProfile,
  role: Role,
): Promise<void> {
  await db
    .updateTable('account_profiles')
    .set({ role, role_since: sql<Date | null>`case when role = ${role} then role_since else now() end` })
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .execute();
}

/** Records that the account has just logged in to the profile. */
export async function markUsed(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<void> {
  await db
    .updateTable('account_profiles')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .execute();
}

/** Records contact with the family today, by any channel. Every account that looks after the profile counts as seen. */
export async function noteSeen(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('account_profiles')
    .set({ seen_at: sql<Date>`now()` })
    .where('profile_id', '=', profileId)
    .execute();
}

/**
 * Records that the account is being asked whose profile it is, or for the candidate's agreement. Returns when it was
 * first asked, which is now if never before.
 */
export async function beginAsking(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<Date> {
  const { askedAt } = await db
    .updateTable('account_profiles')
    .set({ asked_at: sql<Date>`coalesce(asked_at, now())` })
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .returning(sql<Date>`asked_at`.as('askedAt'))
    .executeTakeFirstOrThrow();
  return askedAt;
}

/** Takes the profile from the account and ends the account's sessions there. */
export async function removeAccountProfile(
  db: Kysely<Database>,
  { accountId, profileId }: AccountProfile,
): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).where('profile_id', '=', profileId).execute();
  await db
    .deleteFrom('account_profiles')
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .execute();
}
