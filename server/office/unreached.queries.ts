import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import type { Waiting } from './today.queries.ts';

/** Days for which the desk lists a number that a family could not reach. */
const REMINDED_DAYS = 14;
/** Hours within which the office aims to call. */
const CALLED_WITHIN_HOURS = 72;

/**
 * Returns profiles whose phone an accepted family could not reach, without the caller. A profile leaves the list once
 * the office has spoken with the family or written a note, the phone is confirmed again, or the two families have
 * spoken.
 */
export async function firstUnreached(db: Kysely<Database>, most: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select v.profile_id as reference, v.profile_id as "memberId", min(v.pressed_at) as since,
      min(v.pressed_at) + make_interval(hours => ${CALLED_WITHIN_HOURS}) as due
    from (
      select case when t.one_id = p.profile_id then t.other_id else t.one_id end as profile_id, p.pressed_at
      from together_presses p join together t on t.id = p.together_id
      where p.step = 'call' and p.value in ('noAnswer', 'wrongNumber') and t.ended_at is null
        and p.pressed_at > now() - make_interval(days => ${REMINDED_DAYS})) v
    where v.profile_id is not null
      and not exists (select from spoken_calls s where s.profile_id = v.profile_id and s.spoken_at > v.pressed_at)
      and not exists (select from office_notes n where n.profile_id = v.profile_id and n.noted_at > v.pressed_at)
      and not exists (select from account_profiles ap join accounts a on a.id = ap.account_id
        where ap.profile_id = v.profile_id and a.phone_verified_at > v.pressed_at)
    group by v.profile_id order by since limit ${most}`.execute(db);
  return rows;
}
