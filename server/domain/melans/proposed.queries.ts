import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Counts the pairs of guests of a melan that were proposed to each other as guests of a melan, from its day on. */
export async function countProposed(db: Kysely<Database>, melanId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from proposals p join melans n on n.id = ${melanId}
    where p.origin = 'melan' and p.made_at >= n.held_on
      and exists (select from melan_guests g where g.melan_id = n.id and g.profile_id = p.one_id)
      and exists (select from melan_guests g where g.melan_id = n.id and g.profile_id = p.other_id)`.execute(db);
  return rows[0]?.count ?? 0;
}
