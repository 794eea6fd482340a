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
  /** Filtered as own words are; null for none. */
  why: string | null;
  /** The member of staff. */
  madeBy: number | null;
  /** So many days it may be answered. */
  days: number;
}

/**
 * `already`: one is open. `acquainted`: both have accepted each other. `history`: one of the two is not seen by the other, or there was
 * something between them; which of all this is told to nobody.
 */
export type Opened = 'opened' | 'already' | 'acquainted' | 'history';

/**
 * Puts two families before each other, unless something stands or stood between them: there is one row a pair. A family that has hidden the
 * other, or has said *Not for us* to it in a week, has refused from the first moment, and nothing shows that. Tells nobody: `propose` does.
 */
export async function openProposal(
  transaction: Kysely<Database>,
  { one, other, origin, why, madeBy, days }: NewProposal,
): Promise<Opened> {
  if (one === other) return 'history';
  // A block, an interest or another proposal at the same moment comes before or after.
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
    ...{ ...pair, origin, why: why || null, made_by: madeBy, days },
    ...{ oneRefuses: between.oneRefuses, otherRefuses: between.otherRefuses },
  });
  return 'opened';
}
