import type { FamilyView, SharedView } from '#contract/member.ts';
import { messages } from '#contract/messages.ts';
import { todayInIndia } from '#server/http/answer.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { type Layer, mayView, type Relation } from './may-view.ts';
import { presentFamily } from './present-family.ts';
import { presentShared } from './present-shared.ts';
import { loadRelations } from './relations.queries.ts';
import { loadKinRows, loadOwnerRows } from './views.queries.ts';

/** What one member sees of another. */
export interface View {
  layer: Layer;
  relation: Relation;
  shared: SharedView;
  /** From layer 3 on. */
  family: FamilyView | null;
}

/**
 * What a viewer sees of these members; whoever may not be seen, or does not exist, is absent. Every answer that carries
 * another member's data takes it from here.
 */
export async function loadViews(
  { db, lookups }: Pick<Services, 'db' | 'lookups'>,
  viewerId: string,
  ownerIds: readonly string[],
): Promise<Map<string, View>> {
  if (ownerIds.length === 0) return new Map();
  // Everybody's row is read, seen or not, so that whoever is not costs the same.
  const [relations, rows] = await Promise.all([loadRelations(db, viewerId, ownerIds), loadOwnerRows(db, ownerIds)]);
  const seen = new Map<string, { layer: Layer; relation: Relation }>();
  for (const [ownerId, relation] of relations) {
    const layer = mayView(viewerId, ownerId, relation);
    if (layer > 1) seen.set(ownerId, { layer, relation });
  }
  const accepted = [...seen].filter(([, { layer }]) => layer >= 3).map(([ownerId]) => ownerId);
  const kin = accepted.length > 0 ? await loadKinRows(db, accepted) : [];
  const today = todayInIndia();
  const views = new Map<string, View>();
  for (const row of rows) {
    const sight = seen.get(row.profile_id);
    if (sight === undefined) continue;
    const ofOwner = kin.filter(({ profile_id }) => profile_id === row.profile_id);
    views.set(row.profile_id, {
      ...sight,
      shared: presentShared(row, sight.layer, lookups, today),
      family: sight.layer >= 3 ? presentFamily(row, ofOwner, lookups) : null,
    });
  }
  return views;
}

/** What a viewer sees of one member; a 404 that is the same for unknown, blocked, paused and not shown. */
export async function loadView(
  services: Pick<Services, 'db' | 'lookups'>,
  viewerId: string,
  ownerId: string,
): Promise<View> {
  const view = (await loadViews(services, viewerId, [ownerId])).get(ownerId);
  if (view === undefined) throw notShown();
  return view;
}

/** How the viewer stands to a member, or null where they may not be seen. */
export async function relationIfSeen(
  { db }: Pick<Services, 'db'>,
  viewerId: string,
  ownerId: string,
): Promise<Relation | null> {
  const relation = (await loadRelations(db, viewerId, [ownerId])).get(ownerId);
  return relation === undefined || mayView(viewerId, ownerId, relation) === 1 ? null : relation;
}

/** The same, with a 404 for whoever may not be seen. */
export async function findRelation(
  services: Pick<Services, 'db'>,
  viewerId: string,
  ownerId: string,
): Promise<Relation> {
  const relation = await relationIfSeen(services, viewerId, ownerId);
  if (relation === null) throw notShown();
  return relation;
}

export const notShown = (): Refusal => new Refusal(404, messages.memberUnknown);
