import { type Kysely, sql } from 'kysely';
import { UNDO_HOURS } from '#contract/acts.ts';
import { removeGuardian } from '#server/domain/answers/guardian.queries.ts';
import { endLinksMadeBy } from '#server/domain/card-links/card-links.queries.ts';
import { endConsentsOf } from '#server/domain/consents/consents.queries.ts';
import { eraseAfterLeaving } from '#server/domain/consents/health.queries.ts';
import { listAgreedPairs } from '#server/domain/consents/pair-consents.queries.ts';
import { emptyGuardianPhone } from '#server/domain/contacts/contact.queries.ts';
import { eraseDisabilityOf } from '#server/domain/disability/disability.queries.ts';
import { withdrawSentBy } from '#server/domain/interests/introductions.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { clearAnswersOf } from '#server/domain/proposals/proposals.queries.ts';
import { removeSealedWith } from '#server/domain/sealed-words/sealed-words.queries.ts';
import { onlySeen } from '#server/domain/visibility/load-views.ts';
import { clearPressesOf } from '#server/domain/weekly-pairs/pairs.queries.ts';
import { removeAccountProfile } from '#server/http/account-profiles.queries.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import { withdrawAllOf } from './invitations.queries.ts';

/** Lists the accounts that look after a profile, in the order in which they joined. */
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

/**
 * Removes an account from a profile: ends its sessions there, removes what it made, and erases health answers that rest
 * on its consent alone. An account without a further profile is deleted. Returns false if the account does not look
 * after the profile, or is the only one that does.
 */
export async function removeHolder(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<boolean> {
  // Members are locked before accounts, as everywhere. Other members are locked because pair checks with them may end.
  await lockMembers(db, [profileId, ...(await listAgreedPairs(db, profileId))]);
  const holders = await db
    .selectFrom('account_profiles')
    .select('account_id')
    .where('profile_id', '=', profileId)
    .forUpdate()
    .execute();
  const isHolder = holders.some(({ account_id }) => account_id === accountId);
  if (holders.length < 2 || !isHolder) return false;
  const endsHealth = await removeBelongings(db, { accountId, profileId });
  await db
    .updateTable('candidate_choices')
    .set({ reached_account: null })
    .where('profile_id', '=', profileId)
    .where('reached_account', '=', accountId)
    .execute();
  await removeAccountProfile(db, { accountId, profileId });
  if (endsHealth) await eraseAfterLeaving(db, profileId);
  return true;
}

/** Lists the profiles of an account other than this one, without those that are being deleted. */
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

/** Lists all profiles of an account, including those that are being deleted. */
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

/** Locks the account's row, so that its profiles do not change until the transaction ends. */
export async function lockAccount(transaction: Kysely<Database>, accountId: number): Promise<void> {
  await transaction.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
}

/** Returns, for the download, who the member is, and how this account is reached. */
export async function memberInDownload(db: Kysely<Database>, { accountId, profileId }: AccountProfile) {
  return db
    .selectFrom(['members as m', 'accounts as a'])
    .select([
      'm.profile_id',
      'm.name',
      'm.name_spelled',
      'm.gender',
      'a.phone',
      'a.email',
      'm.created_at',
      'm.registered_at',
    ])
    .where('m.profile_id', '=', profileId)
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** Returns, for the download, the account that downloads, and its role in the profile. */
export async function accountInDownload(db: Kysely<Database>, { accountId, profileId }: AccountProfile) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('account_profiles as p', 'p.account_id', 'a.id')
    .select([
      'p.role',
      'p.joined_at',
      'a.language',
      'a.letters',
      'a.phone_verified_at',
      'a.email_verified_at',
      'a.created_at',
    ])
    .select(
      sql<number>`(select count(*)::int from kept_names k where k.account_id = a.id)`.as('phones_that_keep_a_name'),
    )
    .where('a.id', '=', accountId)
    .where('p.profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
}

/**
 * Removes what belongs to an account that stops looking after a profile. This covers its phone where families get it,
 * its card links and invitations, its unanswered interests, its answers to introductions of the week and to proposals,
 * sealed words, a disability that rests on its consent, and its own consents. No other number replaces a removed phone;
 * the family is asked. Returns whether the account had consented to health answers.
 */
async function removeBelongings(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<boolean> {
  await removeGuardian(db, { accountId, profileId });
  await emptyGuardianPhone(db, { accountId, profileId });
  await endLinksMadeBy(db, { accountId, profileId });
  const endsHealth = await endConsentsOf(db, { accountId, profileId });
  await withdrawAllOf(db, { accountId, profileId });
  await withdrawSentBy(db, { accountId, profileId });
  await clearPressesOf(db, { accountId, profileId });
  await clearAnswersOf(db, { accountId, profileId });
  await removeSealedWith(db, { accountId, profileId });
  await eraseDisabilityOf(db, { accountId, profileId });
  return endsHealth;
}

/** Maximum number of acts that a list has. */
const MOST_ACTS = 100;
/** SQL: whether a guardian has done the act, and the candidate may still undo it. */
const mayBeUndone = sql<boolean>`(acts.role = 'guardian' and acts.act in ('sent', 'withdrew', 'accepted', 'declined', 'refusedWeekly')
  and acts.done_at > now() - make_interval(hours => ${UNDO_HOURS}))`;

/** Lists the latest `MOST_ACTS` acts of a profile, the latest first. */
export function listActs(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('acts')
    .select(['id', 'act', 'role', 'account_id', 'about_id', 'done_at'])
    .select(mayBeUndone.as('mayBeUndone'))
    .where('profile_id', '=', profileId)
    .orderBy('done_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ACTS)
    .execute();
}

/** Returns an act of a guardian that the candidate may still undo; else undefined. */
export async function findUndoable(db: Kysely<Database>, profileId: string, id: number) {
  return db
    .selectFrom('acts')
    .select(['act', 'about_id as aboutId'])
    .where('profile_id', '=', profileId)
    .where('id', '=', id)
    .where(mayBeUndone)
    .executeTakeFirst();
}

/** Returns all acts of a profile for the download, without those about a member who is not shown to this one. */
export async function actsInDownload(db: Kysely<Database>, profileId: string) {
  const rows = await db
    .selectFrom('acts')
    .select(['role as by', 'act', 'about_id as about_member', 'done_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
  const seenRows = await onlySeen({ db }, profileId, { rows, idOf: ({ about_member }) => about_member });
  return rows.filter((row) => row.about_member === null || seenRows.includes(row));
}
