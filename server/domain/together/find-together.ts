import type { DomainServices } from '#server/domain/domain-services.ts';
import { refuseUndecided } from '#server/domain/interests/partings.queries.ts';
import { loadAcquaintances } from '#server/domain/visibility/acquaintances.queries.ts';
import { notShown } from '#server/domain/visibility/load-views.ts';
import { loadRelations } from '#server/domain/visibility/relations.queries.ts';
import { findOpen } from './together.queries.ts';

export interface Together {
  /** Null before their first step. */
  togetherId: number | null;
  profileId: string;
  otherId: string;
}

/**
 * Two families who are in touch; every call of theirs begins with this. A 404 in the words of the member's page where they are not, or no
 * longer, and a 409 where the bride or groom has still to say whether it goes on.
 */
export async function findTogether(
  { db }: Pick<DomainServices, 'db'>,
  { profileId, memberId }: { profileId: string; memberId: string },
): Promise<Together> {
  const relation = (await loadRelations(db, profileId, [memberId])).get(memberId);
  if (relation !== 'accepted' && relation !== 'consented')
    throw notShown((await loadAcquaintances(db, profileId)).losses.get(memberId));
  await refuseUndecided(db, profileId, memberId);
  return { togetherId: await findOpen(db, profileId, memberId), profileId, otherId: memberId };
}
