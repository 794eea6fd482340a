import type pg from 'pg';
import { escapeIdentifier } from 'pg';
import { BackupError } from './backup-error.ts';

/** The name of a table or sequence. The schema is absent for the current one, also in archives of older versions. */
interface Named {
  schema?: string | undefined;
  name: string;
}

/** A partition and its bounds, e.g. `FOR VALUES FROM ('2026-01-01') TO ('2026-02-01')`. */
interface Partition extends Named {
  bound: string;
}

/** A table and its stored columns. */
export interface Table extends Named {
  columns: string[];
  /** Rows of a partitioned table are read and written through the parent. */
  partitions?: Partition[] | undefined;
}

/**
 * SQL for the schemas to archive. The queue (`pgboss`) is recreated, so that nothing is sent twice. `c` is a class, `n`
 * its schema.
 */
export const ARCHIVED_SCHEMAS = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'pgboss')
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;
/** SQL for the schema; null if it is the current one. */
const SCHEMA = `nullif(n.nspname, current_schema())::text as schema`;

/** Lists every table with its stored columns, after the tables that it references. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { id: string; parents: string[]; isPartitioned: boolean }>(
    `select c.oid::text as id, ${SCHEMA}, c.relname::text as name, c.relkind = 'p' as "isPartitioned",
       array_agg(a.attname::text order by a.attnum) as columns,
       array(select k.confrelid::oid::text from pg_constraint k
         where k.contype = 'f' and k.conrelid = c.oid and k.confrelid <> c.oid and k.conparentid = 0) as parents
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and ${ARCHIVED_SCHEMAS}
     group by c.oid, n.nspname order by n.nspname <> current_schema(), n.nspname, c.relname`,
  );
  const sorted: Table[] = [];
  const sortedIds = new Set<string>();
  const isNext = ({ id, parents }: (typeof rows)[number]) =>
    !sortedIds.has(id) && parents.every((parent) => sortedIds.has(parent));
  while (sortedIds.size < rows.length) {
    const next = rows.find(isNext);
    if (!next) throw new BackupError('Tables of the database refer to each other in a circle: no order can fill them.');
    sortedIds.add(next.id);
    const { schema, name, columns, isPartitioned } = next;
    const partitions = isPartitioned ? await listPartitions(client, next.id) : undefined;
    sorted.push({ ...(schema && { schema }), name, columns, ...(partitions && { partitions }) });
  }
  return sorted;
}

async function listPartitions(client: pg.ClientBase, parent: string): Promise<Partition[]> {
  const { rows } = await client.query<{ schema: string | null; name: string; bound: string; isLast: boolean }>(
    `select ${SCHEMA}, c.relname::text as name, pg_get_expr(c.relpartbound, c.oid) as bound, c.relkind = 'r' as "isLast"
     from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_namespace n on n.oid = c.relnamespace
     where i.inhparent = $1 order by c.relname`,
    [parent],
  );
  if (rows.some(({ isLast }) => !isLast))
    throw new BackupError('A partition of the database has partitions of its own.');
  return rows.map(({ schema, name, bound }) => ({ ...(schema && { schema }), name, bound }));
}

/** Recreates the archived partitions, which differ from those of the migrations. */
export async function makePartitions(client: pg.ClientBase, table: Table): Promise<void> {
  if (table.partitions === undefined) return;
  const { rows } = await client.query<{ partition: string }>(
    'select inhrelid::regclass::text as partition from pg_inherits where inhparent = $1::regclass',
    [nameOf(table)],
  );
  for (const { partition } of rows) await client.query(`drop table ${partition}`);
  for (const partition of table.partitions)
    await client.query(`create table ${nameOf(partition)} partition of ${nameOf(table)} ${partition.bound}`);
}

/** Returns the quoted SQL name of a table or sequence, with the schema if it is named. */
export const nameOf = ({ schema, name }: Named): string =>
  schema ? `${escapeIdentifier(schema)}.${escapeIdentifier(name)}` : escapeIdentifier(name);

/** Returns the quoted names of columns as a list. */
const listOf = (columns: string[]): string => columns.map(escapeIdentifier).join(', ');
/**
 * Tables whose rows are not archived. Sealed words may have no copy and must not be restored; of files sent in pieces
 * the family has the whole file.
 */
const WITHOUT_ROWS: readonly string[] = ['sealed_words', 'sent_files', 'file_pieces', 'file_presses'];

/**
 * Returns the COPY statement of a table. `isMove`: for another database at once, so the rows of all tables are
 * included.
 */
export function copyOut(table: Table, { isMove = false } = {}): string {
  const [name, columns] = [nameOf(table), listOf(table.columns)];
  const isOmitted = WITHOUT_ROWS.includes(table.name) && !isMove;
  if (isOmitted) return `copy (select ${columns} from ${name} where false) to stdout`;
  // A partitioned table can be copied by a query only.
  if (table.partitions) return `copy (select ${columns} from ${name}) to stdout`;
  return `copy ${name} (${columns}) to stdout`;
}

/** Returns the COPY statement that fills a table. */
export const copyIn = (table: Table): string => `copy ${nameOf(table)} (${listOf(table.columns)}) from stdin`;

/** Returns the exact number of a table's rows. */
export async function countRows(client: pg.ClientBase, table: Table): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::float8 as count from ${nameOf(table)}`);
  return rows[0]?.count ?? Number.NaN;
}

/** Deletes all rows of these tables. */
export async function emptyTables(client: pg.ClientBase, tables: Table[]): Promise<void> {
  await client.query(`truncate ${tables.map(nameOf).join(', ')}`);
}

/**
 * Lists all sequences with their last values; null for one that was never used. Read after the rows, so that no
 * sequence is behind its table.
 */
export async function listSequences(client: pg.ClientBase): Promise<(Named & { lastValue: string | null })[]> {
  const { rows } = await client.query<{ schema: string | null; name: string; lastValue: string | null }>(
    `select ${SCHEMA}, c.relname::text as name, s.last_value::text as "lastValue"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_sequences s on s.schemaname = n.nspname and s.sequencename = c.relname
     where c.relkind = 'S' and ${ARCHIVED_SCHEMAS} order by 1 nulls first, 2`,
  );
  return rows.map(({ schema, ...sequence }) => ({ ...(schema && { schema }), ...sequence }));
}

/** Sets the last value that a sequence has given. */
export async function setSequence(client: pg.ClientBase, sequence: Named, lastValue: string): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint)', [nameOf(sequence), lastValue]);
}

/** Whether the database has the schema of a site. */
export async function isMigrated(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('files') is not null as found`);
  return rows[0]?.found ?? false;
}

/** Loads the applied migrations and the applied or begun steps, by name. */
export async function loadMigrations(client: pg.ClientBase): Promise<{ name: string; checksum: string }[]> {
  const { rows: schemas } = await client.query<{ hasSteps: boolean }>(
    `select to_regclass('schema_steps') is not null as "hasSteps"`,
  );
  const unionSteps = schemas[0]?.hasSteps ? 'union select name, checksum from schema_steps' : '';
  const { rows } = await client.query(`select name, checksum from schema_migrations ${unionSteps} order by name`);
  return rows;
}

/** Loads the value that identifies the data key; null if the database never had one. */
export async function loadDataKeyCheck(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ value: string }>('select value from data_key_check');
  return rows[0]?.value ?? null;
}

/** The number of paths in a page. */
const PATHS_PER_PAGE = 5_000;
/** SQL for the folder of a row of `files`. */
export const FOLDER_OF_FILE = "case when kind = 'horoscope' then 'horoscopes/' else 'pictures/' end";

/** Yields the paths that rows reference, page by page. Needs a transaction. */
export async function* listFilePaths(client: pg.ClientBase): AsyncGenerator<string[]> {
  await client.query(
    `declare named_files no scroll cursor for
       select ${FOLDER_OF_FILE} || name as path from files
       union all select ${FOLDER_OF_FILE} || small_name from files where small_name is not null`,
  );
  for (let isOver = false; !isOver; ) {
    const { rows } = await client.query<{ path: string }>(`fetch ${PATHS_PER_PAGE} from named_files`);
    isOver = rows.length === 0;
    yield rows.map(({ path }) => path);
  }
  await client.query('close named_files');
}

/** The tables with state that must not outlive a restore, and the statements that end it. */
const INVALIDATIONS = [
  // No archive contains the queue.
  ['notices', 'update notices set is_site_only = true where not is_site_only and send_before > now()'],
  ['notice_deliveries', "update notice_deliveries set state = 'dropped', reason = 'restored' where state = 'created'"],
  ['verification_codes', 'update verification_codes set expires_at = now() where expires_at > now()'],
  ['invitation_codes', 'update invitation_codes set expires_at = now() where expires_at > now()'],
  // A holder who objected after the archive can object again.
  ['phone_claims', "update phone_claims set due_at = greatest(due_at, now() + interval '7 days')"],
  [
    'contact_requests',
    "update contact_requests set due_at = greatest(due_at, now() + interval '7 days') where due_at is not null",
  ],
  // Somebody in the booklet may have withdrawn the consent since.
  ['booklet_copies', 'update booklet_copies set pdf = null where pdf is not null'],
  // A staff password link may have been used or replaced since.
  ['staff', 'update staff set join_until = now() where join_until > now()'],
  // A warned family may have logged in since.
  ['keeping_warnings', 'update keeping_warnings set last_at = now() where last_at is not null'],
  // An objection since is not in the archive, so the office must request it again.
  [
    'office_requests',
    "update office_requests set ended_at = now(), ended_how = 'lapsed', former = '', value = '' where done_at is null and ended_at is null",
  ],
  // A link ended after the archive would be valid again.
  ['card_links', 'update card_links set ended_at = now() where ended_at is null'],
  // Nothing records which words were taken back since or opened for the last time, so all are deleted.
  ['sealed_words', 'delete from sealed_words'],
  ['sent_files', 'delete from sent_files'],
  ['file_presses', 'delete from file_presses'],
  ['password_resets', 'update password_resets set expires_at = now() where expires_at > now()'],
] as const;

/**
 * Prevents a restored site from acting on old state: unsent notices are shown on the site only, codes and links expire,
 * and a pending change of a number waits its whole time again. Skips tables that the schema does not have.
 */
export async function invalidatePending(client: pg.ClientBase): Promise<void> {
  for (const [table, statement] of INVALIDATIONS) {
    const { rows } = await client.query<{ isThere: boolean }>(`select to_regclass($1) is not null as "isThere"`, [
      table,
    ]);
    if (rows[0]?.isThere) await client.query(statement);
  }
}
