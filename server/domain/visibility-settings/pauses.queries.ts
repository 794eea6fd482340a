import { type Kysely, sql } from 'kysely';
import type { PauseKind, PauseReason } from '#contract/pause.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Pause {
  kind: PauseKind;
  reason: PauseReason;
  words: string;
  /** The candidate alone ends it. */
  by_candidate: boolean;
  with_id: string | null;
}

export async function loadPause(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('pauses')
    .select(['kind', 'reason', 'words', 'since', 'by_candidate'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
}

/** Pausing again, or settling after a pause, replaces what was there. */
export async function savePause(db: Kysely<Database>, profileId: string, pause: Pause): Promise<void> {
  await db
    .insertInto('pauses')
    .values({ profile_id: profileId, ...pause })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet({ ...pause, since: sql`now()` }))
    .execute();
}

/** A member who goes on is here today. */
export async function deletePause(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('showings')
    .set({ last_active_on: sql<string>`(now() at time zone 'Asia/Kolkata')::date` })
    .where('profile_id', '=', profileId)
    .execute();
  await db.deleteFrom('pauses').where('profile_id', '=', profileId).execute();
}

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

/** Pauses the profiles that this account alone looks after. */
export async function pauseProfilesOfAlone(db: Kysely<Database>, accountId: number): Promise<void> {
  await sql`
    insert into pauses (profile_id, kind, reason, words)
    select p.profile_id, 'paused', 'other', '' from account_profiles p where p.account_id = ${accountId}
      and not exists (select from account_profiles o where o.profile_id = p.profile_id and o.account_id <> p.account_id)
    on conflict (profile_id) do nothing`.execute(db);
}

/** Removes the name of a member from the pauses of others who said that they have found each other. */
export async function forgetInPauses(db: Kysely<Database>, profileId: string): Promise<void> {
  await db.updateTable('pauses').set({ with_id: null }).where('with_id', '=', profileId).execute();
}
