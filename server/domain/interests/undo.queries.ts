import { type Kysely, sql } from 'kysely';
import { removeNotices } from '#server/domain/notices/notices.queries.ts';
import { endTogether } from '#server/domain/together/end-together.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { looksUnanswered } from './introductions.queries.ts';
import { clearUndecided } from './partings.queries.ts';

/** The notices to remove when an interest or its answer is undone. */
const INTEREST_NOTICES = ['interestReceived', 'interestExpiring', 'interestAccepted', 'declinedKindly'] as const;

/** SQL: the earliest time of what can be undone here: an hour before the limit on acts (`UNDO_HOURS`). */
const UNDOABLE_SINCE = sql<Date>`now() - interval '25 hours'`;

/** The columns of an interest without an answer. */
const UNANSWERED = {
  answer: null,
  answered_at: null,
  told_because: null,
  kinship: null,
  kinship_named: null,
} as const;

/** The two members of an interest. */
interface Interest {
  senderId: string;
  recipientId: string;
}

/**
 * Deletes an interest as if it had never been sent, even if the recipient has seen it. It still counts in the daily
 * limit. An interest that was declined in silence is deleted in the same way, because a difference would reveal the
 * decline. Returns whether there was such an interest.
 */
export async function undoSending(db: Kysely<Database>, { senderId, recipientId }: Interest): Promise<boolean> {
  const result = await db
    .deleteFrom('introductions')
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where(looksUnanswered)
    .where('withdrawn_at', 'is', null)
    .where('sent_at', '>', UNDOABLE_SINCE)
    .executeTakeFirst();
  if (result.numDeletedRows > 0n)
    await removeNotices(db, { profileId: recipientId, aboutId: senderId, kinds: INTEREST_NOTICES });
  return result.numDeletedRows > 0n;
}

/**
 * Undoes one side of an acceptance that came from two answers to an introduction of the week or a proposal of the desk.
 * The answer of the family stored as sender is undone; the other family's interest remains and waits. Returns whether
 * there was such an acceptance.
 */
export async function undoJoint(db: Kysely<Database>, { senderId, recipientId }: Interest): Promise<boolean> {
  const result = await db
    .updateTable('introductions')
    .set({ ...UNANSWERED, sender_id: recipientId, recipient_id: senderId })
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('origin', 'in', ['weekly', 'desk'])
    .where('answer', '=', 'accepted')
    // Equal times mean one transaction. An interest that waited has a later answer.
    .whereRef('answered_at', '=', 'sent_at')
    .where('answered_at', '>', UNDOABLE_SINCE)
    .executeTakeFirst();
  if (result.numUpdatedRows > 0n) {
    await forgetAcceptance(db, [senderId, recipientId]);
    await endTogether(db, senderId, recipientId);
  }
  return result.numUpdatedRows > 0n;
}

/** Removes the notices of an acceptance and the pending decisions about it. */
async function forgetAcceptance(db: Kysely<Database>, [one, other]: readonly [string, string]): Promise<void> {
  for (const [profileId, aboutId] of [
    [one, other],
    [other, one],
  ] as const) {
    await removeNotices(db, { profileId, aboutId, kinds: ['interestAccepted'] });
    await clearUndecided(db, profileId, aboutId);
  }
}

/**
 * Makes an interest wait again that was declined on arrival, because the recipient had refused an introduction before.
 * Only for an interest sent at or after `since`.
 */
export async function putBackSilentlyDeclined(
  db: Kysely<Database>,
  { senderId, recipientId, since }: Interest & { since: Date },
): Promise<void> {
  await db
    .updateTable('introductions')
    .set(UNANSWERED)
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('answer', '=', 'declined')
    .where('told_because', 'is', null)
    .where('sent_at', '>=', since)
    .whereRef('answered_at', '=', 'sent_at')
    .execute();
}

/** Makes a withdrawn interest wait again, until its former deadline. Returns whether there was such an interest. */
export async function undoWithdrawing(db: Kysely<Database>, { senderId, recipientId }: Interest): Promise<boolean> {
  const result = await db
    .updateTable('introductions')
    .set({ withdrawn_at: null })
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('withdrawn_at', '>', UNDOABLE_SINCE)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Makes an interest wait again as if nobody had answered it. After an acceptance, the pending decision of the bride or
 * groom is removed, and the acquaintance ends. Returns whether there was such an answer.
 */
export async function undoAnswer(
  db: Kysely<Database>,
  { senderId, recipientId }: Interest,
  answer: 'accepted' | 'declined',
): Promise<boolean> {
  const result = await db
    .updateTable('introductions')
    .set(UNANSWERED)
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('answer', '=', answer)
    .where('answered_at', '>', UNDOABLE_SINCE)
    .executeTakeFirst();
  if (result.numUpdatedRows > 0n) {
    await removeNotices(db, { profileId: senderId, aboutId: recipientId, kinds: INTEREST_NOTICES });
    await clearUndecided(db, recipientId, senderId);
    // After an introduction, both families were notified of the acceptance.
    await removeNotices(db, { profileId: recipientId, aboutId: senderId, kinds: ['interestAccepted'] });
    await endTogether(db, senderId, recipientId);
  }
  return result.numUpdatedRows > 0n;
}
