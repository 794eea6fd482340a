import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** The tables whose rows the office adds, removes and puts in order. */
export type OrderedTable = 'faqs' | 'contact_phones' | 'contact_emails' | 'social_links' | 'banners';

/** What the office writes of a row, by column. */
export type RowTexts = Readonly<Record<string, string>>;

/** Adds a row at the end; gives its id. */
export async function addRow(db: Kysely<Database>, table: OrderedTable, texts: RowTexts): Promise<number> {
  const columns = sql.join(Object.keys(texts).map((column) => sql.ref(column)));
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${columns}, position, edited_at)
    values (${sql.join(Object.values(texts))}, (select coalesce(max(position), 0) + 1 from ${sql.table(table)}), now())
    returning id`.execute(db);
  return rows[0]?.id ?? Number.NaN;
}

/** Changes the given texts of the row where a column has this value; whether there is such a row. */
export async function changeRow(
  db: Kysely<Database>,
  table: OrderedTable,
  texts: RowTexts,
  [column, value]: readonly [column: string, value: number | string],
): Promise<boolean> {
  const changes = sql.join(Object.entries(texts).map(([name, text]) => sql`${sql.ref(name)} = ${text}`));
  const changed = await sql`
    update ${sql.table(table)} set ${changes}, edited_at = now() where ${sql.ref(column)} = ${value}`.execute(db);
  return changed.numAffectedRows === 1n;
}

/** Whether there was such a row. */
export async function removeRow(
  db: Kysely<Database>,
  table: OrderedTable | 'testimonials',
  id: number,
): Promise<boolean> {
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
