import { type Kysely, sql } from 'kysely';
import { REST_HOURS } from '#contract/staff/cases.ts';
import type { Database } from '#server/platform/db/tables.ts';

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

/** Until when a rest goes on as the office reads it: by whole days, however long it is. */
export const restsUntil = sql<Date | null>`(select r.rested_at + ceil(greatest(extract(epoch from now() - r.rested_at), 1)
    / (${REST_HOURS} * 3600)) * make_interval(hours => ${REST_HOURS})
  from rests r where r.profile_id = m.profile_id and r.until > now())`;

/** Begins a rest of a day, or prolongs one; false for nobody. What a veto lets rest goes on in any case. */
export async function restForADay(db: Kysely<Database>, profileId: string, by: string): Promise<boolean> {
  const { rows } = await sql`
    insert into rests as r (profile_id, until, rested_by)
    select profile_id, now() + make_interval(hours => ${REST_HOURS}), ${by} from members where profile_id = ${profileId}
    on conflict (profile_id) do update set until = greatest(r.until, excluded.until), rested_at = now(), rested_by = ${by}
    returning profile_id`.execute(db);
  return rows.length > 0;
}

/** Begins a rest that goes on until it is ended. */
export async function restUntilEnded(db: Kysely<Database>, profileId: string): Promise<void> {
  await sql`
    insert into rests (profile_id, until, rested_by) values (${profileId}, 'infinity', '')
    on conflict (profile_id) do update set until = 'infinity',
      rested_at = case when rests.until > now() then rests.rested_at else now() end`.execute(db);
}

export async function endRest(db: Kysely<Database>, profileId: string): Promise<void> {
  await db.deleteFrom('rests').where('profile_id', '=', profileId).execute();
}
