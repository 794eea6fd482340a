import { INTEREST_DAYS } from '#contract/introductions.ts';
import type { Sheet } from '#contract/member.ts';
import { todayInIndia } from '#server/http/answer.ts';
import { loadSharedPersons } from '#server/matching/shared-person.queries.ts';
import type { KinshipFinding } from '#server/matching/view/kinship.ts';
import { loadView, loadViews, type View } from '#server/matching/view/load-views.ts';
import { makeSheet } from '#server/matching/view/sheet.ts';
import type { Services } from '#server/services.ts';
import { type BetweenRow, loadBetween } from './contacts.queries.ts';
import { standingFor } from './standing.ts';

/** The profile page of a member, as another sees it. */
export async function loadProfile(services: Services, viewerId: string, ownerId: string) {
  const view = await loadView(services, viewerId, ownerId);
  const { shared, family } = view;
  if (view.relation === 'own') return { shared, family, standing: 'own', sheet: null } as const;
  const between = await loadBetween(services.db, viewerId, ownerId, INTEREST_DAYS);
  const sheet = await loadSheet(services, viewerId, view, between);
  return { shared, family, standing: standingFor(viewerId, between), sheet };
}

async function loadSheet(
  services: Services,
  viewerId: string,
  { shared, layer }: View,
  between: readonly BetweenRow[],
): Promise<Sheet | null> {
  const [persons, own] = await Promise.all([
    loadSharedPersons(services.db, [viewerId, shared.memberId]),
    loadViews(services, viewerId, [viewerId]),
  ]);
  const [me, them] = [persons.get(viewerId), persons.get(shared.memberId)];
  const mine = own.get(viewerId)?.shared;
  if (me === undefined || them === undefined || mine === undefined) return null;
  return makeSheet({
    me: { person: me, shared: mine },
    them: { person: them, shared },
    kinship: layer >= 3 ? kinshipOf(between) : null,
    today: todayInIndia(),
  });
}

function kinshipOf(between: readonly BetweenRow[]): KinshipFinding | null {
  const accepted = between.find(({ answer }) => answer === 'accepted');
  return accepted?.kinship ? { kinship: accepted.kinship, named: accepted.kinship_named } : null;
}
