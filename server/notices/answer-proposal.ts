import type { Kysely } from 'kysely';
import type { ProposalAnswer, ProposalHeard, ProposalOrigin, ProposalWord } from '#contract/proposal-said.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import {
  hasSentLately,
  insertIntroduction,
  isInterestWaiting,
  noteSending,
} from '#server/domain/interests/introductions.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { type ProposalSide, saveAnswer, takeProposal } from '#server/domain/proposals/answering.queries.ts';
import type { Relation } from '#server/domain/visibility/may-view.ts';
import { loadRelations } from '#server/domain/visibility/relations.queries.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { accept } from './deliver-interest.ts';
import { isNotified, notify } from './tell.queries.ts';

/** An answer of a family to a proposal, and how it was given. */
interface Answering {
  profileId: string;
  /** The other family of the proposal. */
  memberId: string;
  answer: ProposalAnswer;
  /** Null if the office records an answer that it has heard. */
  accountId: number | null;
  /** Whether the answer is the candidate's own. */
  isCandidates: boolean;
  /** How the office got the answer; null for an answer given on the site. */
  heard: ProposalHeard | null;
  /** When the returned slip was printed. An answer that the family gave otherwise since then is newer and counts. */
  since?: Date;
}

/**
 * `accepted`: an acquaintance begins. `asked`: the candidate was asked, because the answer is theirs. `candidates`:
 * only the candidate may answer, or has answered. `over`: the proposal can no longer be answered here.
 */
export type Answered = 'accepted' | 'asked' | 'candidates' | 'over' | ProposalAnswer;

/** The relations in which a family still sees a proposal. */
const SEEING_RELATIONS: readonly (Relation | undefined)[] = ['stranger', 'pending', 'declined'];

/**
 * Saves a family's answer to a proposal. If both say yes, an acquaintance begins. Before that, the other family's
 * answer does not affect the result here.
 */
export async function answerProposal(
  transaction: Kysely<Database>,
  services: Pick<DomainServices, 'phoneHash'>,
  { profileId, memberId, ...reply }: Answering,
): Promise<Answered> {
  await lockMembers(transaction, [profileId, memberId]);
  const relation = (await loadRelations(transaction, profileId, [memberId])).get(memberId);
  const proposal = await takeProposal(transaction, profileId, memberId);
  if (proposal === null || relation === 'accepted' || relation === 'consented') return 'over';
  // An interest sent by hand meanwhile is answered in the inbox.
  const isClosed =
    !SEEING_RELATIONS.includes(relation) ||
    (await hasSentLately(transaction, profileId, memberId)) ||
    (await isInterestWaiting(transaction, memberId, profileId));
  // An answer that the office has heard is stored: the office must not be able to distinguish a block or a pause from
  // waiting.
  if (isClosed && reply.heard === null) return 'over';
  const { origin, mine, theirs } = proposal;
  if (reply.since && hasAnsweredSince(mine, reply.since)) return 'over';
  if (mine.isClaimed && reply.heard !== null) return 'candidates';
  const isBeside = mine.hasCandidate && !reply.isCandidates;
  // On a call anybody can claim to be the candidate, so an answer from the candidate's account stays.
  const mayNotReplace = isBeside ? isOfCandidate(mine) : reply.heard !== null && mine.role === 'candidate';
  if (mayNotReplace && mine.answer !== null) return 'candidates';
  const { accountId, heard } = reply;
  const speaker: ProposalWord = reply.isCandidates ? 'candidate' : 'family';
  const word = heard === null ? null : speaker;
  const savedAnswer = { profileId, memberId, accountId, heard, word };
  if (isBeside && (origin === 'melan' || !mine.handsOver)) {
    if (reply.answer !== 'yes') return 'candidates';
    const asking = { kind: 'proposalAsked', profileId, aboutId: memberId } as const;
    if (!isClosed && !(await isNotified(transaction, asking))) await notify(transaction, asking);
    await saveAnswer(transaction, { ...savedAnswer, answer: null, isAsked: true });
    return 'asked';
  }
  await saveAnswer(transaction, { ...savedAnswer, answer: reply.answer, isAsked: false });
  const updated = await takeProposal(transaction, profileId, memberId);
  if (isClosed) return reply.answer;
  if (reply.answer === 'yes' && updated !== null && saysYes(updated.mine, origin) && saysYes(theirs, origin)) {
    await makeAcceptance(transaction, services, { origin, sides: [updated.mine, theirs] });
    return 'accepted';
  }
  if (isBeside) await notify(transaction, { kind: 'familyActed', profileId, aboutId: memberId });
  return reply.answer;
}

/** Whether the family has answered after this moment, otherwise than by a returned slip. */
const hasAnsweredSince = ({ heard, answeredAt }: ProposalSide, moment: Date): boolean =>
  heard !== 'slip' && answeredAt !== null && new Date(answeredAt) > moment;

/** Whether the answer is from the candidate's account, or the office heard it from the candidate. */
const isOfCandidate = ({ role, heard, word }: ProposalSide): boolean =>
  role === 'candidate' || (heard !== null && word === 'candidate');

/**
 * Whether a yes still counts: it is by a holder, or heard by the office. Beside a candidate's account a yes that is not
 * the candidate's counts only if accepting is handed over and the desk made the proposal.
 */
function saysYes(side: ProposalSide, origin: ProposalOrigin): boolean {
  const isByHolderOrOffice = side.heard !== null || side.role !== null;
  const mayDecide = isOfCandidate(side) || !side.hasCandidate || (side.handsOver && origin === 'desk');
  const isVoid = side.isClaimed || side.wasSuspended || side.hasHidden;
  return side.answer === 'yes' && isByHolderOrOffice && mayDecide && !isVoid;
}

/** Whether the answer is another holder's, beside a candidate's account. */
const isAnothersAnswer = (side: ProposalSide): boolean => side.hasCandidate && !isOfCandidate(side);

/**
 * Compares the two sides for sorting, the sender first. A side whose answer the candidate can undo becomes the
 * recipient, which has accepted, as in weekly introductions. Otherwise the profile id decides.
 */
function bySending(one: ProposalSide, other: ProposalSide): number {
  const recipientLast = Number(isAnothersAnswer(one)) - Number(isAnothersAnswer(other));
  if (recipientLast !== 0) return recipientLast;
  return one.profileId < other.profileId ? -1 : 1;
}

/** Begins the acquaintance of two families that have both said yes: stores an accepted interest and notifies both. */
async function makeAcceptance(
  transaction: Kysely<Database>,
  services: Pick<DomainServices, 'phoneHash'>,
  { origin, sides }: { origin: ProposalOrigin; sides: [ProposalSide, ProposalSide] },
): Promise<void> {
  const [sender, recipient] = sides.toSorted(bySending);
  if (sender === undefined || recipient === undefined) return;
  const pair = { senderId: sender.profileId, recipientId: recipient.profileId };
  const id = await insertIntroduction(transaction, { ...pair, origin });
  await noteSending(transaction, id, { wasWelcome: true, couldBeTold: null });
  await accept(transaction, services, pair);
  await notify(transaction, { kind: 'interestAccepted', profileId: pair.recipientId, aboutId: pair.senderId });
  await leaveAct(transaction, { side: sender, act: 'sent', aboutId: pair.recipientId });
  await leaveAct(transaction, { side: recipient, act: 'accepted', aboutId: pair.senderId });
}

/** Records the act, and notifies the candidate of another holder's act, which can be undone. */
async function leaveAct(
  transaction: Kysely<Database>,
  { side, act, aboutId }: { side: ProposalSide; act: 'sent' | 'accepted'; aboutId: string },
): Promise<void> {
  const { profileId, accountId, heard } = side;
  // An answer heard from the family beside a candidate can be undone like a guardian's.
  const roleHeard = isAnothersAnswer(side) ? 'guardian' : 'office';
  const role = heard === null ? side.role : roleHeard;
  if (role === null) return;
  await recordAct(transaction, { profileId, accountId: heard === null ? accountId : null, role }, act, aboutId);
  if (isAnothersAnswer(side)) await notify(transaction, { kind: 'familyActed', profileId, aboutId });
}
