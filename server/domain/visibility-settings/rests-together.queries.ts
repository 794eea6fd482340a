import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { RestKind } from '#contract/pause.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface NewPause {
  profileId: string;
  /** Null if that member is deleted. */
  withId: string | null;
  kind: Extract<RestKind, 'engaged' | 'married'>;
}

/** Pauses a profile because its family has become engaged or married with another. A former pause is kept for later. */
export async function pauseForEngagement(db: Kysely<Database>, { profileId, withId, kind }: NewPause): Promise<void> {
  await sql`
    insert into pauses as p (profile_id, kind, reason, by_candidate, with_id)
    values (${profileId}, ${kind}, 'metHere',
      exists (select from account_profiles a where a.profile_id = ${profileId} and a.role = 'candidate'), ${withId})
    on conflict (profile_id) do update set kind = excluded.kind, reason = excluded.reason, words = '', since = now(),
      by_candidate = excluded.by_candidate, with_id = excluded.with_id, left_due_at = null, left_asked_at = null,
      before = case when p.kind in ('engaged', 'married') then p.before else jsonb_build_object('kind', p.kind, 'reason', p.reason,
        'words', p.words, 'since', p.since, 'by_candidate', p.by_candidate, 'with_id', p.with_id) end`.execute(db);
}

/** Ends the pause of an engagement with this member. The profile returns to its former pause, or is shown again. */
export const lookAgain = (db: Kysely<Database>, profileId: string, withId: string): Promise<void> =>
  restAsBefore(db, profileId, sql`kind = 'engaged' and with_id = ${withId}`);

/** Ends the pause of a marriage, because the report of the wedding is void. */
export const endMarriedRest = (db: Kysely<Database>, profileId: string): Promise<void> =>
  restAsBefore(db, profileId, sql`kind = 'married'`);

/** Restores the former pause, or ends the pause. Does nothing if the profile is not paused for this reason. */
async function restAsBefore(db: Kysely<Database>, profileId: string, because: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ hadRested: boolean }>`
    select before is not null as "hadRested" from pauses where profile_id = ${profileId} and ${because}`.execute(db);
  const [pause] = rows;
  if (pause === undefined) return;
  if (!pause.hadRested) return deletePause(db, profileId);
  await sql`
    update pauses p set kind = b.kind, reason = b.reason, words = b.words, since = b.since, by_candidate = b.by_candidate,
      with_id = b.with_id, before = null, left_due_at = null, left_asked_at = null
    from (select * from pauses where profile_id = ${profileId}) o, jsonb_populate_record(null::pauses, o.before) b
    where p.profile_id = ${profileId}`.execute(db);
}

/** Ends a pause. The member counts as active today. */
export async function deletePause(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('showings')
    .set({ last_active_on: sql<string>`(now() at time zone 'Asia/Kolkata')::date` })
    .where('profile_id', '=', profileId)
    .execute();
  await db.deleteFrom('pauses').where('profile_id', '=', profileId).execute();
}
