import type { Kysely } from 'kysely';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * Returns the rows about families whom a member still sees. A block removes rows at once and a deletion after some
 * days. Neither is in a download, so that the member cannot tell them apart.
 */
export async function onlyOfSeenFamilies<Row extends { with_member: string | null }>(
  db: Kysely<Database>,
  profileId: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const seen = await loadSeen(
    { db },
    profileId,
    rows.flatMap(({ with_member }) => with_member ?? []),
  );
  return rows.filter(({ with_member }) => seen.has(with_member ?? ''));
}
