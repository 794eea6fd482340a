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
import { tell } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

/**
 * Whether what a side has pressed is its *Send interest* still: by an account that looks after the profile, and may say so for it; the
 * README has every state.
 */
const saysSend = (side: Side): boolean =>
  side.press === 'send' && isOwnWord(side) && !side.wasSuspended && !side.hasHidden;

/** What an account has pressed that may say so for the profile. */
const isOwnWord = ({ role, hasCandidate, handsOver, isClaimed }: Side): boolean =>
  role !== null && (role === 'candidate' || !hasCandidate || handsOver) && !isClaimed;

/** `isOwnNo` of the queries is the same in SQL. */
const saysNo = (side: Side): boolean =>
  side.press === 'no' && (isOwnWord(side) || (side.accountId === null && !side.isClaimed));

/** How the other stands to a side that may look at others; `closed` where it may not. */
async function standing(db: Kysely<Database>, { profileId }: Side, other: Side): Promise<Relation> {
  if ((await loadWaitingShowing(db, profileId)) || !(await mayList(db, profileId))) return 'closed';
  return (await loadRelations(db, profileId, [other.profileId])).get(other.profileId) ?? 'closed';
}

/** Makes of a pair what both have pressed. Both members and the pair are locked. */
export async function settlePair(
  transaction: Kysely<Database>,
  services: Pick<Services, 'lookups' | 'config' | 'phoneHash'>,
  sides: readonly [Side, Side],
): Promise<void> {
  const [one, two] = sides;
  if (await hasParted(transaction, one.profileId, two.profileId)) return;
  await leaveRefusals(transaction, sides);
  const sending: Side[] = [];
  for (const [side, other] of [
    [one, two],
    [two, one],
  ] as const) {
    if (!saysSend(side) || side.pressedAt === null) continue;
    const [blockerId, memberId] = [side.profileId, other.profileId];
    // Who sends to a family is hidden from it no longer by a number that was blocked before.
    await liftPhoneBlocksBefore(transaction, { blockerId, memberId, moment: side.pressedAt });
    // What was written by hand meanwhile, or declined, is the later word.
    if (await hasSentLately(transaction, blockerId, memberId)) continue;
    if (await hasDeclined(transaction, { senderId: memberId, recipientId: blockerId })) continue;
    sending.push(side);
  }
  // Once both have lifted what they lift.
  const standings = new Map<Side, Relation>();
  for (const side of sending) standings.set(side, await standing(transaction, side, side === one ? two : one));
  const seeing = sending.filter((side) => ['stranger', 'pending'].includes(standings.get(side) ?? 'closed'));
  const [first, second] = seeing.sort(bySending);
  if (first && second) return makeAcceptance(transaction, services, { sender: first, recipient: second });
  if (first) return sendAlone(transaction, services, { sender: first, other: first === one ? two : one });
}

/**
 * The sender comes first: where only one of the two has an answer that the candidate may take back, that one has accepted. Of equals the
 * moments of their presses decide nothing, which are the families' own.
 */
const bySending = (a: Side, b: Side): number =>
  Number(isBeside(a)) - Number(isBeside(b)) || (a.profileId < b.profileId ? -1 : 1);
const isBeside = ({ role, hasCandidate }: Side): boolean => hasCandidate && role !== 'candidate';

async function makeAcceptance(
  transaction: Kysely<Database>,
  services: Pick<Services, 'phoneHash'>,
  { sender, recipient }: { sender: Side; recipient: Side },
): Promise<void> {
  const pair = { senderId: sender.profileId, recipientId: recipient.profileId };
  const id = await insertIntroduction(transaction, { ...pair, origin: 'weekly' });
  await noteSending(transaction, id, { wasWelcome: true, couldBeTold: null });
  await accept(transaction, services, pair);
  // Neither knew of the other's.
  await tell(transaction, { kind: 'interestAccepted', profileId: pair.recipientId, aboutId: pair.senderId });
  await leaveActs(transaction, { side: sender, act: 'sent', aboutId: pair.recipientId });
  await leaveActs(transaction, { side: recipient, act: 'accepted', aboutId: pair.senderId });
}

async function sendAlone(
  transaction: Kysely<Database>,
  services: Pick<Services, 'lookups' | 'config' | 'phoneHash'>,
  { sender, other }: { sender: Side; other: Side },
): Promise<void> {
  const [senderId, recipientId] = [sender.profileId, other.profileId];
  if (await isInterestWaiting(transaction, recipientId, senderId)) {
    // The other has written by hand meanwhile: that interest is accepted, and came from the family.
    const isDone = await accept(transaction, services, { senderId: recipientId, recipientId: senderId });
    if (isDone) await leaveActs(transaction, { side: sender, act: 'accepted', aboutId: recipientId });
    return;
  }
  const isUnwanted = saysNo(other) || other.hasHidden;
  await deliver(transaction, services, { senderId, recipientId, origin: 'weekly', isUnwanted });
  await leaveActs(transaction, { side: sender, act: 'sent', aboutId: recipientId });
}

/** A candidate who has handed accepting over is told of what another has refused, too, whatever the other family has pressed. */
async function leaveRefusals(transaction: Kysely<Database>, [one, two]: readonly [Side, Side]): Promise<void> {
  for (const [side, other] of [
    [one, two],
    [two, one],
  ] as const) {
    if (!saysNo(side) || !isBeside(side)) continue;
    if (!['stranger', 'pending'].includes(await standing(transaction, side, other))) continue;
    await leaveActs(transaction, { side, act: 'refusedWeekly', aboutId: other.profileId });
  }
}

/** Who did it, and to the candidate what another has done, which may be undone. */
async function leaveActs(
  transaction: Kysely<Database>,
  { side, act, aboutId }: { side: Side; act: 'sent' | 'accepted' | 'refusedWeekly'; aboutId: string },
): Promise<void> {
  const { profileId, accountId, role } = side;
  if (role === null) return;
  await recordAct(transaction, { profileId, accountId, role }, act, aboutId);
  if (isBeside(side)) await tell(transaction, { kind: 'familyActed', profileId, aboutId });
}
