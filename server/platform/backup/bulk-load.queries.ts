import type pg from 'pg';
import { ARCHIVED_SCHEMAS, nameOf, type Table } from './tables.queries.ts';

/** SQL that recreates what was dropped for a bulk load, in this order. */
export interface DroppedDefinitions {
  indexes: string[];
  foreignKeys: string[];
}

/**
 * Prepares tables for a bulk load: disables triggers, because the archive contains their results, and drops indexes and
 * foreign keys, which are faster to build afterwards. Primary and unique keys stay.
 */
export async function prepareBulkLoad(client: pg.ClientBase, tables: Table[]): Promise<DroppedDefinitions> {
  await client.query(tables.map((table) => `alter table ${nameOf(table)} disable trigger user`).join(';'));
  const { rows: keys } = await client.query<{ drop: string; make: string }>(
    `select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as drop,
       format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as make
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and ${ARCHIVED_SCHEMAS} order by k.oid`,
  );
  for (const { drop } of keys) await client.query(drop);
  const { rows: indexes } = await client.query<{ name: string; make: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as make
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and not c.relispartition and ${ARCHIVED_SCHEMAS}
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by i.indexrelid`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return { indexes: indexes.map(({ make }) => make), foreignKeys: keys.map(({ make }) => make) };
}

/** Recreates what was dropped. PostgreSQL then checks all rows against the foreign keys. */
export async function finishBulkLoad(
  client: pg.ClientBase,
  tables: Table[],
  dropped: DroppedDefinitions,
): Promise<void> {
  await client.query("set local maintenance_work_mem = '128MB'");
  for (const statement of [...dropped.indexes, ...dropped.foreignKeys]) await client.query(statement);
  await client.query(tables.map((table) => `alter table ${nameOf(table)} enable trigger user`).join(';'));
}
