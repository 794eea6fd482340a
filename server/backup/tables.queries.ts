import type pg from 'pg';
import { escapeIdentifier } from 'pg';
import { BackupError } from './backup-error.ts';

export interface Table {
  name: string;
  columns: string[];
}

/** Every table with the columns that are stored, each after the tables that its rows refer to. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const tables = await client.query<Table>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      group by c.relname order by c.relname`,
  );
  const references = await client.query<{ from: string; to: string }>(
    `select child.relname::text as from, parent.relname::text as to
       from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
      where k.contype = 'f' and k.conrelid <> k.confrelid and child.relnamespace = current_schema()::regnamespace`,
  );
  return sortByReferences(tables.rows, references.rows);
}

function sortByReferences(tables: Table[], references: { from: string; to: string }[]): Table[] {
  const sorted: Table[] = [];
  const isPlaced = (name: string) => sorted.some((table) => table.name === name);
  while (sorted.length < tables.length) {
    const next = tables.find(
      ({ name }) => !isPlaced(name) && references.every(({ from, to }) => from !== name || isPlaced(to)),
    );
    if (!next) throw new BackupError('Tables of the database refer to each other in a circle: no order can fill them.');
    sorted.push(next);
  }
  return sorted;
}

export const copyOut = ({ name, columns }: Table): string => `copy ${describe(name, columns)} to stdout`;
export const copyIn = ({ name, columns }: Table): string => `copy ${describe(name, columns)} from stdin`;

const describe = (name: string, columns: string[]): string =>
  `${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`;

export async function countRows(client: pg.ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::float8 as count from ${escapeIdentifier(table)}`,
  );
  return rows[0]?.count ?? Number.NaN;
}

export async function emptyTables(client: pg.ClientBase, tables: Table[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')}`);
}

/** The sequences behind identities, and what each gave last. Asked for after the rows, so that none is behind its table. */
export async function listSequences(client: pg.ClientBase): Promise<{ name: string; lastValue: string | null }[]> {
  const { rows } = await client.query<{ name: string; lastValue: string | null }>(
    `select sequencename::text as name, last_value::text as "lastValue" from pg_sequences
      where schemaname = current_schema() order by 1`,
  );
  return rows;
}

export async function setSequence(client: pg.ClientBase, name: string, lastValue: string): Promise<void> {
  await client.query('select setval(quote_ident($1)::regclass, $2::bigint)', [name, lastValue]);
}

export async function isMigrated(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('files') is not null as found`);
  return rows[0]?.found ?? false;
}

export async function loadMigrations(client: pg.ClientBase): Promise<{ name: string; checksum: string }[]> {
  const { rows: found } = await client.query<{ hasSteps: boolean }>(
    `select to_regclass('schema_steps') is not null as "hasSteps"`,
  );
  const steps = found[0]?.hasSteps ? 'union select name, checksum from schema_steps' : '';
  const { rows } = await client.query(`select name, checksum from schema_migrations ${steps} order by name`);
  return rows;
}

export async function loadDataKeyCheck(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ value: string }>('select value from data_key_check');
  return rows[0]?.value ?? null;
}

const PAGE = 5_000;

/** The files that rows name, as paths in the folder of files, page by page; only inside a transaction. */
export async function* listFilePaths(client: pg.ClientBase): AsyncGenerator<string[]> {
  await client.query(
    `declare named_files no scroll cursor for
       select kind || 's/' || name as path from files
       union all select kind || 's/' || small_name from files where small_name is not null`,
  );
  for (let isOver = false; !isOver; ) {
    const { rows } = await client.query<{ path: string }>(`fetch ${PAGE} from named_files`);
    isOver = rows.length === 0;
    yield rows.map(({ path }) => path);
  }
  await client.query('close named_files');
}
