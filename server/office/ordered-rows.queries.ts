import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** The tables whose rows the office adds, removes and puts in order. */
export type OrderedTable = 'faqs' | 'contact_phones' | 'contact_emails' | 'social_links';

/** The place after the last row. */
export async function lastPosition(db: Kysely<Database>, table: OrderedTable): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position), 0) + 1 as next from ${sql.table(table)}`.execute(db);
  return rows[0]?.next ?? 1;
}

/** Whether there was such a row. */
export async function removeRow(db: Kysely<Database>, table: OrderedTable, id: number): Promise<boolean> {
  const removed = await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
  return removed.numAffectedRows === 1n;
}

/** Puts these rows first, in this order; the others follow as they stood. Gives the ids that no row has. */
export async function orderRows(db: Kysely<Database>, table: OrderedTable, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} for update`.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) return unknown;
  await sql`
    update ${sql.table(table)} as old set position = fresh.position, edited_at = now()
      from (select id, row_number() over (order by array_position(${ids}::int[], id) nulls last, position, id) as position
              from ${sql.table(table)}) as fresh
     where fresh.id = old.id and fresh.position <> old.position`.execute(db);
  return [];
}
