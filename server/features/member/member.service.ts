import type { Standing } from '#contract/member.ts';
import { todayInIndia } from '#server/door/answer.ts';
import { untilWhen } from '#server/people/interests/until-when.ts';
import { hasParted } from '#server/people/members/partings.queries.ts';
import { countOpening } from '#server/people/readings/count-readings.ts';
import { loadKept } from '#server/people/view/kept.queries.ts';
import type { KinshipFinding } from '#server/people/view/kinship.ts';
import { loadAsStranger, loadViews, notShown } from '#server/people/view/load-views.ts';
import { makeSheet } from '#server/people/view/sheet.ts';
import type { Services } from '#server/services.ts';
import { type BetweenRow, loadBetween } from './contacts.queries.ts';
import { standingFor } from './standing.ts';

/** The profile page of a member, as another sees it. */
export async function loadProfile(services: Services, viewerId: string, ownerId: string) {
  const views = await loadViews(services, viewerId, [viewerId, ownerId]);
  const [me, them] = [views.get(viewerId), views.get(ownerId)];
  if (them?.relation !== 'own')
    await countOpening(services, viewerId, { memberId: ownerId, isSeen: them !== undefined });
  if (me === undefined || them === undefined) throw notShown();
  const { shared, family } = them;
  if (them.relation === 'own') {
    const asStranger = await loadAsStranger(services, ownerId);
    return { shared, family, standing: 'own', interest: null, sheet: null, kept: null, asStranger } as const;
  }
  const between = await loadBetween(services.db, viewerId, ownerId);
  const hasEnded = await hasParted(services.db, viewerId, ownerId);
  const kinship = them.layer >= 3 ? kinshipOf(between) : null;
  const sheet = makeSheet({ me, them, kinship, today: todayInIndia() });
  const note = (await loadKept(services.db, viewerId, [ownerId])).get(ownerId);
  const kept = note === undefined ? null : { note };
  const standing = standingFor(viewerId, { rows: between, hasParted: hasEnded });
  const interest = interestOf(viewerId, standing, between);
  return { shared, family, standing, interest, sheet, kept, asStranger: null };
}

/** The rows are newest first. */
function interestOf(viewerId: string, standing: Standing, between: readonly BetweenRow[]) {
  if (standing !== 'waiting' && standing !== 'received') return null;
  const row = between.find(({ sender_id }) => (sender_id === viewerId) === (standing === 'waiting'));
  return row ? { note: row.note, ...untilWhen(row.sent_at) } : null;
}

function kinshipOf(between: readonly BetweenRow[]): KinshipFinding | null {
  const accepted = between.find(({ answer }) => answer === 'accepted');
  return accepted?.kinship ? { kinship: accepted.kinship, named: accepted.kinship_named } : null;
}
