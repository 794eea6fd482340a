import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * Returns the next `count` profiles after the id `after` that have asked for the weekly letter and have had none in the
 * last six days.
 */
export async function listWeeklyLetterReaders(
  db: Kysely<Database>,
  { after, count }: { after: string; count: number },
): Promise<string[]> {
  const { rows } = await sql<{ profileId: string }>`
    select c.profile_id as "profileId" from consents c
    where c.kind = 'weekly' and c.withdrawn_at is null and c.profile_id > ${after} and not exists (
      select from notices n where n.profile_id = c.profile_id and n.kind = 'weeklyFits' and n.made_at > now() - interval '6 days')
    order by 1 limit ${count}`.execute(db);
  return rows.map(({ profileId }) => profileId);
}
