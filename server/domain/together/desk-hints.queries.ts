import { type Kysely, sql } from 'kysely';
import { DESK_HINTS, type DeskHint } from '#contract/staff/desk-hints.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Hint {
  kind: DeskHint;
  /** The family whose act or words are the reason for the hint. */
  profileId: string;
  /** The other family, if the hint is about two. */
  aboutId?: string;
}

/** Gives the office a hint about one or two families. The same hint is ignored while it is open. */
export async function hintDesk(db: Kysely<Database>, { kind, profileId, aboutId }: Hint): Promise<void> {
  await db
    .insertInto('desk_hints')
    .values({ kind, profile_id: profileId, about_id: aboutId ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Withdraws an open hint, because the family has changed its word. */
export async function withdrawHint(db: Kysely<Database>, { kind, profileId, aboutId }: Required<Hint>): Promise<void> {
  await db
    .deleteFrom('desk_hints')
    .where('kind', '=', kind)
    .where('profile_id', '=', profileId)
    .where('about_id', '=', aboutId)
    .where('done_at', 'is', null)
    .execute();
}

/** Closes a hint, and returns its kind and its families; undefined if it is already closed. */
export async function closeHint(db: Kysely<Database>, { id, by }: { id: number; by: string }) {
  return db
    .updateTable('desk_hints')
    .set({ done_at: sql<Date>`now()`, done_by: by })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning(['kind', 'profile_id as profileId', 'about_id as aboutId'])
    .executeTakeFirst();
}

/**
 * Closes the hint to speak with a bride or groom about another family, because the office has done so. Returns false if
 * no such hint was open.
 */
export async function closeSpoken(
  db: Kysely<Database>,
  { profileId, aboutId, by }: { profileId: string; aboutId: string; by: string },
): Promise<boolean> {
  const closed = await db
    .updateTable('desk_hints')
    .set({ done_at: sql<Date>`now()`, done_by: by })
    .where('profile_id', '=', profileId)
    .where('about_id', '=', aboutId)
    .where('kind', '=', 'speakFirst')
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
}

/** Deletes the open hints to speak with a bride or groom of two families, because their acquaintance has ended. */
export async function forgetCalls(db: Kysely<Database>, one: string, other: string): Promise<void> {
  await db
    .deleteFrom('desk_hints')
    .where('profile_id', 'in', [one, other])
    .where('about_id', 'in', [one, other])
    .where('kind', '=', 'speakFirst')
    .where('done_at', 'is', null)
    .execute();
}

/** The hours in which the office deals with each kind of hint, as JSON for the statement. */
const hoursOfKind = JSON.stringify(
  Object.fromEntries(Object.entries(DESK_HINTS).map(([kind, { hours }]) => [kind, hours])),
);

interface OpenHint {
  id: number;
  kind: DeskHint;
  memberId: string;
  name: string;
  /** The other member; `''` if the hint is about one family. */
  aboutId: string;
  /** The name of the other member; `''` if the hint is about one family. */
  aboutName: string;
  madeAt: Date;
  /** Until when the office should deal with the hint. */
  due: Date;
}

/** Lists the open hints, the earliest deadline first. */
export async function listHints(db: Kysely<Database>, most: number): Promise<OpenHint[]> {
  const { rows } = await sql<OpenHint>`
    select h.id::int as id, h.kind, h.profile_id as "memberId", m.name, coalesce(h.about_id, '') as "aboutId",
      coalesce(a.name, '') as "aboutName", h.made_at as "madeAt",
      h.made_at + make_interval(hours => (${hoursOfKind}::jsonb ->> h.kind)::int) as due
    from desk_hints h join members m on m.profile_id = h.profile_id left join members a on a.profile_id = h.about_id
    where h.done_at is null order by due, h.id limit ${most}`.execute(db);
  return rows;
}

/** Counts the open hints. */
export async function countHints(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from desk_hints where done_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Deletes hints that were closed long ago. Open hints stay. */
export async function expireDeskHints(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('desk_hints').where('done_at', '<', expiryCutoff('deskHints')).execute();
}
