import { type Kysely, sql } from 'kysely';
import type { Call } from '#contract/call.ts';
import { rolesFor } from '#contract/staff/rights.ts';
import type { StaffRole } from '#contract/staff/roles.ts';
import type { Database } from '#server/platform/db/tables.ts';

const rolesThatMay = ({ path }: Pick<Call, 'path'>) => [...rolesFor(path)];

/** SQL: whether the member of staff `s` is active and has one of these roles. */
const mayMakeIt = (roles: readonly StaffRole[]) => sql<boolean>`(s.ended_at is null and s.roles && ${roles}::text[])`;

/** Lists staff who may make a call, by name. */
export async function listColleagues(db: Kysely<Database>, call: Pick<Call, 'path'>) {
  return db
    .selectFrom('staff as s')
    .select(['s.id', 's.name'])
    .where(mayMakeIt(rolesThatMay(call)))
    .orderBy('s.name')
    .orderBy('s.id')
    .execute();
}

/** Whether a member of staff is active and may make a call. */
export async function isColleague(db: Kysely<Database>, id: number, call: Pick<Call, 'path'>): Promise<boolean> {
  const colleague = await db
    .selectFrom('staff as s')
    .select('s.id')
    .where('s.id', '=', id)
    .where(mayMakeIt(rolesThatMay(call)))
    .executeTakeFirst();
  return colleague !== undefined;
}

/** Lists staff who have left or lost the right to a call, and still have open tasks about families. */
export async function listLeftWithTasks(db: Kysely<Database>, call: Pick<Call, 'path'>) {
  const { rows } = await sql<{ id: number; name: string; count: number }>`
    select s.id, s.name, count(*)::int as count from staff s join staff_tasks t on t.staff_id = s.id and t.done_at is null
    where not ${mayMakeIt(rolesThatMay(call))} group by s.id, s.name order by s.name, s.id`.execute(db);
  return rows;
}
