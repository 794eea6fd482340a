import { type Kysely, type RawBuilder, sql } from 'kysely';
import { KEEPING_WARNED, KEPT } from '#contract/retention.ts';
import { forgetInReports } from '#server/domain/cases/reports.queries.ts';
import { keepPairConsentsCounted } from '#server/domain/consents/pair-consents.queries.ts';
import type { FileStore } from '#server/domain/files/file-store.ts';
import { listFilesToRemove, removeFiles } from '#server/domain/files/files.queries.ts';
import { keepPairChecksCounted } from '#server/domain/haemoglobin/pair-checks.queries.ts';
import { leaveAcquaintances, noteDepartures } from '#server/domain/interests/partings.queries.ts';
import { detachRefusedRow } from '#server/domain/old-register/rows.queries.ts';
import { endProposals } from '#server/domain/proposals/proposals.queries.ts';
import { removeSealedWordsOf } from '#server/domain/sealed-words/sealed-words.queries.ts';
import { countMarriagesOf, isMarriedLong } from '#server/domain/together/outcomes.queries.ts';
import { leaveStories } from '#server/domain/together/stories.queries.ts';
import { forgetInPauses } from '#server/domain/visibility-settings/pauses.queries.ts';
import { endSessionsIn } from '#server/http/session.queries.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { waitsForSecondLook } from './deletion-letters.queries.ts';
import { isOfRegisterAlone, isUnclaimedTooLong, lockPaperEntry } from './paper-entries.queries.ts';
import { returnPhonesAside } from './step-aside.queries.ts';

/**
 * SQL: whether an account has logged in to this row of `members` since this time. An account that never logged in
 * counts from the day it joined.
 */
export const isVisitedSince = (since: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from account_profiles p where p.profile_id = members.profile_id and coalesce(p.seen_at, p.used_at, p.joined_at) > ${since})`;

/** Why a member is deleted. `DUE` says when each condition holds. */
type Condition = 'asked' | 'unfinished' | 'unclaimed' | 'abandoned' | 'married' | 'undone';

/** SQL: by the reason of a deletion, whether a row of `members` is due. */
const DUE = {
  asked: sql<boolean>`(deletion_due_at <= now() and not ${waitsForSecondLook})`,
  unfinished: sql<boolean>`registered_at is null and created_at < ${expiryCutoff('unfinished')}`,
  unclaimed: isUnclaimedTooLong,
  // Not part of the sweep, only deleted one by one: an unclaimed profile of an old register.
  undone: isOfRegisterAlone,
  abandoned: sql<boolean>`exists (select from keeping_warnings w where w.profile_id = members.profile_id
    and w.last_at <= now() - make_interval(days => ${KEEPING_WARNED.last})) and not ${isVisitedSince(expiryCutoff('abandoned'))}`,
  married: sql<boolean>`exists (select from together_outcomes o where o.profile_id = members.profile_id and ${isMarriedLong}
    and o.last_told_at <= now() - make_interval(days => ${KEEPING_WARNED.last}))`,
} satisfies Record<Condition, unknown>;

/**
 * Deletes all members who are due. These are registrations that stopped at step 1, unclaimed profiles from paper,
 * members who asked for the deletion, families that were warned twice, and those who married long ago.
 */
export async function removeMembersDue(db: Kysely<Database>, files: FileStore): Promise<void> {
  for (const condition of ['asked', 'unfinished', 'unclaimed', 'abandoned', 'married'] as const) {
    const due = await db.selectFrom('members').select('profile_id').where(DUE[condition]).execute();
    for (const { profile_id } of due) await removeMember(db, files, profile_id, condition);
  }
  await returnPhonesAside(db);
}

/** Deletes an unclaimed profile of an old register, when the register is undone or the family has refused. */
export const removeUnclaimedOfRegister = (db: Kysely<Database>, files: FileStore, profileId: string): Promise<void> =>
  removeMember(db, files, profileId, 'undone');

/**
 * Deletes a member if the condition still holds. Dependent rows go by foreign keys; the functions called here remove or
 * anonymise the rest. The deletion receipt stays. The files are removed last.
 */
async function removeMember(
  db: Kysely<Database>,
  files: FileStore,
  profileId: string,
  condition: Condition,
): Promise<void> {
  const filesToRemove = await db.transaction().execute(async (transaction) => {
    const listedFiles = await listFilesToRemove(transaction, profileId);
    await lockPaperEntry(transaction, profileId);
    if (!(await lockIfDue(transaction, profileId, condition))) return [];
    await keepPairConsentsCounted(transaction, profileId);
    await keepPairChecksCounted(transaction, profileId);
    await leaveStories(transaction, profileId);
    await countMarriagesOf(transaction, profileId);
    await leaveAcquaintances(transaction, profileId);
    await detachRefusedRow(transaction, profileId);
    const receipt = await deleteRow(transaction, profileId);
    // These tables name the member without a foreign key. A block by another member stays as an id in that member's
    // list, because removing it would reveal who was deleted.
    await forgetInReports(transaction, profileId);
    await forgetInPauses(transaction, profileId);
    if (receipt !== null) await transaction.insertInto('deletion_receipts').values({ receipt }).execute();
    return listedFiles;
  });
  await removeFiles(files, filesToRemove);
}

/** Locks the member's row. Returns false if the member is not due any more, and stays. */
async function lockIfDue(db: Kysely<Database>, profileId: string, condition: Condition): Promise<boolean> {
  const dueMember = await db
    .selectFrom('members')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .where(DUE[condition])
    .forUpdate()
    .executeTakeFirst();
  return dueMember !== undefined;
}

/** Deletes the member's row. Returns the receipt of the deletion; null if the member had not asked for it. */
async function deleteRow(db: Kysely<Database>, profileId: string): Promise<string | null> {
  const deletedRow = await db
    .deleteFrom('members')
    .where('profile_id', '=', profileId)
    .returning('deletion_receipt')
    .executeTakeFirstOrThrow();
  return deletedRow.deletion_receipt;
}

/**
 * Hides the member at once, ends the sessions in the profile, and schedules the deletion. Returns the time of the
 * deletion. Call within a transaction.
 */
export async function askForDeletion(transaction: Kysely<Database>, profileId: string, receipt: string): Promise<Date> {
  const { dueAt } = await transaction
    .updateTable('members')
    .set({
      deletion_due_at: sql<Date>`now() + make_interval(days => ${KEPT.deletion.many})`,
      deletion_receipt: receipt,
    })
    .where('profile_id', '=', profileId)
    .returning(sql<Date>`deletion_due_at`.as('dueAt'))
    .executeTakeFirstOrThrow();
  await noteDepartures(transaction, profileId);
  await removeSealedWordsOf(transaction, profileId);
  await endProposals(transaction, { of: profileId });
  await endSessionsIn(transaction, profileId);
  return dueAt;
}
