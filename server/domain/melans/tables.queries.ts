import { type Kysely, sql } from 'kysely';
import { mondayInIndia } from '#contract/india-day.ts';
import { historyOf } from '#server/domain/weekly-pairs/introducible.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { mayCome } from './guests.queries.ts';

/** One planned meeting: the families of a bride and of a groom at a table, in one round. */
export interface AtTable {
  round: number;
  /** The number of the table. */
  place: number;
  brideId: string;
  groomId: string;
}

/** Replaces the plan of a melan: who sits at which table in which round. */
export async function saveTables(db: Kysely<Database>, melanId: number, tables: readonly AtTable[]): Promise<void> {
  await db.deleteFrom('melan_tables').where('melan_id', '=', melanId).execute();
  await sql`insert into melan_tables (melan_id, round, place, bride_id, groom_id)
    select ${melanId}, t.round, t.place, t."brideId", t."groomId"
    from jsonb_to_recordset(${JSON.stringify(tables)}::jsonb) as t(round int, place int, "brideId" text, "groomId" text)`.execute(
    db,
  );
}

/** Counts the planned meetings, regardless of what has become of the families since. */
export async function countTables(db: Kysely<Database>, melanId: number): Promise<number> {
  const { count } = await db
    .selectFrom('melan_tables')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('melan_id', '=', melanId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Loads the plan as it was made, regardless of what has become of the families since. */
export async function loadPlan(db: Kysely<Database>, melanId: number): Promise<AtTable[]> {
  const { rows } = await sql<AtTable>`
    select round, place, bride_id as "brideId", groom_id as "groomId" from melan_tables where melan_id = ${melanId}`.execute(
    db,
  );
  return rows;
}

const brideId = sql.ref<string>('t.bride_id');

/**
 * Loads the plan as it is valid now: without families who may not come any more, and without pairs who have a history
 * since.
 */
export async function loadTables(db: Kysely<Database>, melanId: number): Promise<AtTable[]> {
  const { rows } = await sql<AtTable>`
    select t.round, t.place, t.bride_id as "brideId", t.groom_id as "groomId" from melan_tables t
    where t.melan_id = ${melanId} and ${mayCome(brideId)} and ${mayCome(sql.ref('t.groom_id'))}
      and not exists (select from (${historyOf(brideId, sql<string>`${mondayInIndia()}`)}) h where h.id = t.groom_id)
    order by t.round, t.place`.execute(db);
  return rows;
}
