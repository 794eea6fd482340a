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

/** SQL: whether the office lets a profile rest now. */
export const restsNow = (profileId: Expression<string>) =>
  sql<boolean>`exists (select from rests r where r.profile_id = ${profileId} and r.until > now())`;

/** Whether the office lets a profile rest now. The family is never told for how long, so that all rests look alike. */
export async function isResting(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const rest = await db
    .selectFrom('rests')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .where('until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return rest !== undefined;
}

/**
 * Deletes the rests that are over. The lists notice the deletion of the row, so until then they still lack the member.
 */
export async function endRests(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('rests').where('until', '<=', sql<Date>`now()`).execute();
}

/**
 * SQL: until when the rest of member `m` goes on as the office reads it: the end of the present period of `REST_HOURS`
 * since the rest began; null without a rest. So a rest without an end looks like any other.
 */
export const restsUntil = sql<Date | null>`(select r.rested_at + ceil(greatest(extract(epoch from now() - r.rested_at), 1)
    / (${REST_HOURS} * 3600)) * make_interval(hours => ${REST_HOURS})
  from rests r where r.profile_id = m.profile_id and r.until > now())`;

/**
 * Begins or prolongs a rest of a day. Returns false if there is no such member. A rest because of a veto is not
 * shortened.
 */
export async function restForADay(db: Kysely<Database>, profileId: string, by: string): Promise<boolean> {
  const { rows } = await sql`
    insert into rests as r (profile_id, until, rested_by)
    select profile_id, now() + make_interval(hours => ${REST_HOURS}), ${by} from members where profile_id = ${profileId}
    on conflict (profile_id) do update set until = greatest(r.until, excluded.until), rested_at = now(), rested_by = ${by}
    returning profile_id`.execute(db);
  return rows.length > 0;
}

/** Begins a rest without an end date. */
export async function restUntilEnded(db: Kysely<Database>, profileId: string): Promise<void> {
  await sql`
    insert into rests (profile_id, until, rested_by) values (${profileId}, 'infinity', '')
    on conflict (profile_id) do update set until = 'infinity',
      rested_at = case when rests.until > now() then rests.rested_at else now() end`.execute(db);
}

/** Ends the rest of a profile at once, if there is one. */
export async function endRest(db: Kysely<Database>, profileId: string): Promise<void> {
  await db.deleteFrom('rests').where('profile_id', '=', profileId).execute();
}

/** A pause as its family sets it. */
interface Pause {
  kind: PauseKind;
  reason: PauseReason;
  words: string;
  /** Whether only the candidate can end the pause. */
  by_candidate: boolean;
  /** The member whom the family has found here; null if none. */
  with_id: string | null;
}

/** Returns the pause of a profile; undefined if there is none. */
export async function loadPause(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('pauses')
    .select(['kind', 'reason', 'words', 'since', 'by_candidate', 'with_id'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
}

/** Saves a pause. It replaces a former one, for example when a paused family settles. */
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

/** SQL: weeks from the Monday of the last visit to this Monday, in India. The result changes on Mondays only. */
const weeksAway = sql<number>`((date_trunc('week', now() at time zone 'Asia/Kolkata')::date
  - date_trunc('week', s.last_active_on::timestamp)::date) / 7)`;

/** Weeks without a visit after which a profile is paused. */
const INACTIVE_WEEKS = 13;

/** Maximum number of profiles paused in one run, because an older site may have many. The next hour continues. */
const AT_ONCE = 2_000;

/** Pauses profiles whose family has not visited the site for `INACTIVE_WEEKS`, until it continues. */
export async function pauseInactive(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into pauses (profile_id, kind, reason)
    select s.profile_id, 'paused', 'away' from showings s where ${weeksAway} >= ${INACTIVE_WEEKS}
      and not exists (select from pauses p where p.profile_id = s.profile_id)
    limit ${AT_ONCE}
    on conflict (profile_id) do nothing`.execute(db);
}

/** Pauses the profiles of which this account is the only holder. */
export async function pauseProfilesOfAlone(db: Kysely<Database>, accountId: number): Promise<void> {
  await sql`
    insert into pauses (profile_id, kind, reason, words)
    select p.profile_id, 'paused', 'other', '' from account_profiles p where p.account_id = ${accountId}
      and not exists (select from account_profiles o where o.profile_id = p.profile_id and o.account_id <> p.account_id)
    on conflict (profile_id) do nothing`.execute(db);
}

/** Removes a member's id from the pauses of others who said that they found each other. */
export async function forgetInPauses(db: Kysely<Database>, profileId: string): Promise<void> {
  await db.updateTable('pauses').set({ with_id: null }).where('with_id', '=', profileId).execute();
}

/** Returns when the showing of a profile began, even if it still waits; undefined if it is not to be shown. */
export async function loadShownAt(db: Kysely<Database>, profileId: string): Promise<Date | undefined> {
  const row = await db.selectFrom('showings').select('shown_at').where('profile_id', '=', profileId).executeTakeFirst();
  return row?.shown_at;
}

/** Returns to whom a profile is shown: all members, or only those to whom its family writes. */
export async function loadShownTo(db: Kysely<Database>, profileId: string): Promise<ShownTo> {
  const row = await db
    .selectFrom('chosen_showings')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return row ? 'Chosen' : 'Members';
}

/** Saves to whom a profile is shown. Call before its showing begins, so that no list contains it in between. */
export async function saveShownTo(db: Kysely<Database>, profileId: string, shownTo: ShownTo): Promise<void> {
  const changedRows =
    shownTo === 'Members'
      ? await db.deleteFrom('chosen_showings').where('profile_id', '=', profileId).returning('profile_id').execute()
      : await db
          .insertInto('chosen_showings')
          .values({ profile_id: profileId })
          .onConflict((conflict) => conflict.doNothing())
          .returning('profile_id')
          .execute();
  // Clears the choice for the week's introductions, because it was made for another audience.
  if (changedRows.length > 0) await untickWhileChosen(db, profileId);
}

/** Stops showing a profile. If the candidate stops it, only the candidate can start it again. */
export async function stopShowing(
  db: Kysely<Database>,
  { profileId, role }: { profileId: string; role: Role },
): Promise<void> {
  await endShowing(db, profileId);
  await withdrawConsent(db, profileId, 'showing');
  if (role === 'candidate') await takeYesBack(db, profileId);
}
