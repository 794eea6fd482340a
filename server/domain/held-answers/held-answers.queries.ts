import { type Insertable, type Kysely, sql } from 'kysely';
import type { Stored } from '#server/domain/answers/stored.ts';
import { updateRow } from '#server/domain/answers/write-row.queries.ts';
import { updateMember } from '#server/domain/members/make-member.queries.ts';
import { dropOtherSpelling } from '#server/domain/members/other-spelling.queries.ts';
import { keepNameSounds } from '#server/domain/names/sounds.queries.ts';
import type { HeldTable } from '#server/platform/db/held-tables.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { columnsWith } from './columns-with.ts';

/** SQL: the present day in India. */
const today = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;
/** SQL: whether a value was held before the present day in India. */
const isBeforeToday = sql<boolean>`(held_at at time zone 'Asia/Kolkata')::date < ${today}`;

/** Returns the held values of a member's row, which others cannot read yet, by column. */
export async function loadHeld(db: Kysely<Database>, profileId: string, table: HeldTable): Promise<Stored> {
  const rows = await db
    .selectFrom('held_answers')
    .select(['answer', 'value'])
    .where('profile_id', '=', profileId)
    .where('table_name', '=', table)
    .execute();
  return Object.fromEntries(rows.map(({ answer, value }) => [answer, value]));
}

/** Returns a member's row as its owner reads it: with the held values in place of those that others read. */
export async function asWritten<Row extends object | undefined>(
  db: Kysely<Database>,
  { profileId, table }: { profileId: string; table: HeldTable },
  row: Row,
): Promise<Row> {
  return row && { ...row, ...(await loadHeld(db, profileId, table)) };
}

/** Returns a member's row as others read it; undefined before its form was filled in for the first time. */
export async function loadStored(db: Kysely<Database>, profileId: string, table: HeldTable) {
  const { rows } = await sql<{ row: Stored }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where profile_id = ${profileId}`.execute(db);
  return rows[0]?.row;
}

/**
 * Returns whether a member is or was shown. `lately`: the member asks to be shown, or a showing ended within 24 hours.
 * `ever`: a showing has ended, or the member asks to be shown and does not wait for the office.
 */
export async function loadShownness(db: Kysely<Database>, profileId: string) {
  const { rows } = await sql<{ lately: boolean; ever: boolean }>`
    select v.has_asked or e.ended_at > now() - interval '24 hours' as lately,
      v.has_asked and not v.waits_for_office or e.profile_id is not null as ever
    from member_visibility v left join ended_showings e using (profile_id)
    where v.profile_id = ${profileId}`.execute(db);
  return { lately: rows[0]?.lately ?? false, ever: rows[0]?.ever ?? false };
}

/** Counts one change of an answer by a member, and returns the number of the member's changes today (in India). */
export async function countChange(db: Kysely<Database>, profileId: string): Promise<number> {
  const { rows } = await sql<{ changes: number }>`
    insert into answer_changes as known (profile_id, day, changes) values (${profileId}, ${today}, 1)
      on conflict (profile_id) do update set day = excluded.day,
        changes = case when known.day = excluded.day then known.changes + 1 else 1 end
    returning changes`.execute(db);
  return rows[0]?.changes ?? 0;
}

interface HeldValue {
  profileId: string;
  table: HeldTable;
  /** The column of the answer. */
  answer: string;
  value: unknown;
  /** What releases the value: the next day in India, or the approval by the office. */
  waitsFor: 'day' | 'office';
}

/** Holds a value. It replaces an earlier held value of the same answer, and gets a new id and the present time. */
export async function hold(
  db: Kysely<Database>,
  { profileId, table, answer, value, waitsFor }: HeldValue,
): Promise<void> {
  const columns = { value: JSON.stringify(value), waits_for: waitsFor };
  await db
    .insertInto('held_answers')
    .values({ profile_id: profileId, table_name: table, answer, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['profile_id', 'answer'])
        .doUpdateSet({ ...columns, id: sql<number>`default`, held_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Deletes the held values of these columns; others go on reading the stored values. */
export async function dropHeld(db: Kysely<Database>, profileId: string, answers: readonly string[]): Promise<void> {
  await db
    .deleteFrom('held_answers')
    .where('profile_id', '=', profileId)
    .where('answer', 'in', [...answers])
    .execute();
}

/** Lists the profiles with a held answer that waited for the next day, which has come. */
export async function listDue(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('held_answers')
    .select('profile_id')
    .distinct()
    .where('waits_for', '=', 'day')
    .where(isBeforeToday)
    .execute();
  return rows.map(({ profile_id }) => profile_id);
}

/** Deletes the held answers of a profile that waited for the next day, which has come, and returns them. */
export async function takeDue(db: Kysely<Database>, profileId: string) {
  return db
    .deleteFrom('held_answers')
    .where('profile_id', '=', profileId)
    .where('waits_for', '=', 'day')
    .where(isBeforeToday)
    .returning(['table_name', 'answer', 'value'])
    .execute();
}

/** Writes these values to the row that others read. For `members`, also updates what is derived from the name. */
export async function store(db: Kysely<Database>, profileId: string, table: HeldTable, values: Stored): Promise<void> {
  if (table !== 'members') return updateRow(db, profileId, { table, columns: values });
  await updateMember(db, profileId, values);
  await keepNameSounds(db, profileId);
  await dropOtherSpelling(db, profileId);
}

/** Deletes the counts of changes of past days. */
export async function forgetChangeCounts(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('answer_changes').where('day', '<', today).execute();
}

/** Whether the office has ever decided on a change of this answer, given by its column. */
export async function wasDecided(db: Kysely<Database>, profileId: string, answer: string): Promise<boolean> {
  const row = await db
    .selectFrom('held_decisions')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('answer', '=', answer)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Removes one held answer, given by its id, with the held answers that have no meaning without it. Returns the table
 * and the values by column. Undefined if the answer is not held any more.
 */
export async function takeHeld(db: Kysely<Database>, profileId: string, id: number) {
  const heldAnswer = await db
    .selectFrom('held_answers')
    .select(['table_name', 'answer'])
    .where('profile_id', '=', profileId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (heldAnswer === undefined) return undefined;
  const rows = await db
    .deleteFrom('held_answers')
    .where('profile_id', '=', profileId)
    .where('answer', 'in', columnsWith(heldAnswer.table_name, heldAnswer.answer))
    .returning(['answer', 'value'])
    .execute();
  const columns: Stored = Object.fromEntries(rows.map(({ answer, value }) => [answer, value]));
  return { table: heldAnswer.table_name, columns };
}

/** Records the office's decision on a changed answer (its column) or a photo (`photo`), for the owner to read. */
export async function noteHeldDecision(
  db: Kysely<Database>,
  decision: Pick<Insertable<Database['held_decisions']>, 'profile_id' | 'answer' | 'decision' | 'reason'>,
): Promise<void> {
  await db.insertInto('held_decisions').values(decision).execute();
}
