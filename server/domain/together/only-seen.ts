import type { Kysely } from 'kysely';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * Returns the rows about families whom a member still sees. Rows about a family that has blocked the member, and about
 * one that has been deleted, are both left out, so that the member cannot tell a block from a deletion.
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
