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
import { isTold, tell } from './tell.queries.ts';

interface Answering {
  profileId: string;
  memberId: string;
  answer: ProposalAnswer;
  /** Null where the office writes down what it has heard. */
  accountId: number | null;
  /** The bride's or groom's own word. */
  isCandidates: boolean;
  heard: ProposalHeard | null;
  /** When the page was printed that has come back: what the family has said since by another way is the later word. */
  since?: Date;
}

/** `asked`: the candidate, whose answer it is. `candidates`: it is the candidate's, who has answered or answers alone. */
export type Answered = 'accepted' | 'asked' | 'candidates' | 'over' | ProposalAnswer;

const SEEN: readonly (Relation | undefined)[] = ['stranger', 'pending', 'declined'];

/**
 * Writes down what a family answers to a proposal; two that say yes have accepted each other. What the other has answered changes nothing of
 * what is answered here before that.
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
  // What was written by hand meanwhile is answered where it stands.
  const isClosed =
    !SEEN.includes(relation) ||
    (await hasSentLately(transaction, profileId, memberId)) ||
    (await isInterestWaiting(transaction, memberId, profileId));
  // What the office has heard is kept: that the other has blocked or paused, it may not tell from waiting.
  if (isClosed && given.heard === null) return 'over';
  const { origin, mine, theirs } = proposal;
  if (given.since && mine.heard !== 'slip' && mine.answeredAt !== null && new Date(mine.answeredAt) > given.since)
    return 'over';
  if (mine.isClaimed && given.heard !== null) return 'candidates';
  const isBeside = mine.hasCandidate && !given.isCandidates;
  // On a call anybody may say that they are the candidate: what was answered in the candidate's account stays.
  const isKept = isBeside ? isOfCandidate(mine) : given.heard !== null && mine.role === 'candidate';
  if (isKept && mine.answer !== null) return 'candidates';
  const { accountId, heard } = given;
  const word: ProposalWord | null = heard === null ? null : given.isCandidates ? 'candidate' : 'family';
  const saved = { profileId, memberId, accountId, heard, word };
  if (isBeside && (origin === 'melan' || !mine.handsOver)) {
    if (given.answer !== 'yes') return 'candidates';
    const asking = { kind: 'proposalAsked', profileId, aboutId: memberId } as const;
    if (!isClosed && !(await isTold(transaction, asking))) await tell(transaction, asking);
    await saveAnswer(transaction, { ...saved, answer: null, isAsked: true });
    return 'asked';
  }
  await saveAnswer(transaction, { ...saved, answer: given.answer, isAsked: false });
  const now = await takeProposal(transaction, profileId, memberId);
  if (isClosed) return given.answer;
  if (given.answer === 'yes' && now !== null && saysYes(now.mine, origin) && saysYes(theirs, origin)) {
    await makeAcceptance(transaction, services, { origin, sides: [now.mine, theirs] });
    return 'accepted';
  }
  if (isBeside) await tell(transaction, { kind: 'familyActed', profileId, aboutId: memberId });
  return given.answer;
}

/** Of the candidate's account, or heard by the office from the candidate. */
const isOfCandidate = ({ role, heard, word }: ProposalSide): boolean =>
  role === 'candidate' || (heard !== null && word === 'candidate');

/**
 * Whether a yes is the family's own still: of an account that looks after the profile, or heard by the office; beside a candidate's account
 * another's counts only where accepting is handed over.
 */
const saysYes = (side: ProposalSide, origin: ProposalOrigin): boolean =>
  side.answer === 'yes' &&
  !side.isClaimed &&
  !side.wasSuspended &&
  !side.hasHidden &&
  (side.heard !== null || side.role !== null) &&
  (isOfCandidate(side) || !side.hasCandidate || (side.handsOver && origin === 'desk'));

/** The sender is first: of an answer that the candidate may take back the family has accepted, as in the week's introductions. */
const bySending = (a: ProposalSide, b: ProposalSide): number =>
  Number(isBesideOf(a)) - Number(isBesideOf(b)) || (a.profileId < b.profileId ? -1 : 1);
const isBesideOf = (side: ProposalSide): boolean => side.hasCandidate && !isOfCandidate(side);

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
  await tell(transaction, { kind: 'interestAccepted', profileId: pair.recipientId, aboutId: pair.senderId });
  await leaveAct(transaction, { side: sender, act: 'sent', aboutId: pair.recipientId });
  await leaveAct(transaction, { side: recipient, act: 'accepted', aboutId: pair.senderId });
}

/** Who did it, and to the candidate what another has done, which may be undone. */
async function leaveAct(
  transaction: Kysely<Database>,
  { side, act, aboutId }: { side: ProposalSide; act: 'sent' | 'accepted'; aboutId: string },
): Promise<void> {
  const { profileId, accountId, heard } = side;
  // What the office heard from the family beside a candidate is undone like a guardian's.
  const role = heard === null ? side.role : isBesideOf(side) ? 'guardian' : 'office';
  if (role === null) return;
  await recordAct(transaction, { profileId, accountId: heard === null ? accountId : null, role }, act, aboutId);
  if (isBesideOf(side)) await tell(transaction, { kind: 'familyActed', profileId, aboutId });
}
