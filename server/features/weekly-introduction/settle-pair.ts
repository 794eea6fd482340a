import type { Kysely } from 'kysely';
import { liftPhoneBlocksBefore } from '#server/domain/blocked-phones/blocked-phones.queries.ts';
import {
  hasSentLately,
  insertIntroduction,
  isInterestWaiting,
  noteSending,
} from '#server/domain/interests/introductions.queries.ts';
import { hasParted } from '#server/domain/interests/partings.queries.ts';
import type { Relation } from '#server/domain/visibility/may-view.ts';
import { loadRelations, mayList } from '#server/domain/visibility/relations.queries.ts';
import { loadWaitingShowing } from '#server/domain/visibility-settings/waiting-showings.queries.ts';
import { hasDeclined, type Side } from '#server/domain/weekly-pairs/settling.queries.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import { accept, deliver } from '#server/notices/deliver-interest.ts';
import { notify } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

/** The relations to a family to which an interest can be sent. */
const MAY_SEND: readonly Relation[] = ['stranger', 'pending'];

/**
 * Whether a side's press still counts as *Send interest*: it is by a holder who may decide for the profile, which was
 * not suspended after the press and does not hide the other. The README lists every state.
 */
const saysSend = (side: Side): boolean =>
  side.press === 'send' && isOwnWord(side) && !side.wasSuspended && !side.hasHidden;

/** Whether the press is by an account that may decide for the profile. */
const isOwnWord = ({ role, hasCandidate, handsOver, isClaimed }: Side): boolean =>
  role !== null && (role === 'candidate' || !hasCandidate || handsOver) && !isClaimed;

/**
 * Whether a side's press still counts as a refusal. A press of an unknown account, as after a restore, counts too. The
 * SQL equivalent is `isOwnNo`.
 */
const saysNo = (side: Side): boolean =>
  side.press === 'no' && (isOwnWord(side) || (side.accountId === null && !side.isClaimed));

/** Returns the relation of a side to the other; `closed` if the side may not look at members. */
async function relationFrom(db: Kysely<Database>, { profileId }: Side, other: Side): Promise<Relation> {
  if ((await loadWaitingShowing(db, profileId)) || !(await mayList(db, profileId))) return 'closed';
  return (await loadRelations(db, profileId, [other.profileId])).get(other.profileId) ?? 'closed';
}

/** Executes what both sides of a pair have pressed. Call with both members' rows and the pair's row locked. */
export async function settlePair(
  transaction: Kysely<Database>,
  services: Pick<Services, 'lookups' | 'config' | 'phoneHash'>,
  sides: readonly [Side, Side],
): Promise<void> {
  const [one, two] = sides;
  if (await hasParted(transaction, one.profileId, two.profileId)) return;
  await leaveRefusals(transaction, sides);
  const sendingSides: Side[] = [];
  for (const [side, other] of [
    [one, two],
    [two, one],
  ] as const) {
    if (!saysSend(side) || side.pressedAt === null) continue;
    const [blockerId, memberId] = [side.profileId, other.profileId];
    // Sending to a family lifts an earlier block of its phone.
    await liftPhoneBlocksBefore(transaction, { blockerId, memberId, moment: side.pressedAt });
    // If this family has sent the other an interest lately, or has declined an interest of the other, that counts.
    if (await hasSentLately(transaction, blockerId, memberId)) continue;
    if (await hasDeclined(transaction, { senderId: memberId, recipientId: blockerId })) continue;
    sendingSides.push(side);
  }
  // After both sides have lifted their blocks.
  const relations = new Map<Side, Relation>();
  for (const side of sendingSides) relations.set(side, await relationFrom(transaction, side, side === one ? two : one));
  const allowedSides = sendingSides.filter((side) => MAY_SEND.includes(relations.get(side) ?? 'closed'));
  const [first, second] = allowedSides.sort(bySending);
  if (first && second) return makeAcceptance(transaction, services, { sender: first, recipient: second });
  if (first) return sendAlone(transaction, services, { sender: first, other: first === one ? two : one });
}

/** Whether the press is by another holder, beside a candidate's account. */
const isAnotherHolder = ({ role, hasCandidate }: Side): boolean => hasCandidate && role !== 'candidate';

/**
 * Compares the two sides for sorting, the sender first. If only one side's answer can be undone by a candidate, that
 * side has accepted. Otherwise the profile id decides, because the times of the presses are private.
 */
function bySending(one: Side, other: Side): number {
  const recipientLast = Number(isAnotherHolder(one)) - Number(isAnotherHolder(other));
  if (recipientLast !== 0) return recipientLast;
  return one.profileId < other.profileId ? -1 : 1;
}

/** Begins the acquaintance of two families that have both sent: stores an accepted interest and notifies both. */
async function makeAcceptance(
  transaction: Kysely<Database>,
  services: Pick<Services, 'phoneHash'>,
  { sender, recipient }: { sender: Side; recipient: Side },
): Promise<void> {
  const pair = { senderId: sender.profileId, recipientId: recipient.profileId };
  const id = await insertIntroduction(transaction, { ...pair, origin: 'weekly' });
  await noteSending(transaction, id, { wasWelcome: true, couldBeTold: null });
  await accept(transaction, services, pair);
  // Neither side knew of the other's press.
  await notify(transaction, { kind: 'interestAccepted', profileId: pair.recipientId, aboutId: pair.senderId });
  await leaveActs(transaction, { side: sender, act: 'sent', aboutId: pair.recipientId });
  await leaveActs(transaction, { side: recipient, act: 'accepted', aboutId: pair.senderId });
}

/** Sends the interest of the only side that may send, or accepts the interest that the other has sent by hand. */
async function sendAlone(
  transaction: Kysely<Database>,
  services: Pick<Services, 'lookups' | 'config' | 'phoneHash'>,
  { sender, other }: { sender: Side; other: Side },
): Promise<void> {
  const [senderId, recipientId] = [sender.profileId, other.profileId];
  if (await isInterestWaiting(transaction, recipientId, senderId)) {
    // The other side has sent an interest by hand meanwhile. That interest is accepted, and came from its family.
    const isDone = await accept(transaction, services, { senderId: recipientId, recipientId: senderId });
    if (isDone) await leaveActs(transaction, { side: sender, act: 'accepted', aboutId: recipientId });
    return;
  }
  const isUnwanted = saysNo(other) || other.hasHidden;
  await deliver(transaction, services, { senderId, recipientId, origin: 'weekly', isUnwanted });
  await leaveActs(transaction, { side: sender, act: 'sent', aboutId: recipientId });
}

/** Records refusals by another holder and notifies the candidate, whatever the other family has pressed. */
async function leaveRefusals(transaction: Kysely<Database>, [one, two]: readonly [Side, Side]): Promise<void> {
  for (const [side, other] of [
    [one, two],
    [two, one],
  ] as const) {
    if (!saysNo(side) || !isAnotherHolder(side)) continue;
    if (!MAY_SEND.includes(await relationFrom(transaction, side, other))) continue;
    await leaveActs(transaction, { side, act: 'refusedWeekly', aboutId: other.profileId });
  }
}

/** Records the act, and notifies the candidate of another holder's act, which can be undone. */
async function leaveActs(
  transaction: Kysely<Database>,
  { side, act, aboutId }: { side: Side; act: 'sent' | 'accepted' | 'refusedWeekly'; aboutId: string },
): Promise<void> {
  const { profileId, accountId, role } = side;
  if (role === null) return;
  await recordAct(transaction, { profileId, accountId, role }, act, aboutId);
  if (isAnotherHolder(side)) await notify(transaction, { kind: 'familyActed', profileId, aboutId });
}
