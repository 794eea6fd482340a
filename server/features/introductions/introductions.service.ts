import { AGAIN_AFTER_DAYS, type DeclineReason, MOST_A_DAY, MOST_OPEN } from '#contract/introductions.ts';
import { messageId } from '#contract/message.ts';
import { liftPhoneBlock } from '#server/domain/blocked-phones/blocked-phones.queries.ts';
import { loadAwaited } from '#server/domain/interests/inbox.queries.ts';
import {
  countSentToday,
  hasSentLately,
  isInterestWaiting,
  markDeclined,
} from '#server/domain/interests/introductions.queries.ts';
import { hasParted } from '#server/domain/interests/partings.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { loadNumbers } from '#server/domain/together/numbers.queries.ts';
import { savePress } from '#server/domain/together/presses.queries.ts';
import { openTogether } from '#server/domain/together/together.queries.ts';
import { findRelation, loadSeen } from '#server/domain/visibility/load-views.ts';
import { mayList } from '#server/domain/visibility/relations.queries.ts';
import { loadWaitingShowing } from '#server/domain/visibility-settings/waiting-showings.queries.ts';
import { failure, type Outcome, success } from '#server/http/outcome.ts';
import { accept, deliver } from '#server/notices/deliver-interest.ts';
import { partKindly } from '#server/notices/part-kindly.ts';
import { isNotified, notify } from '#server/notices/tell.queries.ts';
import type { AccountProfile } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

interface Interest {
  senderId: string;
  recipientId: string;
  note: string;
  isWritingFirst: boolean;
}

/**
 * Sends an interest, or returns why not. The result depends on whether the recipient is shown, on the sender's own
 * acts, and on what the sender knows anyway: an interest received, an acceptance or a parting.
 */
export async function sendInterest(
  { db, lookups, config }: Services,
  { senderId, recipientId, note, isWritingFirst }: Interest,
): Promise<Outcome> {
  // The recipient could not look at a sender who is not shown.
  if (await loadWaitingShowing(db, senderId)) return failure('seenFirst');
  if (!(await mayList(db, senderId))) return failure('showYourselfFirst');
  const relation = await findRelation({ db }, senderId, recipientId);
  if (relation === 'own') return failure('introductionImpossible');
  return db.transaction().execute(async (transaction) => {
    // The sender's row for the counts, and the recipient's row so that two interests cannot cross.
    await lockMembers(transaction, [senderId, recipientId]);
    if (relation === 'accepted' || relation === 'consented') return failure('alreadyAccepted');
    if (await isInterestWaiting(transaction, recipientId, senderId)) return failure('introductionReceived');
    if (await hasParted(transaction, senderId, recipientId))
      return failure(messageId('acquaintanceEndedBefore', { days: AGAIN_AFTER_DAYS }));
    if (await hasSentLately(transaction, senderId, recipientId))
      return failure(messageId('introductionRepeated', { days: AGAIN_AFTER_DAYS }));
    if ((await countSentToday(transaction, senderId)) >= MOST_A_DAY) return failure('introductionsADay');
    // Members who have vanished do not count as awaited, like deleted ones.
    const awaited = await loadSeen({ db: transaction }, senderId, await loadAwaited(transaction, senderId));
    if (awaited.size >= MOST_OPEN) return failure('introductionsOpen');
    await liftPhoneBlock(transaction, senderId, recipientId);
    await deliver(transaction, { lookups, config }, { senderId, recipientId, note, isWritingFirst });
    return success('introductionSent');
  });
}

/**
 * Accepts a waiting interest. If the family wishes to write first, this is recorded with it, before anybody can open a
 * number.
 */
export async function acceptInterest(
  { db, phoneHash }: Services,
  { profileId: recipientId, accountId }: AccountProfile,
  { senderId, isWritingFirst }: { senderId: string; isWritingFirst: boolean },
): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    // A block at the same moment comes before or after, never between check and answer.
    await lockMembers(transaction, [recipientId, senderId]);
    if (await loadWaitingShowing(transaction, recipientId)) return failure('seenFirst');
    await findRelation({ db: transaction }, recipientId, senderId);
    if (!(await isInterestWaiting(transaction, senderId, recipientId))) return failure('introductionGone');
    if (!(await accept(transaction, { phoneHash }, { senderId, recipientId }))) return failure('introductionGone');
    if (!isWritingFirst) {
      const numbers = await loadNumbers(transaction, recipientId, senderId);
      return success(numbers === 'closed' ? 'acceptedWritingFirst' : 'introductionAccepted');
    }
    const togetherId = await openTogether(transaction, recipientId, senderId);
    await savePress(transaction, {
      togetherId,
      profileId: recipientId,
      accountId,
      step: 'numbers',
      value: 'writeFirst',
    });
    return success('acceptedWritingFirst');
  });
}

/**
 * Asks the candidate, who alone may answer, whether to accept an interest that a guardian would accept. The candidate
 * is notified once for each interest.
 */
export async function proposeAccepting({ db }: Services, recipientId: string, senderId: string): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, [recipientId, senderId]);
    await findRelation({ db: transaction }, recipientId, senderId);
    if (!(await isInterestWaiting(transaction, senderId, recipientId))) return failure('introductionGone');
    const asking = { kind: 'wouldAccept', profileId: recipientId, aboutId: senderId } as const;
    if (!(await isNotified(transaction, asking))) await notify(transaction, asking);
    return failure('acceptingReserved');
  });
}

/** Declines a waiting interest. The sender is notified only if a reason is given. */
export async function declineInterest(
  { db }: Services,
  interest: Pick<Interest, 'senderId' | 'recipientId'>,
  reason: DeclineReason | null,
): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    if (!(await markDeclined(transaction, interest, reason))) return failure('introductionGone');
    const { senderId, recipientId } = interest;
    if (reason) await notify(transaction, { kind: 'declinedKindly', profileId: senderId, aboutId: recipientId });
    return success(reason ? 'introductionDeclinedTold' : 'introductionDeclined');
  });
}

/**
 * Ends an acquaintance for both families. What was read stays known. The other family's agreement to a pair check still
 * counts.
 */
export async function part({ db }: Services, profileId: string, memberId: string): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, [profileId, memberId]);
    const relation = await findRelation({ db: transaction }, profileId, memberId);
    if (relation !== 'accepted' && relation !== 'consented') return failure('notAcquainted');
    await partKindly(transaction, profileId, memberId);
    return success('acquaintanceEnded');
  });
}
