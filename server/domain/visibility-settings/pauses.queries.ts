import { type Expression, type Kysely, sql } from 'kysely';
import type { PauseKind, PauseReason } from '#contract/pause.ts';
import type { Role } from '#contract/roles.ts';
import { REST_HOURS } from '#contract/staff/cases.ts';
import type { ShownTo } from '#contract/visibility-settings.ts';
import { withdrawConsent } from '#server/domain/consents/consents.queries.ts';
import { takeYesBack } from '#server/domain/holders/candidate-choices.queries.ts';
import { untickWhileChosen } from '#server/domain/weekly-pairs/choices.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { endShowing } from './waiting-showings.queries.ts';

/** The same in a statement. */
export const restsNow = (profileId: Expression<string>) =>
  sql<boolean>`exists (select from rests r where r.profile_id = ${profileId} and r.until > now())`;

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
    .select(['kind', 'reason', 'words', 'since', 'by_candidate', 'with_id'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
}

/** Pausing again, or settling after a pause, replaces what was there. */
export async function savePause(db: Kysely<Database>, profileId: string, pause: Pause): Promise<void> {
  await db
    .insertInto('pauses')
    .values({ profile_id: profileId, ...pause })
    .onConflict((conflict) =>
      conflict
        .column('profile_id')
        .doUpdateSet({ ...pause, since: sql`now()`, before: null, left_due_at: null, left_asked_at: null }),
    )
    .execute();
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

export async function loadShownAt(db: Kysely<Database>, profileId: string): Promise<Date | undefined> {
  const row = await db.selectFrom('showings').select('shown_at').where('profile_id', '=', profileId).executeTakeFirst();
  return row?.shown_at;
}

export async function loadShownTo(db: Kysely<Database>, profileId: string): Promise<ShownTo> {
  const row = await db
    .selectFrom('chosen_showings')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return row ? 'Chosen' : 'Members';
}

/** Before a showing begins, so that no list has the profile in between. */
export async function saveShownTo(db: Kysely<Database>, profileId: string, shownTo: ShownTo): Promise<void> {
  const changed =
    shownTo === 'Members'
      ? await db.deleteFrom('chosen_showings').where('profile_id', '=', profileId).returning('profile_id').execute()
      : await db
          .insertInto('chosen_showings')
          .values({ profile_id: profileId })
          .onConflict((conflict) => conflict.doNothing())
          .returning('profile_id')
          .execute();
  // What was ticked for another way of being shown introduces nobody.
  if (changed.length > 0) await untickWhileChosen(db, profileId);
}

/** From now on the profile is shown to nobody. What the candidate has stopped, the candidate alone begins again. */
export async function stopShowing(
  db: Kysely<Database>,
  { profileId, role }: { profileId: string; role: Role },
): Promise<void> {
  await endShowing(db, profileId);
  await withdrawConsent(db, profileId, 'showing');
  if (role === 'candidate') await takeYesBack(db, profileId);
}
