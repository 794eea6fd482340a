import type { Kysely } from 'kysely';
import type { Database, FileKind } from '#server/db/tables.ts';

/** A member's photos in their order; the first stands on the card. */
export const PHOTO_KINDS = [
  'picture',
  'picture2',
  'picture3',
  'picture4',
  'picture5',
] as const satisfies readonly FileKind[];

/** The names under which one sent file is kept, and how long each is; a horoscope has no small size. */
export interface StoredFile {
  name: string;
  bytes: number;
  small?: { name: string; bytes: number };
}

/** The file that a name means, and whose it is. */
export async function findFile(db: Kysely<Database>, kinds: readonly FileKind[], name: string) {
  const row = await db
    .selectFrom('files')
    .select(['profile_id as profileId', 'name', 'bytes', 'small_name as smallName', 'small_bytes as smallBytes'])
    .where('name', '=', name)
    .where('kind', 'in', kinds)
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
  { name, bytes, small }: StoredFile,
): Promise<string[]> {
  // Two uploads at once queue here: otherwise both find nothing before them, and one file is lost sight of.
  await transaction
    .selectFrom('members')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .forNoKeyUpdate()
    .execute();
  const replaced = await forgetFile(transaction, profileId, kind);
  const row = { profile_id: profileId, kind, name, bytes };
  await transaction
    .insertInto('files')
    .values({ ...row, small_name: small?.name ?? null, small_bytes: small?.bytes ?? null })
    .execute();
  return replaced;
}

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

/** Every name that the database knows, in all folders. */
export async function listFileNames(db: Kysely<Database>): Promise<Set<string>> {
  const rows = await db.selectFrom('files').select(['name', 'small_name']).execute();
  return new Set(rows.flatMap(({ name, small_name }) => (small_name === null ? [name] : [name, small_name])));
}
