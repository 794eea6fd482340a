import { type Kysely, sql } from 'kysely';
import { removeNotices } from '#server/domain/notices/notices.queries.ts';
import { endTogether } from '#server/domain/together/end-together.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { looksUnanswered } from './introductions.queries.ts';
import { clearUndecided } from './partings.queries.ts';

/** The notices to remove when an interest or its answer is undone. */
const OF_THE_INTEREST = ['interestReceived', 'interestExpiring', 'interestAccepted', 'declinedKindly'] as const;

/** SQL: the earliest act that can be undone here: an hour older than the limit on acts (`UNDO_HOURS`) allows. */
const UNDOABLE_SINCE = sql<Date>`now() - interval '25 hours'`;

const UNANSWERED = {
  answer: null,
  answered_at: null,
  told_because: null,
  kinship: null,
  kinship_named: null,
} as const;

interface Interest {
  senderId: string;
  recipientId: string;
}

/**
 * Deletes an interest as if it had never been sent, even if it was seen. The daily count stays. An interest that was
 * declined in silence is undone in the same way, because a difference would reveal the decline. Returns whether there
 * was one.
 */
export async function undoSending(db: Kysely<Database>, { senderId, recipientId }: Interest): Promise<boolean> {
  const gone = await db
    .deleteFrom('introductions')
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where(looksUnanswered)
    .where('withdrawn_at', 'is', null)
    .where('sent_at', '>', UNDOABLE_SINCE)
    .executeTakeFirst();
  if (gone.numDeletedRows > 0n)
    await removeNotices(db, { profileId: recipientId, aboutId: senderId, kinds: OF_THE_INTEREST });
  return gone.numDeletedRows > 0n;
}

/**
 * Undoes one side of an acceptance that came from two answers to an introduction of the week or a proposal of the desk.
 * The answer of the family stored as sender is undone; the other family's interest remains and waits. Returns whether
 * there was such an acceptance.
 */
export async function undoJoint(db: Kysely<Database>, { senderId, recipientId }: Interest): Promise<boolean> {
  const turned = await db
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
  if (turned.numUpdatedRows > 0n) {
    await forgetAcceptance(db, [senderId, recipientId]);
    await endTogether(db, senderId, recipientId);
  }
  return turned.numUpdatedRows > 0n;
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

/** Makes an interest wait again that was declined on arrival, because the family had refused an introduction before. */
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
  const waits = await db
    .updateTable('introductions')
    .set({ withdrawn_at: null })
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('withdrawn_at', '>', UNDOABLE_SINCE)
    .executeTakeFirst();
  return waits.numUpdatedRows > 0n;
}

/**
 * Makes the interest wait again as if nobody had answered it. For an acceptance, the pending decision is removed, and
 * the acquaintance ends. Returns whether there was an answer.
 */
export async function undoAnswer(
  db: Kysely<Database>,
  { senderId, recipientId }: Interest,
  answer: 'accepted' | 'declined',
): Promise<boolean> {
  const waits = await db
    .updateTable('introductions')
    .set(UNANSWERED)
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('answer', '=', answer)
    .where('answered_at', '>', UNDOABLE_SINCE)
    .executeTakeFirst();
  if (waits.numUpdatedRows > 0n) {
    await removeNotices(db, { profileId: senderId, aboutId: recipientId, kinds: OF_THE_INTEREST });
    await clearUndecided(db, recipientId, senderId);
    // After an introduction, both families were notified of the acceptance.
    await removeNotices(db, { profileId: recipientId, aboutId: senderId, kinds: ['interestAccepted'] });
    await endTogether(db, senderId, recipientId);
  }
  return waits.numUpdatedRows > 0n;
}
