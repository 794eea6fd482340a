import type { Kysely } from 'kysely';
import { computeWhole, type WholeChart } from '#server/domain/birth-chart/compute-chart.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { View } from './load-views.ts';
import { loadBirthPlace } from './views.queries.ts';

/** The whole chart, computed from the birth details, for a reader who sees these: below layer 3 it would give the birth date away. */
export async function loadChart(
  db: Kysely<Database>,
  { shared, family }: Pick<View, 'shared' | 'family'>,
): Promise<WholeChart | null> {
  if (family === null || family.birthDate === '') return null;
  const { birthDate, birthTime } = family;
  return computeWhole({ birthDate, birthTime, birthPlaceId: await loadBirthPlace(db, shared.memberId) });
}
