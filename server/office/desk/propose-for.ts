import type { Kysely } from 'kysely';
import type { MessageId } from '#contract/message.ts';
import { MOST_PROPOSALS, PROPOSAL_DAYS } from '#contract/proposal-said.ts';
import { VOLUNTEER_PROPOSALS_A_WEEK } from '#contract/staff/assisted.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { countOpenOfDesk } from '#server/domain/proposals/proposals.queries.ts';
import { loadRelations } from '#server/domain/visibility/relations.queries.ts';
import { propose } from '#server/notices/propose.ts';
import {
  countProposedThisWeek,
  listKin,
  lockStaffMember,
  noteRefusedTry,
} from '#server/office/staff/matchmakers.queries.ts';
import type { Staff } from '#server/office/staff/sessions.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { isVolunteer } from './desk-access.ts';

interface ProposalRequest {
  staff: Staff;
  memberId: string;
  otherId: string;
  why: string;
}

/** Refusals that depend on the other family. A volunteer who tried many families could learn from them. */
const REFUSALS_ABOUT_OTHER: ReadonlySet<MessageId> = new Set<MessageId>([
  'proposalsFullThere',
  'proposalAcquainted',
  'proposalImpossible',
]);

/** The message for each outcome of a proposal; null if it is made. */
const REFUSALS = {
  opened: null,
  already: 'proposalOpen',
  acquainted: 'proposalAcquainted',
  history: 'proposalImpossible',
} as const;

/**
 * Proposes an assisted family and another family to each other. Returns null if the proposal is made, or else the
 * message why it is not. Staff cannot propose their own kin. A volunteer's refused tries are counted, and a volunteer
 * does not learn that the two are already in touch.
 */
export async function proposeFor(db: Kysely<Database>, request: ProposalRequest): Promise<MessageId | null> {
  const { staff, memberId, otherId } = request;
  const isLimited = isVolunteer(staff);
  if (isLimited) {
    await lockStaffMember(db, staff.id);
    if ((await countProposedThisWeek(db, staff.id)) >= VOLUNTEER_PROPOSALS_A_WEEK) return 'proposalsAWeek';
  }
  const kin = await listKin(db, staff.id);
  if (kin.includes(memberId) || kin.includes(otherId)) return 'proposalOfKin';
  const refusal = await proposeWithinLimits(db, request);
  if (!isLimited || refusal === null || !REFUSALS_ABOUT_OTHER.has(refusal)) return refusal;
  await noteRefusedTry(db, staff.id);
  return refusal === 'proposalAcquainted' ? 'proposalImpossible' : refusal;
}

/** Makes the proposal unless one of the two families has `MOST_PROPOSALS` open proposals of the office already. */
async function proposeWithinLimits(
  db: Kysely<Database>,
  { staff, memberId, otherId, why }: ProposalRequest,
): Promise<MessageId | null> {
  await lockMembers(db, [memberId, otherId]);
  if ((await countOpenOfDesk(db, memberId)) >= MOST_PROPOSALS) return 'proposalsFull';
  // The number of open proposals of a family that is not seen would reveal that it exists.
  const isSeen = (await loadRelations(db, memberId, [otherId])).get(otherId) === 'stranger';
  if (isSeen && (await countOpenOfDesk(db, otherId)) >= MOST_PROPOSALS) return 'proposalsFullThere';
  const outcome = await propose(db, {
    one: memberId,
    other: otherId,
    origin: 'desk',
    why,
    madeBy: staff.id,
    days: PROPOSAL_DAYS.desk,
  });
  return REFUSALS[outcome];
}
