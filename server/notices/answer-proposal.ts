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

interface Answering {
  profileId: string;
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
const SEEN: readonly (Relation | undefined)[] = ['stranger', 'pending', 'declined'];

/**
 * Saves a family's answer to a proposal. If both say yes, an acquaintance begins. Before that, the other family's
 * answer does not affect the result here.
 */
export async function answerProposal(
  transaction: Kysely<Database>,
  services: Pick<DomainServices, 'phoneHash'>,
  { profileId, memberId, ...given }: Answering,
): Promise<Answered> {
  await lockMembers(transaction, [profileId, memberId]);
  const relation = (await loadRelations(transaction, profileId, [memberId])).get(memberId);
  const proposal = await takeProposal(transaction, profileId, memberId);
  if (proposal === null || relation === 'accepted' || relation === 'consented') return 'over';
  // An interest sent by hand meanwhile is answered in the inbox.
  const isClosed =
    !SEEN.includes(relation) ||
    (await hasSentLately(transaction, profileId, memberId)) ||
    (await isInterestWaiting(transaction, memberId, profileId));
  // An answer that the office has heard is stored: the office must not be able to distinguish a block or a pause from
  // waiting.
  if (isClosed && given.heard === null) return 'over';
  const { origin, mine, theirs } = proposal;
  if (given.since && mine.heard !== 'slip' && mine.answeredAt !== null && new Date(mine.answeredAt) > given.since)
    return 'over';
  if (mine.isClaimed && given.heard !== null) return 'candidates';
  const isBeside = mine.hasCandidate && !given.isCandidates;
  // On a call anybody can claim to be the candidate, so an answer from the candidate's account stays.
  const isKept = isBeside ? isOfCandidate(mine) : given.heard !== null && mine.role === 'candidate';
  if (isKept && mine.answer !== null) return 'candidates';
  const { accountId, heard } = given;
  const speaker: ProposalWord = given.isCandidates ? 'candidate' : 'family';
  const word = heard === null ? null : speaker;
  const saved = { profileId, memberId, accountId, heard, word };
  if (isBeside && (origin === 'melan' || !mine.handsOver)) {
    if (given.answer !== 'yes') return 'candidates';
    const asking = { kind: 'proposalAsked', profileId, aboutId: memberId } as const;
    if (!isClosed && !(await isNotified(transaction, asking))) await notify(transaction, asking);
    await saveAnswer(transaction, { ...saved, answer: null, isAsked: true });
    return 'asked';
  }
  await saveAnswer(transaction, { ...saved, answer: given.answer, isAsked: false });
  const updated = await takeProposal(transaction, profileId, memberId);
  if (isClosed) return given.answer;
  if (given.answer === 'yes' && updated !== null && saysYes(updated.mine, origin) && saysYes(theirs, origin)) {
    await makeAcceptance(transaction, services, { origin, sides: [updated.mine, theirs] });
    return 'accepted';
  }
  if (isBeside) await notify(transaction, { kind: 'familyActed', profileId, aboutId: memberId });
  return given.answer;
}

/** Whether the answer is from the candidate's account, or the office heard it from the candidate. */
const isOfCandidate = ({ role, heard, word }: ProposalSide): boolean =>
  role === 'candidate' || (heard !== null && word === 'candidate');

/**
 * Whether a yes still counts: it is by a holder, or heard by the office. Beside a candidate's account a yes that is not
 * the candidate's counts only if accepting is handed over and the desk made the proposal.
 */
const saysYes = (side: ProposalSide, origin: ProposalOrigin): boolean =>
  side.answer === 'yes' &&
  !side.isClaimed &&
  !side.wasSuspended &&
  !side.hasHidden &&
  (side.heard !== null || side.role !== null) &&
  (isOfCandidate(side) || !side.hasCandidate || (side.handsOver && origin === 'desk'));

/**
 * Sorts the two sides, the sender first. A side whose answer the candidate can undo becomes the recipient, which has
 * accepted, as in weekly introductions.
 */
const bySending = (a: ProposalSide, b: ProposalSide): number =>
  Number(isAnothersAnswer(a)) - Number(isAnothersAnswer(b)) || (a.profileId < b.profileId ? -1 : 1);
/** Whether the answer is another holder's, beside a candidate's account. */
const isAnothersAnswer = (side: ProposalSide): boolean => side.hasCandidate && !isOfCandidate(side);

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
