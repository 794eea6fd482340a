import { type Kysely, sql } from 'kysely';
import { REST_HOURS } from '#contract/staff/cases.ts';
import type { Database } from '#server/db/tables.ts';
import { tell } from '#server/notices/tell.queries.ts';

/** A profile rests for a day, and its family is told; one that rests already goes on to rest no longer. False for nobody. */
export async function rest(db: Kysely<Database>, profileId: string, by: string): Promise<boolean> {
  const { rows } = await sql`
    insert into rests as r (profile_id, until, rested_by)
    select profile_id, now() + make_interval(hours => ${REST_HOURS}), ${by} from members where profile_id = ${profileId}
    on conflict (profile_id) do update set until = excluded.until, rested_at = now(), rested_by = ${by} where r.until <= now()
    returning profile_id`.execute(db);
  if (rows.length === 0) return false;
  await tell(db, { kind: 'rested', profileId });
  return true;
}

/** Ends a rest before its time; false where there is none. */
export async function endRest(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('rests')
    .where('profile_id', '=', profileId)
    .returning('profile_id')
    .executeTakeFirst();
  return ended !== undefined;
}
