import { type Kysely, sql } from 'kysely';
import { UNDONE_WITHIN_DAYS } from '#contract/staff/old-register.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Records the import of a register, by a member of staff with the login `by`. Returns its number. */
export async function insertImport(db: Kysely<Database>, made: { fileName: string; by: string }): Promise<number> {
  const { id } = await db
    .insertInto('register_imports')
    .values({ file_name: made.fileName, asked_by: made.by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Saves the uploaded file of an import, encrypted, until it is read. */
export async function keepFile(db: Kysely<Database>, id: number, sealed: string): Promise<void> {
  await db.updateTable('register_imports').set({ sealed_file: sealed }).where('id', '=', id).execute();
}

/** Returns the uploaded file, encrypted, that waits to be read; `''` if there is none. */
export async function loadFile(db: Kysely<Database>, id: number): Promise<string> {
  const found = await db.selectFrom('register_imports').select('sealed_file').where('id', '=', id).executeTakeFirst();
  return found?.sealed_file ?? '';
}

/** What was read of the headings of a file. */
interface ReadHeadings {
  headings: string[];
  /** For each heading, what the column holds: the matching of columns. */
  columns: string[];
  /** Identifies registers with the same headings. */
  signature: string;
  /** Number of the row with the headings in the file, from 1. */
  headerRow: number;
}

/** Saves what was read of a file's headings, and deletes the file itself. */
export async function noteRead(db: Kysely<Database>, id: number, read: ReadHeadings): Promise<void> {
  const { headings, columns, signature, headerRow } = read;
  await db
    .updateTable('register_imports')
    .set({ sealed_file: '', headings, columns, signature, header_row: headerRow })
    .where('id', '=', id)
    .execute();
}

/** Returns the saved matching of columns for a register with the same headings; undefined if there is none. */
export async function loadMatching(db: Kysely<Database>, signature: string): Promise<string[] | undefined> {
  const found = await db
    .selectFrom('register_matchings')
    .select('columns')
    .where('signature', '=', signature)
    .executeTakeFirst();
  return found?.columns;
}

/**
 * Saves the matching of columns, also for the next file with these headings. Returns false if the register is already
 * entered or undone.
 */
export async function saveMatching(db: Kysely<Database>, id: number, columns: string[]): Promise<boolean> {
  const saved = await db
    .updateTable('register_imports')
    .set({ columns, matched_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('entered_at', 'is', null)
    .where('undone_at', 'is', null)
    .returning('signature')
    .executeTakeFirst();
  if (saved === undefined) return false;
  await db
    .insertInto('register_matchings')
    .values({ signature: saved.signature, columns })
    .onConflict((conflict) => conflict.column('signature').doUpdateSet({ columns, kept_at: sql<Date>`now()` }))
    .execute();
  return true;
}

/** SQL: whether an import can still be undone. */
const mayUndo = sql<boolean>`undone_at is null
  and coalesce(entered_at, now()) > now() - make_interval(days => ${sql.lit(UNDONE_WITHIN_DAYS)})`;

/** Returns an import with its headings and their matching; undefined if there is none. */
export async function loadImport(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('register_imports')
    .select(['id', 'file_name as fileName', 'asked_by as by', 'asked_at as at', 'headings', 'columns'])
    .select(['matched_at as matchedAt', 'entered_at as enteredAt', 'undone_at as undoneAt', 'header_row as headerRow'])
    .select(mayUndo.as('mayUndo'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Lists the imports, the latest first. */
export async function listImports(db: Kysely<Database>, most: number) {
  return db
    .selectFrom('register_imports')
    .select(['id', 'file_name as fileName', 'asked_by as by', 'asked_at as at'])
    .select(['entered_at as enteredAt', 'undone_at as undoneAt'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Marks a register as being entered; only the first time counts. */
export async function noteEntered(db: Kysely<Database>, id: number): Promise<void> {
  await db
    .updateTable('register_imports')
    .set({ entered_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('entered_at', 'is', null)
    .execute();
}

/** Marks a register as undone. Returns false if it is too late or already undone. */
export async function noteUndone(db: Kysely<Database>, id: number): Promise<boolean> {
  const undone = await db
    .updateTable('register_imports')
    .set({ undone_at: sql<Date>`now()`, sealed_file: '' })
    .where('id', '=', id)
    .where(mayUndo)
    .executeTakeFirst();
  return undone.numUpdatedRows > 0n;
}

/**
 * Deletes expired data: registers that nobody entered, rows of entered registers that were not taken over, rows that
 * are entered, registered or refused, and leftovers of undone registers after a restore.
 */
export async function expireOldRegisters(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('register_imports')
    .where('entered_at', 'is', null)
    .where('asked_at', '<', expiryCutoff('paperDrafts'))
    .execute();
  await db
    .deleteFrom('register_rows')
    .where('state', 'in', ['read', 'good', 'skipped', 'bad'])
    .where('changed_at', '<', expiryCutoff('registerFaults'))
    .where('import_id', 'in', db.selectFrom('register_imports').select('id').where('entered_at', 'is not', null))
    .execute();
  await db
    .deleteFrom('register_rows')
    .where('state', 'in', ['entered', 'registered', 'refused'])
    .where('changed_at', '<', expiryCutoff('oldRegister'))
    .execute();
  await db
    .deleteFrom('register_rows')
    .where('state', 'not in', ['claimed', 'refused'])
    .where('profile_id', 'is', null)
    .where('import_id', 'in', db.selectFrom('register_imports').select('id').where('undone_at', 'is not', null))
    .execute();
}
