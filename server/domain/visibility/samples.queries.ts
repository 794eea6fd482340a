import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { relationOf } from './relations.queries.ts';

/** Largest age difference, in years, between the viewer and the samples. */
const MOST_YEARS_APART = 8;

/**
 * Lists the first members whom this member would see as strangers if lists were open, by id from a place on,
 * cyclically. Wishes do not matter, and of the answers only the age does, so nobody can be searched for in this way.
 */
export async function listSamples(
  db: Kysely<Database>,
  viewerId: string,
  { from, count }: { from: string; count: number },
): Promise<string[]> {
  // For the difference in age, a year has at most 366 days.
  const membersOn = (side: '>=' | '<') => sql`(
    select m.profile_id from members m
      join member_visibility v on v.profile_id = m.profile_id
      left join personal_details p on p.profile_id = m.profile_id
      left join personal_details me on me.profile_id = ${viewerId}
    where m.profile_id ${sql.raw(side)} ${from}
      and coalesce(abs(p.birth_date - me.birth_date) <= ${MOST_YEARS_APART} * 366, true)
      and v.has_asked and ${relationOf(viewerId, { isAnyway: true })} = 'stranger'
    order by m.profile_id limit ${count})`;
  const { rows } = await sql<{ id: string }>`
    select profile_id as id from (${membersOn('>=')} union all ${membersOn('<')}) found limit ${count}`.execute(db);
  return rows.map(({ id }) => id);
}
