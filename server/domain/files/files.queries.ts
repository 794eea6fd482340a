import { type Kysely, sql } from 'kysely';
import type { Database, FileKind } from '#server/platform/db/tables.ts';
import type { FileName, FileStore, Kept } from './file-store.ts';

/** A member's photos in their order; the first stands on the card. */
export const PHOTO_KINDS = [
  'picture',
  'picture2',
  'picture3',
  'picture4',
  'picture5',
] as const satisfies readonly FileKind[];

/** One sent file as it was kept; a horoscope has no small size. */
export interface StoredFile extends Kept {
  small?: Kept;
  /** Of a photo, see `Decoded`. */
  fingerprint?: string | null;
}

/** A file that a name means, and whose it is. */
interface NamedFile extends FileName {
  profileId: string;
  kind: FileKind;
  small: FileName | null;
}

/** The file that a name means, and whose it is. */
export async function findFile(
  db: Kysely<Database>,
  kinds: readonly FileKind[],
  name: string,
): Promise<NamedFile | null> {
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

/** A member's file, or null. */
export async function loadFile(db: Kysely<Database>, profileId: string, kind: FileKind): Promise<FileName | null> {
  const row = await db
    .selectFrom('files')
    .select(['name', 'bytes', 'sha256'])
    .where('profile_id', '=', profileId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row ?? null;
}

/** The name of the member's file; `''` where there is none. */
export async function loadFileName(db: Kysely<Database>, profileId: string, kind: FileKind): Promise<string> {
  const row = await db
    .selectFrom('files')
    .select('name')
    .where('profile_id', '=', profileId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.name ?? '';
}

/** Puts the member's file in the place of the one before, whose names it gives back. Call it in a transaction. */
export async function replaceFile(
  transaction: Kysely<Database>,
  profileId: string,
  kind: FileKind,
  { small, ...file }: StoredFile,
): Promise<string[]> {
  // Two uploads at once queue here: otherwise both find nothing before them, and one file is lost sight of.
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

/** What a row says of a stored file. */
export const columnsOf = ({ name, bytes, sha256 }: Kept, small: Kept | undefined) => ({
  ...{ name, bytes, sha256 },
  ...{ small_name: small?.name ?? null, small_bytes: small?.bytes ?? null, small_sha256: small?.sha256 ?? null },
});

/** Takes the member's file out of the record; gives the names that nobody needs any more. */
export async function forgetFile(db: Kysely<Database>, profileId: string, kind: FileKind): Promise<string[]> {
  const rows = await db
    .deleteFrom('files')
    .where('profile_id', '=', profileId)
    .where('kind', '=', kind)
    .returning(['name', 'small_name'])
    .execute();
  return rows.flatMap(({ name, small_name }) => (small_name === null ? [name] : [name, small_name]));
}

/** Those of the names that the database knows. */
export async function findKnownNames(db: Kysely<Database>, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const { rows } = await sql<{ name: string }>`
    select name from files where name = any(${names})
    union all select small_name from files where small_name = any(${names})`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** The files of a member who is removed: their rows go with the member's. */
export function listFilesToRemove(db: Kysely<Database>, profileId: string) {
  return db.selectFrom('files').select(['kind', 'name', 'small_name']).where('profile_id', '=', profileId).execute();
}

export async function removeFiles(
  files: FileStore,
  named: Awaited<ReturnType<typeof listFilesToRemove>>,
): Promise<void> {
  for (const { kind, name, small_name } of named) {
    await files.remove(
      kind === 'horoscope' ? 'horoscopes' : 'pictures',
      small_name === null ? [name] : [name, small_name],
    );
  }
}
