import { SAMPLES, type Sample } from '#contract/matches.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { presentAnswers } from './present-answers.ts';
import { presentShared } from './present-shared.ts';
import { listSamples } from './samples.queries.ts';
import { loadOwnerRows } from './views.queries.ts';

/** Strangers are shown so much of a member; of it less is shown here. */
const LAYER = 2;

/**
 * Six people of a day, for a reader to whom lists are not open yet: how old, where about, of which caste, what they have learnt and do.
 * No name, no photo, no number, none of their words.
 */
export async function loadSamples(
  { db, lookups, keyedHash }: Pick<DomainServices, 'db' | 'lookups' | 'keyedHash'>,
  viewerId: string,
  today: string,
): Promise<Sample[]> {
  const from = `SV${keyedHash(`samples ${today}`).readUInt32BE() % 1_000_000_000}`;
  const ids = await listSamples(db, viewerId, { from, count: SAMPLES });
  if (ids.length === 0) return [];
  const rows = await loadOwnerRows(db, { viewerId, ownerIds: ids });
  return rows.map((row) => {
    const shared = presentShared(row, presentAnswers(row, LAYER, lookups), { layer: LAYER, today });
    const { age, heightCm, state, country, caste, education, profession } = shared;
    const district = row['home.id'] === null ? null : { name: shared.district.name, nameBn: shared.district.nameBn };
    return { age, heightCm, place: state ?? country, district, caste, education, profession };
  });
}
