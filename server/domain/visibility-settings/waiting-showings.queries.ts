import { type Kysely, sql } from 'kysely';
import { askForLook, askForLookFirst, endAsking } from '#server/domain/approvals/queue.queries.ts';
import { forgetPreviews } from '#server/domain/profile-views/profile-views.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Whom a profile that has asked to be shown still waits for. */
export interface Waiting {
  forOffice: boolean;
  forCandidate: boolean;
}

export async function loadWaitingShowing(db: Kysely<Database>, profileId: string): Promise<Waiting | undefined> {
  const row = await db
    .selectFrom('waiting_showings')
    .select(['for_office as forOffice', 'for_candidate as forCandidate'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return row;
}

/** Whether others have never seen the profile. */
async function isFirst(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean }>`
    select not exists (select from ended_showings where profile_id = ${profileId})
      and not exists (select from showings s where s.profile_id = ${profileId}) as "isFirst"`.execute(db);
  return rows[0]?.isFirst ?? false;
}

/** Whether the office's last word on the whole profile was not a yes. */
async function wasRefused(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const last = await db
    .selectFrom('approval_decisions')
    .select('outcome')
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'profile')
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.outcome !== 'approved';
}

interface Asking {
  /** Whether the office looks before others see it. */
  isLookedAtFirst: boolean;
  /** Whether the office speaks with the bride or groom before others see it. */
  isCalledFirst: boolean;
  needsCandidate: boolean;
}

/**
 * The profile is shown from now on, or as soon as the office has looked and the candidate has said yes. Asking again
 * changes nothing, but where something was sent back it says that it is mended. The member is locked.
 */
export async function askToBeShown(
  transaction: Kysely<Database>,
  profileId: string,
  { isLookedAtFirst, isCalledFirst, needsCandidate }: Asking,
): Promise<Waiting | undefined> {
  const waiting = await loadWaitingShowing(transaction, profileId);
  if (waiting?.forOffice) await askForLook(transaction, { profileId, kind: 'profile', place: 1 });
  const isAgain = waiting === undefined && (await wasRefused(transaction, profileId));
  const isNew = waiting === undefined && (await isFirst(transaction, profileId));
  // Also of one that the office has looked at while it waited for the candidate: an account that says it is the candidate's is called.
  const isUnseen = waiting !== undefined || isAgain || isNew;
  const forOffice = isAgain || (isNew && isLookedAtFirst) || (isUnseen && isCalledFirst);
  if (isAgain || isNew || (forOffice && !waiting?.forOffice))
    await askForLook(transaction, { profileId, kind: 'profile', place: forOffice ? 1 : 2 });
  // Before the showing begins, so that no list has the profile in between.
  if (forOffice || needsCandidate)
    await keepWaiting(transaction, profileId, { forOffice, forCandidate: needsCandidate });
  await transaction
    .insertInto('showings')
    .values({ profile_id: profileId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return loadWaitingShowing(transaction, profileId);
}

/** Nobody sees the profile until it is released. */
export async function keepWaiting(db: Kysely<Database>, profileId: string, waiting: Waiting): Promise<void> {
  const columns = { for_office: waiting.forOffice, for_candidate: waiting.forCandidate };
  await db
    .insertInto('waiting_showings')
    .values({ profile_id: profileId, ...columns })
    .onConflict((conflict) =>
      conflict.column('profile_id').doUpdateSet({
        for_office: sql<boolean>`waiting_showings.for_office or excluded.for_office`,
        for_candidate: sql<boolean>`waiting_showings.for_candidate or excluded.for_candidate`,
      }),
    )
    .execute();
}

/** The office has looked, or the candidate has said yes; a member who waits for nobody any more is shown, and new from now on. */
export async function release(
  transaction: Kysely<Database>,
  profileId: string,
  from: 'for_office' | 'for_candidate',
): Promise<void> {
  const other = from === 'for_office' ? 'for_candidate' : 'for_office';
  const shown = await transaction
    .deleteFrom('waiting_showings')
    .where('profile_id', '=', profileId)
    .where(other, '=', false)
    .returning('profile_id')
    .executeTakeFirst();
  if (shown === undefined)
    await transaction
      .updateTable('waiting_showings')
      .set({ [from]: false })
      .where('profile_id', '=', profileId)
      .execute();
  else {
    await transaction
      .updateTable('showings')
      .set({ shown_at: sql<Date>`now()` })
      .where('profile_id', '=', profileId)
      .execute();
    await forgetPreviews(transaction, profileId);
  }
}

export async function endShowing(transaction: Kysely<Database>, profileId: string): Promise<void> {
  const waiting = await loadWaitingShowing(transaction, profileId);
  await transaction.deleteFrom('showings').where('profile_id', '=', profileId).execute();
  if (waiting === undefined) return;
  await transaction.deleteFrom('waiting_showings').where('profile_id', '=', profileId).execute();
  await endAsking(transaction, profileId);
}

/** The profile waits for the office's look once more, before all others, and nobody sees it till then; one that is not to be shown stays so. */
export async function backInLine(db: Kysely<Database>, profileId: string): Promise<void> {
  const showing = await db
    .selectFrom('showings')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  if (showing === undefined) return;
  await keepWaiting(db, profileId, { forOffice: true, forCandidate: false });
  await askForLookFirst(db, profileId);
}
