import { AGAIN_AFTER_DAYS, type DeclineReason, MOST_A_DAY, MOST_OPEN } from '#contract/introductions.ts';
import { type MessageId, messageId } from '#contract/message.ts';
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
import { isTold, tell } from '#server/notices/tell.queries.ts';
import type { AccountProfile } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

interface Interest {
  senderId: string;
  recipientId: string;
  note: string;
  isWritingFirst: boolean;
}

const refused = (said: MessageId): Outcome => failure(2, said);

/** Sends an interest, or says why not. All but the recipient's being shown depends on the sender's own doings alone. */
export async function send(
  { db, lookups, config }: Services,
  { senderId, recipientId, note, isWritingFirst }: Interest,
): Promise<Outcome> {
  // A member who is not shown could not be looked at by the family to whom they write.
  if (await loadWaitingShowing(db, senderId)) return refused('seenFirst');
  if (!(await mayList(db, senderId))) return refused('showYourselfFirst');
  const relation = await findRelation({ db }, senderId, recipientId);
  if (relation === 'own') return refused('introductionImpossible');
  return db.transaction().execute(async (transaction) => {
    // The sender's row, for the counts; the recipient's too, so that no two interests cross.
    await lockMembers(transaction, [senderId, recipientId]);
    if (relation === 'accepted' || relation === 'consented') return refused('alreadyAccepted');
    if (await isInterestWaiting(transaction, recipientId, senderId)) return refused('introductionReceived');
    if (await hasParted(transaction, senderId, recipientId))
      return refused(messageId('acquaintanceEndedBefore', { days: AGAIN_AFTER_DAYS }));
    if (await hasSentLately(transaction, senderId, recipientId))
      return refused(messageId('introductionRepeated', { days: AGAIN_AFTER_DAYS }));
    if ((await countSentToday(transaction, senderId)) >= MOST_A_DAY) return refused('introductionsADay');
    // Who has vanished keeps nobody waiting, as who was removed does not.
    const awaited = await loadSeen({ db: transaction }, senderId, await loadAwaited(transaction, senderId));
    if (awaited.size >= MOST_OPEN) return refused('introductionsOpen');
    await liftPhoneBlock(transaction, senderId, recipientId);
    await deliver(transaction, { lookups, config }, { senderId, recipientId, note, isWritingFirst });
    return success('introductionSent');
  });
}

/** Accepts an interest that waits; a family that wishes to write first says so with it, before anybody can open a number. */
export async function acceptInterest(
  { db, phoneHash }: Services,
  { profileId: recipientId, accountId }: AccountProfile,
  { senderId, isWritingFirst }: { senderId: string; isWritingFirst: boolean },
): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    // A block at the same moment comes before or after, never between the look and the answer.
    await lockMembers(transaction, [recipientId, senderId]);
    if (await loadWaitingShowing(transaction, recipientId)) return refused('seenFirst');
    await findRelation({ db: transaction }, recipientId, senderId);
    if (!(await isInterestWaiting(transaction, senderId, recipientId))) return refused('introductionGone');
    if (!(await accept(transaction, { phoneHash }, { senderId, recipientId }))) return refused('introductionGone');
    if (!isWritingFirst) {
      const numbers = await loadNumbers(transaction, recipientId, senderId);
      return success(numbers === 'closed' ? 'acceptedWritingFirst' : 'introductionAccepted');
    }
    const togetherId = await openTogether(transaction, recipientId, senderId);
    await savePress(transaction, {
      ...{ togetherId, profileId: recipientId, accountId, step: 'numbers', value: 'writeFirst' },
    });
    return success('acceptedWritingFirst');
  });
}

/** A guardian would accept: the candidate, whose answer it is, is asked, once for each interest. */
export async function proposeAccepting({ db }: Services, recipientId: string, senderId: string): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, [recipientId, senderId]);
    await findRelation({ db: transaction }, recipientId, senderId);
    if (!(await isInterestWaiting(transaction, senderId, recipientId))) return refused('introductionGone');
    const asking = { kind: 'wouldAccept', profileId: recipientId, aboutId: senderId } as const;
    if (!(await isTold(transaction, asking))) await tell(transaction, asking);
    return refused('acceptingReserved');
  });
}

/** Declines an interest that waits; its sender hears of it where a reason is told, and nothing otherwise. */
export async function declineInterest(
  { db }: Services,
  interest: Pick<Interest, 'senderId' | 'recipientId'>,
  told: DeclineReason | null,
): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    if (!(await markDeclined(transaction, interest, told))) return refused('introductionGone');
    const { senderId, recipientId } = interest;
    if (told) await tell(transaction, { kind: 'declinedKindly', profileId: senderId, aboutId: recipientId });
    return success(told ? 'introductionDeclinedTold' : 'introductionDeclined');
  });
}

/** Ends an acquaintance for both. What was seen is not unseen; what the other agreed to for a pair check counts as before. */
export async function part({ db }: Services, profileId: string, memberId: string): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, [profileId, memberId]);
    const relation = await findRelation({ db: transaction }, profileId, memberId);
    if (relation !== 'accepted' && relation !== 'consented') return refused('notAcquainted');
    await partKindly(transaction, profileId, memberId);
    return success('acquaintanceEnded');
  });
}
