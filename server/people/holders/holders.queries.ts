import { type Kysely, sql } from 'kysely';
import type { Role, Whose } from '#contract/roles.ts';
import type { AccountProfile, Database } from '#server/db/tables.ts';
import { eraseAfterLeaving } from '#server/people/consents/health.queries.ts';
import { listAgreedPairs } from '#server/people/haemoglobin/end-pair-check.queries.ts';
import { lockMembers } from '#server/people/members/lock.queries.ts';
import { takeAlong } from './take-along.queries.ts';

/** The accounts of a profile, the first first. */
export function listHolders(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('account_profiles as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['a.id', 'a.phone', 'p.role', 'p.joined_at as since'])
    .where('p.profile_id', '=', profileId)
    .orderBy('p.joined_at')
    .orderBy('a.id')
    .execute();
}

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

export async function addHolder(
  db: Kysely<Database>,
  { accountId, profileId }: AccountProfile,
  role: Whose,
): Promise<void> {
  await db.insertInto('account_profiles').values({ account_id: accountId, profile_id: profileId, role }).execute();
}

/**
 * An account looks after a profile no more: its sessions there are over, what came of it goes along, answers about health that rest on
 * its consent alone are erased, and with its last profile it goes itself. False
 * where it does not look after it, or is the only one that does.
 */
export async function removeHolder(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<boolean> {
  // Before its accounts, as everywhere; pair checks with others may end.
  await lockMembers(db, [profileId, ...(await listAgreedPairs(db, profileId))]);
  const holders = await db
    .selectFrom('account_profiles')
    .select('account_id')
    .where('profile_id', '=', profileId)
    .forUpdate()
    .execute();
  if (holders.length < 2 || !holders.some(({ account_id }) => account_id === accountId)) return false;
  const endsHealth = await takeAlong(db, { accountId, profileId });
  await db
    .updateTable('candidate_choices')
    .set({ reached_account: null })
    .where('profile_id', '=', profileId)
    .where('reached_account', '=', accountId)
    .execute();
  for (const table of ['sessions', 'account_profiles'] as const) {
    await db.deleteFrom(table).where('account_id', '=', accountId).where('profile_id', '=', profileId).execute();
  }
  if (endsHealth) await eraseAfterLeaving(db, profileId);
  return true;
}

/** Other profiles of an account that may be opened; of one that is suspended the reason. */
export function listOthers(db: Kysely<Database>, { accountId, profileId }: AccountProfile) {
  return db
    .selectFrom('account_profiles as p')
    .innerJoin('members as m', 'm.profile_id', 'p.profile_id')
    .select(['m.profile_id as profileId', 'm.name'])
    .where('p.account_id', '=', accountId)
    .where('m.profile_id', '!=', profileId)
    .where('m.deletion_due_at', 'is', null)
    .orderBy('p.joined_at')
    .orderBy('m.profile_id')
    .execute();
}

/** All profiles of an account, also those that are on their way out. */
export function listProfiles(db: Kysely<Database>, accountId: number) {
  return db
    .selectFrom('account_profiles as p')
    .innerJoin('members as m', 'm.profile_id', 'p.profile_id')
    .select(['m.profile_id as profileId', 'm.name', 'm.gender'])
    .select(sql<boolean>`m.registered_at is not null`.as('isRegistered'))
    .select(sql<boolean>`m.deletion_due_at is not null`.as('isLeaving'))
    .where('p.account_id', '=', accountId)
    .execute();
}

/** Nothing else changes what the account looks after until the transaction is over. */
export async function lockAccount(transaction: Kysely<Database>, accountId: number): Promise<void> {
  await transaction.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
}
