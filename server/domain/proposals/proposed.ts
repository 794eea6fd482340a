import { todayInIndia } from '#contract/india-day.ts';
import type { Proposal } from '#contract/proposals.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { DomainServices } from '../domain-services.ts';
import { loadVisibleCards } from '../visibility/cards.ts';
import type { Relation } from '../visibility/may-view.ts';
import { listOpenProposals } from './proposals.queries.ts';

/** Relations in which a proposal is shown. In any other, the families are in touch or do not see each other. */
const SHOWN_RELATIONS: readonly Relation[] = ['stranger', 'pending', 'declined'];

/**
 * Loads a family's open proposals as it reads them. Leaves out members whom it does not see, and those with whom it has
 * an interest by hand.
 */
export async function loadProposals(
  services: DomainServices,
  profileId: string,
  person: SharedPerson,
): Promise<Proposal[]> {
  const rows = await listOpenProposals(services.db, profileId);
  if (rows.length === 0) return [];
  const ids = rows.map(({ memberId }) => memberId);
  const cards = await loadVisibleCards(services, { profileId, person, on: todayInIndia() }, ids);
  const byId = new Map(cards.map((card) => [card.match.member.memberId, card]));
  return rows.flatMap(({ id: _, memberId, madeAt, endsAt, ...facts }) => {
    const card = byId.get(memberId);
    if (card === undefined || !SHOWN_RELATIONS.includes(card.view.relation)) return [];
    if (card.match.between !== '') return [];
    return [{ ...facts, match: card.match, madeAt: madeAt.toISOString(), endsAt: endsAt.toISOString() }];
  });
}
