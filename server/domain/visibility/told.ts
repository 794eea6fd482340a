import type { Told } from '#contract/told.ts';
import { loadDisability } from '#server/domain/disability/disability.queries.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import type { OpenKind } from '#server/domain/open-to/open-to.queries.ts';
import type { Layer } from './may-view.ts';
import { loadSaidRow } from './told.queries.ts';

/** What a member's page says beside the answers of the lists. */
export interface Said {
  /**
   * Null if no disability is told to this reader. That none is told, and that it is told only to others, look alike.
   */
  told: Told | null;
  openTo: OpenKind[];
  religionWords: string;
}

/**
 * Loads what a member's page says beside the answers of the lists, for a reader of this layer. Layer 2 gets what every
 * member is told; from layer 3 on, also what only accepted families are told.
 */
export async function loadPageStatements(
  { db, cipher }: Pick<DomainServices, 'db' | 'cipher'>,
  ownerId: string,
  layer: Layer,
): Promise<Said> {
  if (layer < 2) return { told: null, openTo: [], religionWords: '' };
  const { audience, ...statements } = await loadSaidRow(db, ownerId);
  const isTold = audience === 'Members' || (audience === 'Accepted' && layer >= 3);
  const disability = isTold ? await loadDisability({ db, cipher }, ownerId) : null;
  return { ...statements, told: disability?.told ?? null };
}
