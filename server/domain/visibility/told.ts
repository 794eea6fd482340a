import type { Told } from '#contract/told.ts';
import { loadDisability } from '#server/domain/disability/disability.queries.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import type { OpenKind } from '#server/domain/open-to/open-to.queries.ts';
import type { Layer } from './may-view.ts';
import { loadSaidRow } from './told.queries.ts';

/** What a member's page says beside the answers of the lists. */
export interface Said {
  /** Null where nothing is told to this reader: what is not told and what is told to others look alike. */
  told: Told | null;
  openTo: OpenKind[];
  religionWords: string;
}

/** As a reader of this layer sees it: what every member is told, and from an acceptance on also what is told then alone. */
export async function loadSaid(
  { db, cipher }: Pick<DomainServices, 'db' | 'cipher'>,
  ownerId: string,
  layer: Layer,
): Promise<Said> {
  if (layer < 2) return { told: null, openTo: [], religionWords: '' };
  const { audience, ...said } = await loadSaidRow(db, ownerId);
  const isTold = audience === 'Members' || (audience === 'Accepted' && layer >= 3);
  const found = isTold ? await loadDisability({ db, cipher }, ownerId) : null;
  return { ...said, told: found?.told ?? null };
}
