import type { Kysely } from 'kysely';
import type { ProposalOrigin } from '#contract/proposal-said.ts';
import type { Relation } from '#server/domain/visibility/may-view.ts';
import { loadRelations } from '#server/domain/visibility/relations.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { lockMembers } from '../members/make-member.queries.ts';
import { inOrder } from '../together/together.queries.ts';
import { loadBetween } from './between.queries.ts';
import { insertProposal } from './proposals.queries.ts';

interface NewProposal {
  one: string;
  other: string;
  origin: ProposalOrigin;
  /** The reason, filtered like a family's own words; null if there is none. */
  why: string | null;
  /** Id of the member of staff who makes the proposal; null if none does. */
  madeBy: number | null;
  /** Days in which the proposal can be answered. */
  days: number;
}

/**
 * `already`: a proposal between the two is open. `acquainted`: both have accepted each other. `history`: one does not
 * see the other, something between them rules out a proposal, or one is shown only to chosen members. Nobody learns
 * which reason of `history` it is.
 */
export type Opened = 'opened' | 'already' | 'acquainted' | 'history';

/**
 * Opens a proposal between two families, unless `history` rules it out. So a pair has at most one proposal ever. A
 * family that has hidden the other family, or has answered *Not for us* to its weekly introduction, has refused from
 * the start, and nothing shows that. Notifies nobody; `propose` does.
 */
export async function openProposal(
  transaction: Kysely<Database>,
  { one, other, origin, why, madeBy, days }: NewProposal,
): Promise<Opened> {
  if (one === other) return 'history';
  // Row locks: a simultaneous block, interest or proposal runs before or after this one.
  await lockMembers(transaction, [one, other]);
  const pair = inOrder(one, other);
  const between = await loadBetween(transaction, pair);
  if (between.isOpen) return 'already';
  const relations: (Relation | undefined)[] = [
    (await loadRelations(transaction, one, [other])).get(other),
    (await loadRelations(transaction, other, [one])).get(one),
  ];
  if (between.isAccepted) return 'acquainted';
  if (between.hasHistory || relations.some((relation) => relation !== 'stranger')) return 'history';
  await insertProposal(transaction, {
    ...pair,
    origin,
    why: why || null,
    made_by: madeBy,
    days,
    oneRefuses: between.oneRefuses,
    otherRefuses: between.otherRefuses,
  });
  return 'opened';
}
