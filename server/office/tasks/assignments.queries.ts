import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { AssignedKind } from '#contract/staff/tasks.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * SQL conditions by kind: whether an item waits. `r` is the item's reference; each query that uses these conditions
 * must define it. A call is referenced by the first eight characters of its notice's id.
 */
const WAITS: Readonly<Record<AssignedKind, RawBuilder<unknown>>> = {
  letter: sql`exists (select from contact_messages c where c.reference = r and c.answered_at is null)`,
  call: sql`exists (select from notices n join notice_deliveries d on d.notice_id = n.id
    where left(n.id::text, 8) = r and d.channel = 'office' and d.state = 'created')`,
  case: sql`exists (select from cases c where c.id::text = r and c.settled_at is null)`,
};

interface Assignment {
  kind: AssignedKind;
  references: readonly string[];
  /** Null for nobody. */
  staffId: number | null;
}

/** Makes a member of staff, or nobody, responsible for these items. */
export async function assign(db: Kysely<Database>, { kind, references, staffId }: Assignment): Promise<void> {
  if (staffId === null) {
    await db.deleteFrom('assignments').where('kind', '=', kind).where('reference', 'in', references).execute();
    return;
  }
  await db
    .insertInto('assignments')
    .values(references.map((reference) => ({ kind, reference, staff_id: staffId })))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'reference']).doUpdateSet({ staff_id: staffId, assigned_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Returns which of these items still wait. An item that does not wait cannot be assigned. */
export async function whichWait(db: Kysely<Database>, kind: AssignedKind, references: readonly string[]) {
  const { rows } = await sql<{ reference: string }>`
    select r as reference from unnest(${references}::text[]) r where ${WAITS[kind]}`.execute(db);
  return rows.map(({ reference }) => reference);
}

/** Returns who is responsible for items of a kind, by reference. */
export async function loadAssigned(db: Kysely<Database>, kind: AssignedKind, references: readonly string[]) {
  if (references.length === 0) return new Map<string, { id: number; name: string }>();
  const rows = await db
    .selectFrom('assignments as a')
    .innerJoin('staff as s', 's.id', 'a.staff_id')
    .select(['a.reference', 's.id', 's.name'])
    .where('a.kind', '=', kind)
    .where('a.reference', 'in', references)
    .execute();
  return new Map(rows.map(({ reference, ...who }) => [reference, who]));
}

/** Lists the waiting items assigned to a member of staff, the one assigned first at the top. */
export async function listAssigned(db: Kysely<Database>, staffId: number, most: number) {
  const { rows } = await sql<{ kind: AssignedKind; reference: string; assignedAt: Date }>`
    select a.kind, a.reference, a.assigned_at as "assignedAt" from assignments a
      cross join lateral (select a.reference as r) x
    where a.staff_id = ${staffId} and case a.kind when 'letter' then ${WAITS.letter} when 'call' then ${WAITS.call}
      else ${WAITS.case} end
    order by a.assigned_at, a.reference limit ${most}`.execute(db);
  return rows;
}

/** Returns the SQL condition that an item is assigned to this member of staff; null means everybody. */
export const isAssignedTo = (kind: AssignedKind, reference: RawBuilder<unknown>, staffId: number | null) =>
  sql<boolean>`(${staffId}::int is null or exists (select from assignments a
    where a.kind = ${kind} and a.reference = ${reference} and a.staff_id = ${staffId}))`;

/** Hands over all items assigned to one member of staff to another, and returns how many there were. */
export async function handOverAssigned(db: Kysely<Database>, from: number, to: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('assignments')
    .set({ staff_id: to })
    .where('staff_id', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Moves the assignment of an item to the one with which it was merged, unless that is assigned itself. */
export async function moveAssigned(
  db: Kysely<Database>,
  kind: AssignedKind,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`update assignments a set reference = ${to} where a.kind = ${kind} and a.reference = ${from}
    and not exists (select from assignments o where o.kind = ${kind} and o.reference = ${to})`.execute(db);
}

/** Deletes assignments whose retention is over. */
export async function expireAssignments(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('assignments').where('assigned_at', '<', expiryCutoff('assignments')).execute();
}
