import type { Kysely } from 'kysely';
import { AGAIN_AFTER_DAYS, type Origin } from '#contract/introductions.ts';
import { liftPhoneBlock } from '#server/domain/blocked-phones/blocked-phones.queries.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { endPairCheck } from '#server/domain/haemoglobin/pair-checks.queries.ts';
import {
  insertIntroduction,
  isSenderWritingFirst,
  markAccepted,
  markDeclined,
  noteSending,
} from '#server/domain/interests/introductions.queries.ts';
import { clearUndecided } from '#server/domain/interests/partings.queries.ts';
import { isWelcome } from '#server/domain/interests/waiting.ts';
import { endProposals, hasRefusedProposal } from '#server/domain/proposals/proposals.queries.ts';
import { isReached, saysReach } from '#server/domain/reach/reach.queries.ts';
import { countEvent } from '#server/domain/together/counts.queries.ts';
import { savePress } from '#server/domain/together/presses.queries.ts';
import { openTogether } from '#server/domain/together/together.queries.ts';
import { findKinship } from '#server/domain/visibility/kinship.ts';
import { hasSaidNo } from '#server/domain/weekly-pairs/pairs.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { notify } from './tell.queries.ts';

/** An interest to store. */
interface Delivered {
  senderId: string;
  recipientId: string;
  /** The sender's words to the other family. */
  note?: string;
  /** Whether the sender wishes to write before numbers are opened. */
  isWritingFirst?: boolean;
  /** Who began it; the sending family by default. */
  origin?: Origin;
  /**
   * Whether the other family does not want the interest. It is then stored as declined, and that family is not
   * notified. To its sender it is waiting.
   */
  isUnwanted?: boolean;
}

type Delivering = Pick<DomainServices, 'lookups' | 'config'>;

/** Sends an interest to the other family. Call with both members' rows locked, after checking that it may be sent. */
export async function deliver(
  transaction: Kysely<Database>,
  { lookups, config }: Delivering,
  { isUnwanted = false, ...interest }: Delivered,
): Promise<void> {
  const { senderId, recipientId } = interest;
  const id = await insertIntroduction(transaction, interest);
  const wasWelcome = await isWelcome({ db: transaction, lookups }, recipientId, senderId);
  // Depends only on the channels of the other family, never on what happens to this interest.
  const couldBeTold = saysReach(config) ? await isReached(transaction, config, recipientId) : null;
  await noteSending(transaction, id, { wasWelcome, couldBeTold });
  const refusal = { profileId: recipientId, memberId: senderId, days: AGAIN_AFTER_DAYS };
  const hasRefused = (await hasSaidNo(transaction, refusal)) || (await hasRefusedProposal(transaction, refusal));
  if (hasRefused || isUnwanted) await markDeclined(transaction, { senderId, recipientId }, null);
  else if (wasWelcome)
    await notify(transaction, { kind: 'interestReceived', profileId: recipientId, aboutId: senderId });
}

/**
 * Accepts a waiting interest, records once how the families are related, and notifies the sender. Returns false if the
 * interest is not waiting. Call with both members' rows locked.
 */
export async function accept(
  transaction: Kysely<Database>,
  { phoneHash }: Pick<DomainServices, 'phoneHash'>,
  { senderId, recipientId }: Pick<Delivered, 'senderId' | 'recipientId'>,
): Promise<boolean> {
  const kinship = await findKinship(transaction, senderId, recipientId);
  if (!(await markAccepted(transaction, { senderId, recipientId }, kinship))) return false;
  // An earlier acceptance without the candidate's decision is decided by this one.
  await clearUndecided(transaction, recipientId, senderId);
  await liftPhoneBlock(transaction, recipientId, senderId);
  await endProposals(transaction, { of: senderId, and: recipientId });
  // Consents to a pair check from an earlier acquaintance that a block ended do not count in this one.
  await endPairCheck(transaction, senderId, recipientId);
  await countEvent({ db: transaction, phoneHash }, { kind: 'acceptance', oneId: senderId, otherId: recipientId });
  // In the same transaction, before anybody can open a number.
  if (await isSenderWritingFirst(transaction, { senderId, recipientId })) {
    const togetherId = await openTogether(transaction, senderId, recipientId);
    const step = { step: 'numbers', value: 'writeFirst' } as const;
    await savePress(transaction, { togetherId, profileId: senderId, accountId: null, ...step });
  }
  await notify(transaction, { kind: 'interestAccepted', profileId: senderId, aboutId: recipientId });
  return true;
}
