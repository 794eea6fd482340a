import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CallOutcome } from '#contract/staff/calls.ts';
import { TASKS_A_PAGE, type TaskKind } from '#contract/staff/tasks.ts';
import { nameOfStaff } from '#server/domain/office-log/name-of-staff.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** An open task about a family. */
export interface TaskRow {
  id: number;
  kind: TaskKind;
  memberId: string;
  name: string;
  words: string;
  /** `YYYY-MM-DD`. */
  dueOn: string;
  /** Whether the day has passed in India. */
  isLate: boolean;
  /** The member of staff whose task it is. */
  staffId: number;
  staffName: string;
  /** Name of the person who made the task; `''` if the person made it for themselves. */
  madeBy: string;
}

const TODAY = sql`(now() at time zone 'Asia/Kolkata')::date`;

/**
 * Lists open tasks that meet a condition on `t`, ordered by day. Returns one more than a page if there is a next page.
 */
async function listWhere(db: Kysely<Database>, condition: RawBuilder<boolean>, page = 1): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select t.id::int as id, t.kind, t.profile_id as "memberId", m.name, t.words, t.due_on::text as "dueOn",
      t.due_on < ${TODAY} as "isLate", t.staff_id as "staffId", s.name as "staffName",
      case when t.made_by = s.email then '' else ${nameOfStaff(sql`t.made_by`)} end as "madeBy"
    from staff_tasks t join members m on m.profile_id = t.profile_id join staff s on s.id = t.staff_id
    where t.done_at is null and ${condition}
    order by t.due_on, t.id limit ${TASKS_A_PAGE + 1} offset ${(page - 1) * TASKS_A_PAGE}`.execute(db);
  return rows;
}

/** Lists the open tasks about a family, of all members of staff. */
export const listTasksOfFamily = (db: Kysely<Database>, profileId: string) =>
  listWhere(db, sql`t.profile_id = ${profileId}`);

/** Lists the tasks of a member of staff that are overdue or due within a week. */
export const listTasksDue = (db: Kysely<Database>, staffId: number) =>
  listWhere(db, sql`t.staff_id = ${staffId} and t.due_on <= ${TODAY} + 7`);

interface TaskFilter {
  /** The member of staff who may read only tasks of their own or made by them; undefined for one who may read all. */
  reader: { id: number; email: string } | undefined;
  staffId: number | null;
  kind: TaskKind | '';
  nearId: number | null;
  page: number;
}

/** Lists a page of open tasks that the reader may read and that these filters select. */
export const listTasks = (db: Kysely<Database>, { reader, staffId, kind, nearId, page }: TaskFilter) =>
  listWhere(
    db,
    sql`(${reader === undefined} or t.staff_id = ${reader?.id ?? 0} or t.made_by = ${reader?.email ?? ''})
      and (${staffId}::int is null or t.staff_id = ${staffId}) and ${kind} in ('', t.kind)
      and (${nearId}::int is null or exists (select from near_of_members n
        where n.profile_id = t.profile_id and n.near_id = ${nearId}))`,
    page,
  );

interface NewTask {
  profileId: string;
  words: string;
  due: string;
  staffId: number;
  /** Login of the member of staff who makes the task. */
  by: string;
}

/** Adds a task of a member of staff. */
export async function addTask(db: Kysely<Database>, { profileId, words, due, staffId, by }: NewTask): Promise<void> {
  await db
    .insertInto('staff_tasks')
    .values({ profile_id: profileId, kind: 'task', words, due_on: due, staff_id: staffId, made_by: by })
    .execute();
}

/** Finishes a task and returns its profile; undefined if there is no such open task. */
export async function finishTask(db: Kysely<Database>, id: number, by: string): Promise<string | undefined> {
  const task = await db
    .updateTable('staff_tasks')
    .set({ done_at: sql<Date>`now()`, done_by: by })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning('profile_id')
    .executeTakeFirst();
  return task?.profile_id;
}

/**
 * Hands a task over and returns its profile; undefined if there is no such open task. If the new owner has a call to
 * the same family, the two become one with the earlier day.
 */
export async function handOver(db: Kysely<Database>, id: number, staffId: number): Promise<string | undefined> {
  const task = await db
    .selectFrom('staff_tasks')
    .select(['profile_id as profileId', 'kind', 'staff_id as staffId', 'due_on as dueOn'])
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (task === undefined || task.staffId === staffId) return task?.profileId;
  if (task.kind === 'call') {
    const other = await db
      .updateTable('staff_tasks')
      .set({ due_on: sql<string>`least(due_on, ${task.dueOn}::date)` })
      .where('profile_id', '=', task.profileId)
      .where('kind', '=', 'call')
      .where('staff_id', '=', staffId)
      .where('done_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (other) {
      await db.deleteFrom('staff_tasks').where('id', '=', id).execute();
      return task.profileId;
    }
  }
  await db.updateTable('staff_tasks').set({ staff_id: staffId }).where('id', '=', id).execute();
  return task.profileId;
}

/** Hands over all tasks and returns their profiles. */
export async function handOverAll(db: Kysely<Database>, from: number, to: number): Promise<string[]> {
  const tasks = await db
    .selectFrom('staff_tasks')
    .select('id')
    .where('staff_id', '=', from)
    .where('done_at', 'is', null)
    .orderBy('id')
    .execute();
  const families: string[] = [];
  for (const { id } of tasks) families.push((await handOver(db, id, to)) ?? '');
  return [...new Set(families.filter(Boolean))];
}

/** Maximum number of characters of the words of a task. */
const MOST_CHARACTERS = 300;

/**
 * Adds a call to the tasks of a member of staff, due within two days. If such a call exists, the words are added to it.
 */
export async function addCallTask(
  db: Kysely<Database>,
  { profileId, words, by }: Pick<Call, 'profileId' | 'words' | 'by'>,
): Promise<void> {
  await sql`
    insert into staff_tasks as t (profile_id, kind, words, due_on, staff_id, made_by)
    values (${profileId}, 'call', ${words.slice(0, MOST_CHARACTERS)}, ${TODAY} + 2, ${by.id}, ${by.email})
    on conflict (profile_id, staff_id) where kind = 'call' and done_at is null
    do update set due_on = least(t.due_on, excluded.due_on),
      words = case when t.words = excluded.words then t.words else left(concat_ws(' ', nullif(t.words, ''), excluded.words), ${MOST_CHARACTERS}) end`.execute(
    db,
  );
}

interface Call {
  profileId: string;
  outcome: CallOutcome;
  minutes: number | null;
  words: string;
  /** Day of the next call; `''` for none. */
  again: string;
  /** The member of staff who called. */
  by: { id: number; email: string };
}

/**
 * Records a call, and the caller's next call task if a day is given. Without a day, a conversation or a wrong number
 * finishes the caller's open call task.
 */
export async function logCall(
  db: Kysely<Database>,
  { profileId, outcome, minutes, words, again, by }: Call,
): Promise<void> {
  await db
    .insertInto('staff_calls')
    .values({ profile_id: profileId, called_by: by.email, outcome, minutes, words, again_on: again || null })
    .execute();
  if (again !== '') {
    await sql`
      insert into staff_tasks (profile_id, kind, words, due_on, staff_id, made_by)
      values (${profileId}, 'call', ${words}, ${again}::date, ${by.id}, ${by.email})
      on conflict (profile_id, staff_id) where kind = 'call' and done_at is null
      do update set due_on = excluded.due_on, words = excluded.words`.execute(db);
    return;
  }
  if (outcome !== 'spoke' && outcome !== 'wrongNumber') return;
  await db
    .updateTable('staff_tasks')
    .set({ done_at: sql<Date>`now()`, done_by: by.email })
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'call')
    .where('staff_id', '=', by.id)
    .where('done_at', 'is', null)
    .execute();
}
