import type { Kysely } from 'kysely';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * The rows of families whom a member still sees. What a block removes at once and a deletion keeps for some days would tell the two
 * apart, so neither is in a download.
 */
export async function onlySeen<Row extends { with_member: string | null }>(
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
