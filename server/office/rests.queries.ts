import { type Kysely, sql } from 'kysely';
import { REST_HOURS } from '#contract/staff/cases.ts';
import { isResting } from '#server/domain/visibility-settings/rest.queries.ts';
import { tell } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * A profile rests for a day, and its family is told; a rest that goes on is prolonged, and ends, without a word. What a veto lets rest
 * goes on in any case. False for nobody.
 */
export async function rest(
  db: Kysely<Database>,
  profileId: string,
  by: string,
  kind: 'rested' | 'readingAsked' = 'rested',
): Promise<boolean> {
  const wasResting = await isResting(db, profileId);
  const { rows } = await sql`
    insert into rests as r (profile_id, until, rested_by)
    select profile_id, now() + make_interval(hours => ${REST_HOURS}), ${by} from members where profile_id = ${profileId}
    on conflict (profile_id) do update set until = greatest(r.until, excluded.until), rested_at = now(), rested_by = ${by}
    returning profile_id`.execute(db);
  if (rows.length === 0) return false;
  if (!wasResting) await tell(db, { kind, profileId });
  return true;
}

/** Until when a rest goes on as the office reads it: by whole days, however long it is. */
export const restsUntil = sql<Date | null>`(select r.rested_at + ceil(greatest(extract(epoch from now() - r.rested_at), 1)
    / (${REST_HOURS} * 3600)) * make_interval(hours => ${REST_HOURS})
  from rests r where r.profile_id = m.profile_id and r.until > now())`;
