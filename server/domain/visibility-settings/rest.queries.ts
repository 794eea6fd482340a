import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Weeks from the Monday of the last visit to this Monday, in India: after some days the answer moves on Mondays alone. */
const weeksAway = sql<number>`((date_trunc('week', now() at time zone 'Asia/Kolkata')::date
  - date_trunc('week', s.last_active_on::timestamp)::date) / 7)`;

const RESTS_AFTER_WEEKS = 13;
/** A site of before has many of them; the next hour takes the next. */
const AT_ONCE = 2_000;

/** A profile where nobody came for about ninety days rests until its family says that it goes on. */
export async function restAway(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into pauses (profile_id, kind, reason)
    select s.profile_id, 'paused', 'away' from showings s where ${weeksAway} >= ${RESTS_AFTER_WEEKS}
      and not exists (select from pauses p where p.profile_id = s.profile_id)
    limit ${AT_ONCE}
    on conflict (profile_id) do nothing`.execute(db);
}

/** Whether the office lets a profile rest: no rest tells its family how long, so that each looks like every other. */
export async function isResting(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const found = await db
    .selectFrom('rests')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .where('until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Lists learn of it with the row: until then they lack a member who is back already. */
export async function endRests(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('rests').where('until', '<=', sql<Date>`now()`).execute();
}
