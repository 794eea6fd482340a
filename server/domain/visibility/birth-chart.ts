import type { Kysely } from 'kysely';
import { computeWhole, type WholeChart } from '#server/domain/birth-chart/compute-chart.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { View } from './load-views.ts';
import { loadBirthPlace } from './views.queries.ts';

/**
 * Computes the whole chart for a reader who sees the birth details. Null below layer 3, where the chart would reveal
 * the birth date, and without a birth date.
 */
export async function loadChart(
  db: Kysely<Database>,
  { shared, family }: Pick<View, 'shared' | 'family'>,
): Promise<WholeChart | null> {
  if (family === null || family.birthDate === '') return null;
  const { birthDate, birthTime } = family;
  return computeWhole({ birthDate, birthTime, birthPlaceId: await loadBirthPlace(db, shared.memberId) });
}
