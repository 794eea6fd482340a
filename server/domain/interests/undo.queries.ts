import { type Kysely, sql } from 'kysely';
import { removeNotices } from '#server/domain/notices/notices.queries.ts';
import { endTogether } from '#server/domain/together/end-together.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { looksUnanswered } from './introductions.queries.ts';
import { settleUndecided } from './partings.queries.ts';

/** The notices that an undone interest or answer leaves nothing to say of. */
const OF_THE_INTEREST = ['interestReceived', 'interestExpiring', 'interestAccepted', 'declinedKindly'] as const;

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
 * The interest was never sent, also where it was seen; how many went on that day stays. One that was declined in silence is undone like one
 * that waits: otherwise this would tell of the decline.
 */
export async function undoSending(db: Kysely<Database>, { senderId, recipientId }: Interest): Promise<boolean> {
  const gone = await db
    .deleteFrom('introductions')
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where(looksUnanswered)
    .where('withdrawn_at', 'is', null)
    .where('sent_at', '>', sql<Date>`now() - interval '25 hours'`)
    .executeTakeFirst();
  if (gone.numDeletedRows > 0n)
    await removeNotices(db, { profileId: recipientId, aboutId: senderId, kinds: OF_THE_INTEREST });
  return gone.numDeletedRows > 0n;
}

/**
 * Of an acceptance that both families' answers to an introduction have made at once, the one of the family that stands as the sender is taken
 * back: what is left is the other's interest, which waits.
 */
export async function undoJoint(db: Kysely<Database>, { senderId, recipientId }: Interest): Promise<boolean> {
  const turned = await db
    .updateTable('introductions')
    .set({ ...UNANSWERED, sender_id: recipientId, recipient_id: senderId })
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('origin', 'in', ['weekly', 'desk'])
    .where('answer', '=', 'accepted')
    // In one transaction: an interest that waited was answered later.
    .whereRef('answered_at', '=', 'sent_at')
    .where('answered_at', '>', sql<Date>`now() - interval '25 hours'`)
    .executeTakeFirst();
  if (turned.numUpdatedRows > 0n) {
    await forgetAcceptance(db, [senderId, recipientId]);
    await endTogether(db, senderId, recipientId);
  }
  return turned.numUpdatedRows > 0n;
}

/** Nothing of an acceptance is left to tell or to decide. */
async function forgetAcceptance(db: Kysely<Database>, [one, other]: readonly [string, string]): Promise<void> {
  for (const [profileId, aboutId] of [
    [one, other],
    [other, one],
  ] as const) {
    await removeNotices(db, { profileId, aboutId, kinds: ['interestAccepted'] });
    await settleUndecided(db, profileId, aboutId);
  }
}

/** An interest that was declined when it came, because the family had refused this one since then, waits. */
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

/** An interest that was withdrawn waits again, as long as it would have. */
export async function undoWithdrawing(db: Kysely<Database>, { senderId, recipientId }: Interest): Promise<boolean> {
  const waits = await db
    .updateTable('introductions')
    .set({ withdrawn_at: null })
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('withdrawn_at', '>', sql<Date>`now() - interval '25 hours'`)
    .executeTakeFirst();
  return waits.numUpdatedRows > 0n;
}

/** The interest waits again, as if nobody had answered it: of an acceptance nothing is left to decide. */
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
    .where('answered_at', '>', sql<Date>`now() - interval '25 hours'`)
    .executeTakeFirst();
  if (waits.numUpdatedRows > 0n) {
    await removeNotices(db, { profileId: senderId, aboutId: recipientId, kinds: OF_THE_INTEREST });
    await settleUndecided(db, recipientId, senderId);
    // Of an introduction both were told that both have said yes.
    await removeNotices(db, { profileId: recipientId, aboutId: senderId, kinds: ['interestAccepted'] });
    await endTogether(db, senderId, recipientId);
  }
  return waits.numUpdatedRows > 0n;
}
