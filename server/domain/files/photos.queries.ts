import type { Kysely, Selectable } from 'kysely';
import { databaseNow } from '#server/platform/db/database-now.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { columnsOf, PHOTO_KINDS, type StoredFile } from './files.queries.ts';

type PhotoRow = Selectable<Database['files']>;

/** The names of a member's photos in their order. */
export async function listPhotos(db: Kysely<Database>, profileId: string): Promise<string[]> {
  return (await loadPhotos(db, profileId)).map(({ name }) => name);
}

interface Put<Photo> {
  photo: Photo;
  place: 'first' | 'last';
}

/** The photo in the place of the first, or behind the last; null where there are as many as may be. Call each of these in a transaction. */
export async function putPhoto(
  db: Kysely<Database>,
  profileId: string,
  { photo: { small, fingerprint = null, ...file }, place }: Put<StoredFile>,
): Promise<string[] | null> {
  const row = { profile_id: profileId, kind: 'picture' as const, stored_at: await databaseNow(db) };
  const marks = { fingerprint, has_no_fingerprint: false };
  return putRow(db, profileId, { photo: { ...row, ...marks, ...columnsOf(file, small) }, place });
}

/** The same for one that is stored already. */
export const putRow = (
  db: Kysely<Database>,
  profileId: string,
  { photo, place }: Put<PhotoRow>,
): Promise<string[] | null> =>
  arrange(db, profileId, (photos) =>
    place === 'first' ? [photo, ...photos.filter(({ kind }) => kind !== 'picture')] : [...photos, photo],
  );

/** Without the photo, or without the one on the card; those behind it move up. */
export async function takePhoto(db: Kysely<Database>, profileId: string, photo?: string): Promise<string[]> {
  const removed = await arrange(db, profileId, (photos) =>
    photos.filter(({ kind, name }) => (photo === undefined ? kind !== 'picture' : name !== photo)),
  );
  return removed ?? [];
}

/** The photo at a place, counted from 0; false where there is no such photo. */
export async function movePhoto(
  db: Kysely<Database>,
  profileId: string,
  { photo, place }: { photo: string; place: number },
): Promise<boolean> {
  let isThere = false;
  await arrange(db, profileId, (photos) => {
    const others = photos.filter(({ name }) => name !== photo);
    const moved = photos.filter(({ name }) => name === photo);
    isThere = moved.length > 0;
    return [...others.slice(0, place), ...moved, ...others.slice(place)];
  });
  return isThere;
}

/** Writes the photos anew in their order, and gives the names that nobody needs any more. */
async function arrange(
  db: Kysely<Database>,
  profileId: string,
  order: (photos: readonly PhotoRow[]) => readonly PhotoRow[],
): Promise<string[] | null> {
  // Two changes at once queue here: otherwise both begin with the same photos, and one file is lost sight of.
  await db.selectFrom('members').select('profile_id').where('profile_id', '=', profileId).forNoKeyUpdate().execute();
  const before = await loadPhotos(db, profileId);
  const ordered = order(before);
  if (ordered.length > PHOTO_KINDS.length) return null;
  const after = ordered.map((row, index) => ({ ...row, kind: PHOTO_KINDS[index] ?? row.kind }));
  await db.deleteFrom('files').where('profile_id', '=', profileId).where('kind', 'in', PHOTO_KINDS).execute();
  if (after.length > 0) await db.insertInto('files').values(after).execute();
  const kept = new Set(after.map(({ name }) => name));
  return before.flatMap(({ name, small_name }) => (kept.has(name) ? [] : [name, small_name ?? name]));
}

const loadPhotos = (db: Kysely<Database>, profileId: string): Promise<PhotoRow[]> =>
  db
    .selectFrom('files')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('kind', 'in', PHOTO_KINDS)
    .orderBy('kind')
    .execute();
