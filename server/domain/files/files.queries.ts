import { type Kysely, sql } from 'kysely';
import type { Database, FileKind } from '#server/platform/db/tables.ts';
import type { FileName, FileRecord, FileStore, Kept } from './file-store.ts';

/** The kinds of a member's photos, in the order in which they are shown. The first is on the card. */
export const PHOTO_KINDS = [
  'picture',
  'picture2',
  'picture3',
  'picture4',
  'picture5',
] as const satisfies readonly FileKind[];

/** One sent file with the values for its row; a horoscope has no small size. */
export interface StoredFile extends Kept {
  small?: Kept;
  /** The fingerprint of a photo, see `Decoded`; null if the photo has almost no detail. */
  fingerprint?: string | null;
}

/** A file, in both sizes, with its owner. */
interface OwnedFile extends FileName {
  /** The owner. */
  profileId: string;
  kind: FileKind;
  small: FileName | null;
}

/** Finds a file of one of these kinds, and its owner, by the name of its large size; null if there is none. */
export async function findFile(
  db: Kysely<Database>,
  kinds: readonly FileKind[],
  name: string,
): Promise<OwnedFile | null> {
  const row = await db
    .selectFrom('files')
    .select(['profile_id as profileId', 'kind', 'name', 'bytes', 'sha256', 'small_name', 'small_bytes', 'small_sha256'])
    .where('name', '=', name)
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { small_name, small_bytes, small_sha256, ...file } = row;
  const small = small_name === null ? null : { name: small_name, bytes: small_bytes, sha256: small_sha256 };
  return { ...file, small };
}

/** Returns a member's file of this kind; null if there is none. */
export async function loadFile(db: Kysely<Database>, profileId: string, kind: FileKind): Promise<FileName | null> {
  const row = await db
    .selectFrom('files')
    .select(['name', 'bytes', 'sha256'])
    .where('profile_id', '=', profileId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the name of a member's file of this kind (of the large size); `''` if there is none. */
export async function loadFileName(db: Kysely<Database>, profileId: string, kind: FileKind): Promise<string> {
  const row = await db
    .selectFrom('files')
    .select('name')
    .where('profile_id', '=', profileId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.name ?? '';
}

/**
 * Replaces the member's file of this kind, and returns the names of the former files, to be removed from the file store
 * after the commit. Call within a transaction.
 */
export async function replaceFile(
  transaction: Kysely<Database>,
  profileId: string,
  kind: FileKind,
  { small, ...file }: StoredFile,
): Promise<string[]> {
  // Row lock: without it, two simultaneous uploads both find no former file, and one file becomes an orphan.
  await transaction
    .selectFrom('members')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .forNoKeyUpdate()
    .execute();
  const replaced = await forgetFile(transaction, profileId, kind);
  await transaction
    .insertInto('files')
    .values({ profile_id: profileId, kind, ...columnsOf(file, small) })
    .execute();
  return replaced;
}

/** Returns the columns of `files` for a stored file; those of the small size are null without `small`. */
export const columnsOf = ({ name, bytes, sha256 }: Kept, small: Kept | undefined) => ({
  name,
  bytes,
  sha256,
  small_name: small?.name ?? null,
  small_bytes: small?.bytes ?? null,
  small_sha256: small?.sha256 ?? null,
});

/** Deletes the row of the member's file of this kind, and returns the names to remove from the file store. */
export async function forgetFile(db: Kysely<Database>, profileId: string, kind: FileKind): Promise<string[]> {
  const rows = await db
    .deleteFrom('files')
    .where('profile_id', '=', profileId)
    .where('kind', '=', kind)
    .returning(['name', 'small_name'])
    .execute();
  return rows.flatMap(({ name, small_name }) => (small_name === null ? [name] : [name, small_name]));
}

/** Returns those of these names that a row names, for either size. */
export async function findKnownNames(db: Kysely<Database>, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const { rows } = await sql<{ name: string }>`
    select name from files where name = any(${names})
    union all select small_name from files where small_name = any(${names})`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Lists the files of a member who is being deleted. Their rows are deleted with the member's. */
export function listFilesToRemove(db: Kysely<Database>, profileId: string) {
  return db.selectFrom('files').select(['kind', 'name', 'small_name']).where('profile_id', '=', profileId).execute();
}

/** Removes the listed files, in both sizes, from the file store. */
export async function removeFiles(
  files: FileStore,
  rows: Awaited<ReturnType<typeof listFilesToRemove>>,
): Promise<void> {
  for (const { kind, name, small_name } of rows) {
    const folder = kind === 'horoscope' ? 'horoscopes' : 'pictures';
    await files.remove(folder, small_name === null ? [name] : [name, small_name]);
  }
}

/** A stored file of either size that a row names. */
export interface StoredFileRow extends FileRecord {
  /** The sort key for paging: the file's name. */
  key: string;
  /** Folder and name in the file store. */
  path: string;
}

/** Lists up to `count` files of either size that rows name, in the order of their names, from behind `after`. */
export async function listStored(
  db: Kysely<Database>,
  { after, count }: { after: string; count: number },
): Promise<StoredFileRow[]> {
  const { rows } = await sql<StoredFileRow>`
    (select name as key, case kind when 'horoscope' then 'horoscopes/' else 'pictures/' end || name as path, bytes, sha256
      from files where name > ${after} order by name limit ${count})
    union all
    (select small_name, 'pictures/' || small_name, small_bytes, small_sha256
      from files where small_name > ${after} order by small_name limit ${count})
    order by key limit ${count}`.execute(db);
  return rows;
}

/** Records size and checksum of the file at this path, in either size, if it has no recorded checksum. */
export async function noteChecksum(
  db: Kysely<Database>,
  path: string,
  { bytes, sha256 }: { bytes: number; sha256: Buffer },
): Promise<void> {
  const name = path.slice(path.indexOf('/') + 1);
  await db.updateTable('files').set({ bytes, sha256 }).where('name', '=', name).where('sha256', 'is', null).execute();
  await db
    .updateTable('files')
    .set({ small_bytes: bytes, small_sha256: sha256 })
    .where('small_name', '=', name)
    .where('small_sha256', 'is', null)
    .execute();
}

/** Lists up to `count` photos without a fingerprint, except those for which none can be made. */
export async function listWithoutFingerprint(db: Kysely<Database>, count: number): Promise<FileName[]> {
  return db
    .selectFrom('files')
    .select(['name', 'bytes', 'sha256'])
    .where('fingerprint', 'is', null)
    .where('has_no_fingerprint', '=', false)
    .where('kind', '<>', 'horoscope')
    .orderBy('name')
    .limit(count)
    .execute();
}

/** Saves a photo's fingerprint. Null means that it has too little detail or cannot be read. */
export async function saveFingerprint(db: Kysely<Database>, name: string, fingerprint: string | null): Promise<void> {
  await db
    .updateTable('files')
    .set({ fingerprint, has_no_fingerprint: fingerprint === null })
    .where('name', '=', name)
    .execute();
}
