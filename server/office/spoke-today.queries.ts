import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

const isToday = (column: string) =>
  sql`(${sql.ref(column)} at time zone 'Asia/Kolkata')::date = (now() at time zone 'Asia/Kolkata')::date`;

/** Whether this member of staff has recorded a telephone call with the family today. */
export async function hasSpokenToday(
  db: Kysely<Database>,
  { profileId, accountId, by }: { profileId: string; accountId: number; by: string },
): Promise<boolean> {
  const { rows } = await sql<{ hasSpoken: boolean }>`
    select exists (select from call_tries t join notices n on n.id = t.notice_id
        where (n.profile_id = ${profileId} or n.account_id = ${accountId}) and t.tried_by = ${by} and t.outcome = 'spoke' and ${isToday('t.tried_at')})
      or exists (select from staff_calls c
        where c.profile_id = ${profileId} and c.called_by = ${by} and c.outcome = 'spoke' and ${isToday('c.called_at')})
      or exists (select from spoken_calls s where s.profile_id = ${profileId} and s.spoken_by = ${by} and ${isToday('s.spoken_at')})
      as "hasSpoken"`.execute(db);
  return rows[0]?.hasSpoken ?? false;
}
