import { type Kysely, type Selectable, sql } from 'kysely';
import { todayInIndia } from '#contract/india-day.ts';
import { walkInNumber } from '#contract/staff/melan-day.ts';
import type { MelansTable } from '#server/platform/db/melan-tables.ts';
import { expiryCutoff, expiryCutoffDay } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface NewMelan {
  /** `YYYY-MM-DD`. */
  heldOn: string;
  /** `HH:MM`, as `endsAt`. */
  beginsAt: string;
  endsAt: string;
  place: string;
  /** Number of seats of both sides together. */
  seats: number;
  rounds: number;
  minAge: number | null;
  maxAge: number | null;
  districts: number[];
  religions: number[];
  motherTongues: string[];
  isSecondMarriage: boolean;
  isOverFifty: boolean;
  /** The member of staff who plans the melan. */
  by: string;
}

/** Saves a new melan and returns its number. */
export async function insertMelan(db: Kysely<Database>, melan: NewMelan): Promise<number> {
  const { id } = await db
    .insertInto('melans')
    .values({
      held_on: melan.heldOn,
      begins_at: melan.beginsAt,
      ends_at: melan.endsAt,
      place: melan.place,
      seats: melan.seats,
      rounds: melan.rounds,
      min_age: melan.minAge,
      max_age: melan.maxAge,
      district_ids: melan.districts,
      religion_ids: melan.religions,
      mother_tongues: melan.motherTongues,
      is_second_marriage: melan.isSecondMarriage,
      is_over_fifty: melan.isOverFifty,
      made_by: melan.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * SQL: whether the office entered the guest as a walk-in. Only a walk-in has the same time of invitation and answer.
 */
export const walkedIn = sql<boolean>`(g.answered_at is not null and g.answered_at = g.invited_at)`;

/** SQL: the lowest number of a walk-in. Smaller numbers are those of seats. */
export const WALK_INS_FROM = sql.lit(walkInNumber(1, 0));

/** SQL: the number of guests of one side who have a seat, without the walk-ins. */
const countSeated = (isBride: boolean) =>
  sql<number>`count(g.*) filter (where g.seated_at is not null and g.number < ${WALK_INS_FROM} and g.is_bride = ${isBride})::int`;

/** Queries melans, each with the numbers of its guests. */
const melans = (db: Kysely<Database>) =>
  db
    .selectFrom('melans as m')
    .leftJoin('melan_guests as g', 'g.melan_id', 'm.id')
    .selectAll('m')
    .select([
      sql<number>`count(g.*) filter (where not ${walkedIn})::int`.as('invited'),
      countSeated(true).as('brides'),
      countSeated(false).as('grooms'),
      sql<number>`count(g.*) filter (where g.answer = 'coming' and g.seated_at is null)::int`.as('waiting'),
      sql<number>`count(g.*) filter (where g.answer is null)::int`.as('silent'),
    ])
    .groupBy('m.id');

/** A melan with the numbers of its guests: invited, with a seat by side, waiting, and without an answer. */
export type MelanRow = Selectable<MelansTable> & Record<'invited' | 'brides' | 'grooms' | 'waiting' | 'silent', number>;

/** Lists at most `most` melans, the latest first. */
export const listMelanRows = (db: Kysely<Database>, most: number): Promise<MelanRow[]> =>
  melans(db).orderBy('m.held_on', 'desc').orderBy('m.id', 'desc').limit(most).execute();

/** Returns a melan with the numbers of its guests; undefined if there is none. */
export const loadMelan = (db: Kysely<Database>, id: number): Promise<MelanRow | undefined> =>
  melans(db).where('m.id', '=', id).executeTakeFirst();

/** Locks the melan's row, so that nobody else gives or takes its seats. Undefined if there is none. */
export async function lockMelan(transaction: Kysely<Database>, id: number) {
  return transaction.selectFrom('melans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** A step of a melan, by the column that has its time. */
type Moment = 'called_off_at' | 'planned_at' | 'paired_at' | 'thanked_at';

/**
 * Whether to keep the first time of a step. The step `paired_at` repeats after each tablet that comes home, but the
 * time until the wishes are erased begins with the first.
 */
const isFirstKept = (moment: Moment): boolean => moment === 'paired_at';

/** Records that a step of a melan is done now. */
export async function markMelan(db: Kysely<Database>, id: number, moment: Moment): Promise<void> {
  await db
    .updateTable('melans')
    .set({ [moment]: isFirstKept(moment) ? sql<Date>`coalesce(${sql.ref(moment)}, now())` : sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Lists the melans from today on that are not called off; their seats may still be given. */
export async function listComing(db: Kysely<Database>): Promise<number[]> {
  const rows = await db
    .selectFrom('melans')
    .select('id')
    .where('called_off_at', 'is', null)
    .where('held_on', '>=', todayInIndia())
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Deletes expired data of melans. Wishes and notes go some time after the pairs were notified, or after the day itself
 * if nobody notified them. The plan goes some time after the day, and the whole melan later.
 */
export async function expireMelans(db: Kysely<Database>): Promise<void> {
  await sql`delete from melan_entries e using melans m where m.id = e.melan_id and e.field <> 'came'
    and coalesce(m.paired_at, m.held_on::timestamptz) < ${expiryCutoff('melanWishes')}`.execute(db);
  await sql`delete from melan_tables t using melans m where m.id = t.melan_id
    and m.held_on::timestamptz < ${expiryCutoff('melanWishes')}`.execute(db);
  await db.deleteFrom('melans').where('held_on', '<', expiryCutoffDay('melans')).execute();
}
