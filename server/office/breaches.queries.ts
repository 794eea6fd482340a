import { type Kysely, sql } from 'kysely';
import { BREACH_HOURS, type BreachDeed, type BreachSource, type LargeRegister } from '#contract/staff/breaches.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** The record of a data breach, with its deadlines and the letter to the people affected. */
export interface BreachRow {
  id: number;
  what: string;
  /** When the breach became known. */
  known: Date;
  /** Deadline for the report to CERT-In; null once the report is made. */
  certinBy: Date | null;
  /** Deadline for the report to the Data Protection Board; null once the report is made. */
  boardBy: Date | null;
  /** Number of profiles that are affected. */
  people: number;
  /** Number of them that were notified. */
  told: number;
  /** When the record was closed; null while it is open. */
  closed: Date | null;
  subjectEn: string;
  letterEn: string;
  subjectBn: string;
  letterBn: string;
}

const isDone = (kind: BreachDeed) =>
  sql`exists (select from breach_deeds d where d.breach_id = b.id and d.kind = ${kind})`;

/** Returns the breaches, the latest first, or only the one with this id. */
export async function listBreachRows(db: Kysely<Database>, id?: number): Promise<BreachRow[]> {
  const { rows } = await sql<BreachRow>`
    select b.id, b.what, b.known_at as known, b.closed_at as closed,
      case when not ${isDone('certin')} then b.known_at + make_interval(hours => ${BREACH_HOURS.certin}) end as "certinBy",
      case when not ${isDone('board')} then b.known_at + make_interval(hours => ${BREACH_HOURS.board}) end as "boardBy",
      (select count(*)::int from breach_people p where p.breach_id = b.id) as people,
      (select count(*)::int from breach_people p where p.breach_id = b.id and p.told_at is not null) as told,
      b.subject_en as "subjectEn", b.letter_en as "letterEn", b.subject_bn as "subjectBn", b.letter_bn as "letterBn"
    from breaches b where ${id ?? null}::int is null or b.id = ${id ?? null} order by b.id desc`.execute(db);
  return rows;
}

/** Counts the people of a breach by the register from which they were added. */
export async function countSources(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('breach_people')
    .select(['source', sql<number>`count(*)::int`.as('people')])
    .where('breach_id', '=', id)
    .groupBy('source')
    .orderBy('source')
    .execute();
}

/** Lists what was done about a breach, the first deed first. */
export async function listDeeds(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('breach_deeds')
    .select(['done_at as at', 'done_by as by', 'kind', 'words'])
    .where('breach_id', '=', id)
    .orderBy('id')
    .execute();
}

interface Deed {
  id: number;
  /** Login of the member of staff who did it. */
  by: string;
  kind: BreachDeed;
  words: string;
}

/** Records what a member of staff did about a breach. */
export async function noteDeed(db: Kysely<Database>, { id, by, kind, words }: Deed): Promise<void> {
  await db.insertInto('breach_deeds').values({ breach_id: id, done_by: by, kind, words }).execute();
}

/** Opens a breach and returns its number. */
export async function openBreach(
  db: Kysely<Database>,
  { what, known, by }: { what: string; known: Date | null; by: string },
): Promise<number> {
  const { id } = await db
    .insertInto('breaches')
    .values({ what, known_at: known ?? sql<Date>`now()`, opened_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  await noteDeed(db, { id, by, kind: 'opened', words: what });
  return id;
}

/** A register whose people one statement adds at once. */
export type SmallRegister = Exclude<BreachSource, LargeRegister>;

/** Which people of a register are affected. */
export interface Sought {
  source: SmallRegister;
  /** A profile id, or the e-mail of a member of staff. */
  who: string;
  /** The first and the last moment of the breach; null for no limit. */
  from: Date | null;
  until: Date | null;
}

/** Adds the people of a small register to a breach. Returns how many are new. */
export async function addPeople(
  db: Kysely<Database>,
  id: number,
  { source, who, from, until }: Sought,
): Promise<number> {
  const isDuring = (column: string) =>
    sql`${sql.ref(column)} >= coalesce(${from}::timestamptz, '-infinity') and ${sql.ref(column)} <= coalesce(${until}::timestamptz, 'infinity')`;
  const isOnDays = (column: string) =>
    sql`${sql.ref(column)} >= coalesce((${from}::timestamptz at time zone 'Asia/Kolkata')::date, '-infinity')
      and ${sql.ref(column)} <= coalesce((${until}::timestamptz at time zone 'Asia/Kolkata')::date, 'infinity')`;
  const profile = who.trim().toUpperCase();
  const registers: Record<SmallRegister, ReturnType<typeof sql>> = {
    one: sql`select profile_id from members where profile_id = ${profile}`,
    readBy: sql`select member_id from readings where reader_id = ${profile} and ${isOnDays('day')}`,
    phoneOpenedBy: sql`select owner_id from contact_openings where viewer_id = ${profile} and ${isDuring('opened_at')}`,
    byStaff: sql`select profile_id from office_uses
      where lower(who) = ${who.trim().toLowerCase()} and outcome = 'done' and ${isDuring('used_at')}`,
  };
  const { rows } = await sql<{ added: number }>`
    with added as (
      insert into breach_people (breach_id, profile_id, source)
      select distinct ${id}::int, m.profile_id, ${source} from (${registers[source]}) as f (profile_id)
        join members m on m.profile_id = f.profile_id
      on conflict do nothing returning 1)
    select count(*)::int as added from added`.execute(db);
  return rows[0]?.added ?? 0;
}

type Letter = Pick<BreachRow, 'subjectEn' | 'letterEn' | 'subjectBn' | 'letterBn'>;

/** Replaces the letter of a breach in both languages. */
export async function saveLetter(db: Kysely<Database>, id: number, letter: Letter): Promise<void> {
  const { subjectEn, letterEn, subjectBn, letterBn } = letter;
  await db
    .updateTable('breaches')
    .set({ subject_en: subjectEn, letter_en: letterEn, subject_bn: subjectBn, letter_bn: letterBn })
    .where('id', '=', id)
    .execute();
}

/** Closes the record of a breach. Returns false if it is closed already. */
export async function closeBreachRecord(db: Kysely<Database>, id: number): Promise<boolean> {
  const closed = await db
    .updateTable('breaches')
    .set({ closed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}
