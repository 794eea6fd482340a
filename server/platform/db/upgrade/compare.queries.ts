import type pg from 'pg';
import { escapeIdentifier } from 'pg';
import { nameOf, type Table } from '#server/platform/backup/tables.queries.ts';

/** Returns a table's row count and a checksum of its contents that does not depend on the order. */
export async function digestOf(client: pg.ClientBase, table: Table): Promise<string> {
  const row = table.columns.map(escapeIdentifier).join(', ');
  const { rows } = await client.query<{ digest: string }>(
    `select count(*) || ' ' || coalesce(sum(('x' || substr(md5(row(${row})::text), 1, 15))::bit(60)::bigint), 0) as digest
     from ${nameOf(table)}`,
  );
  return rows[0]?.digest ?? '';
}

/** Returns the size of a database in bytes. */
export async function sizeOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  return Number(rows[0]?.bytes);
}
