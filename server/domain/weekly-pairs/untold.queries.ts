import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * Lists the families of this week's open pairs whose id is behind `after`, by id. `isTold`: the family needs no notice,
 * because it has one or has answered.
 */
export async function listIntroduced(
  db: Kysely<Database>,
  week: string,
  { after, count }: { after: string; count: number },
): Promise<{ profileId: string; memberId: string; isTold: boolean }[]> {
  const { rows } = await sql<{ profileId: string; memberId: string; isTold: boolean }>`
    select w.profile_id as "profileId", w.member_id as "memberId", w.press is not null or exists (
      select from notices n where n.profile_id = w.profile_id and n.kind = 'weeklyIntroduction'
        and n.made_at >= ${week}::date::timestamp at time zone 'Asia/Kolkata') as "isTold"
    from open_weekly_pairs w where w.week = ${week}::date and w.profile_id > ${after}
    order by w.profile_id limit ${count}`.execute(db);
  return rows;
}
