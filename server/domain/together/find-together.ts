import type { DomainServices } from '#server/domain/domain-services.ts';
import { refuseUndecided } from '#server/domain/interests/partings.queries.ts';
import { loadAcquaintances } from '#server/domain/visibility/acquaintances.queries.ts';
import { notShown } from '#server/domain/visibility/load-views.ts';
import { loadRelations } from '#server/domain/visibility/relations.queries.ts';
import { findOpen } from './together.queries.ts';

/** Two families in touch, as one of them sees the two. */
export interface Together {
  /** Null before the first step of the two. */
  togetherId: number | null;
  profileId: string;
  otherId: string;
}

/**
 * Finds two families who are in touch; every call of two families begins with this. Throws 404 with the words of the
 * member's page if they are not in touch. Throws 409 if the bride or groom has still to decide whether the acquaintance
 * goes on.
 */
export async function findTogether(
  { db }: Pick<DomainServices, 'db'>,
  { profileId, memberId }: { profileId: string; memberId: string },
): Promise<Together> {
  const relation = (await loadRelations(db, profileId, [memberId])).get(memberId);
  if (relation !== 'accepted' && relation !== 'consented') {
    const { losses } = await loadAcquaintances(db, profileId);
    throw notShown(losses.get(memberId));
  }
  await refuseUndecided(db, profileId, memberId);
  return { togetherId: await findOpen(db, profileId, memberId), profileId, otherId: memberId };
}
