import type { Kysely, Selectable } from 'kysely';
import type { Decision } from '#contract/decision.ts';
import { removePhotoApproval } from '#server/domain/approvals/queue.queries.ts';
import { databaseNow } from '#server/platform/db/database-now.queries.ts';
import type { Database, FileKind } from '#server/platform/db/tables.ts';
import type { FileName } from './file-store.ts';
import { columnsOf, PHOTO_KINDS, type StoredFile } from './files.queries.ts';

/** The kind of the waiting photo for the card. */
const WAITING_FIRST = 'waitingFirst';
/**
 * The kinds of photos that others cannot see until the office has reviewed them: first the photo for the card, then the
 * photos that are to be added at the end.
 */
export const WAITING_KINDS = [
  WAITING_FIRST,
  'waiting2',
  'waiting3',
  'waiting4',
  'waiting5',
] as const satisfies readonly FileKind[];

export const isWaitingKind = (kind: FileKind): boolean => WAITING_KINDS.some((known) => known === kind);

/** Loads the waiting photos of a member, the oldest first. */
const loadWaiting = (db: Kysely<Database>, profileId: string) =>
  db
    .selectFrom('files')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('kind', 'in', WAITING_KINDS)
    .orderBy('stored_at')
    .orderBy('kind')
    .execute();

/**
 * Returns a member's photos as the owner sees them: as they would be if all waiting photos were approved. A waiting
 * photo for the card hides the present one.
 */
async function loadOwn(db: Kysely<Database>, profileId: string) {
  const rows = await db
    .selectFrom('files')
    .select(['kind', 'name', 'bytes', 'sha256'])
    .where('profile_id', '=', profileId)
    .where('kind', '<>', 'horoscope')
    .execute();
  const [first, ...addedKinds] = WAITING_KINDS;
  const isReplaced = rows.some(({ kind }) => kind === first);
  const remainingKinds = isReplaced ? PHOTO_KINDS.slice(1) : PHOTO_KINDS;
  return [first, ...remainingKinds, ...addedKinds].flatMap((kind) => rows.filter((row) => row.kind === kind));
}

/** Returns the names of a member's photos as the owner sees them, and which of them wait for the office. */
export async function listOwnPhotos(db: Kysely<Database>, profileId: string) {
  const rows = await loadOwn(db, profileId);
  return {
    photos: rows.map(({ name }) => name),
    waiting: rows.filter(({ kind }) => isWaitingKind(kind)).map(({ name }) => name),
  };
}

/** Returns a member's photos as the owner sees them, with what is needed to read their files. */
export async function listOwnFiles(db: Kysely<Database>, profileId: string): Promise<FileName[]> {
  return (await loadOwn(db, profileId)).map(({ kind: _, ...file }) => file);
}

/**
 * Stores a photo that waits for a review. With place `first`, it replaces the waiting photo for the card. Returns the
 * names of files to remove; null for place `last` if the member has the maximum number of photos. Call within a
 * transaction, with the member's row locked.
 */
export async function keepWaitingPhoto(
  db: Kysely<Database>,
  profileId: string,
  { photo, place }: { photo: StoredFile; place: 'first' | 'last' },
): Promise<string[] | null> {
  const removed = place === 'first' ? await dropWaitingPhoto(db, profileId) : [];
  const { photos } = await listOwnPhotos(db, profileId);
  const usedKinds = (await loadWaiting(db, profileId)).map(({ kind }) => kind);
  const freeKind = WAITING_KINDS.find((known) => known !== WAITING_FIRST && !usedKinds.includes(known));
  const kind = place === 'first' ? WAITING_FIRST : freeKind;
  if (kind === undefined || (place === 'last' && photos.length >= PHOTO_KINDS.length)) return null;
  const { small, fingerprint = null, ...file } = photo;
  await db
    .insertInto('files')
    .values({ profile_id: profileId, kind, fingerprint, ...columnsOf(file, small) })
    .execute();
  return removed;
}

/**
 * Removes the waiting photo with this name, or without a name the waiting photo for the card, and its entry in the
 * office's queue. Returns the names of files to remove.
 */
export async function dropWaitingPhoto(db: Kysely<Database>, profileId: string, name?: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('files')
    .where('profile_id', '=', profileId)
    .where('kind', 'in', WAITING_KINDS)
    .where(name === undefined ? 'kind' : 'name', '=', name ?? WAITING_FIRST)
    .returning(['name', 'small_name'])
    .execute();
  for (const { name: photo } of rows) await removePhotoApproval(db, profileId, photo);
  return rows.flatMap((row) => [row.name, row.small_name ?? row.name]);
}

/**
 * Shows an approved photo to others, or deletes a photo that was not approved. Returns the names of files to remove:
 * those of this photo, or of the photo that it replaces.
 */
export async function settleWaitingPhoto(
  db: Kysely<Database>,
  profileId: string,
  { name, decision }: { name: string; decision: Decision },
): Promise<string[]> {
  const row = await db
    .deleteFrom('files')
    .where('profile_id', '=', profileId)
    .where('kind', 'in', WAITING_KINDS)
    .where('name', '=', name)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return [];
  if (decision !== 'approved') return [row.name, row.small_name ?? row.name];
  return (await putRow(db, profileId, { photo: row, place: row.kind === WAITING_FIRST ? 'first' : 'last' })) ?? [];
}

type PhotoRow = Selectable<Database['files']>;

/** Loads the photos of a member that others can see, in the order in which they are shown. */
const loadPhotos = (db: Kysely<Database>, profileId: string): Promise<PhotoRow[]> =>
  db
    .selectFrom('files')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('kind', 'in', PHOTO_KINDS)
    .orderBy('kind')
    .execute();

/** Returns the names of a member's photos that others can see, in the order in which they are shown. */
export async function listPhotos(db: Kysely<Database>, profileId: string): Promise<string[]> {
  return (await loadPhotos(db, profileId)).map(({ name }) => name);
}

interface Placement<Photo> {
  photo: Photo;
  /** `first`: in place of the photo on the card. `last`: behind all photos. */
  place: 'first' | 'last';
}

/**
 * Shows a photo in place of the first, or after the last. Returns the names of files to remove; null for place `last`
 * if the member has the maximum number of photos. Call this function, `takePhoto` and `movePhoto` within a transaction.
 */
export async function putPhoto(
  db: Kysely<Database>,
  profileId: string,
  { photo: { small, fingerprint = null, ...file }, place }: Placement<StoredFile>,
): Promise<string[] | null> {
  const row = { profile_id: profileId, kind: 'picture' as const, stored_at: await databaseNow(db) };
  const marks = { fingerprint, has_no_fingerprint: false };
  return putRow(db, profileId, { photo: { ...row, ...marks, ...columnsOf(file, small) }, place });
}

/** Puts the row of a photo whose files are already stored, like `putPhoto`. */
const putRow = (
  db: Kysely<Database>,
  profileId: string,
  { photo, place }: Placement<PhotoRow>,
): Promise<string[] | null> =>
  arrange(db, profileId, (photos) =>
    place === 'first' ? [photo, ...photos.filter(({ kind }) => kind !== 'picture')] : [...photos, photo],
  );

/**
 * Removes the photo with this name, or without a name the photo on the card; the photos behind it move up. Returns the
 * names of files to remove.
 */
export async function takePhoto(db: Kysely<Database>, profileId: string, photo?: string): Promise<string[]> {
  const removed = await arrange(db, profileId, (photos) =>
    photos.filter(({ kind, name }) => (photo === undefined ? kind !== 'picture' : name !== photo)),
  );
  return removed ?? [];
}

/** Moves the photo with this name to a place, counted from 0. Returns false if there is no such photo. */
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

/**
 * Rewrites the photos that others can see in the order that `order` returns. Returns the names of files to remove:
 * those of the photos that `order` has left out. Null, without a change, if there would be too many photos.
 */
async function arrange(
  db: Kysely<Database>,
  profileId: string,
  order: (photos: readonly PhotoRow[]) => readonly PhotoRow[],
): Promise<string[] | null> {
  // Row lock: without it, two simultaneous changes start from the same photos, and one file becomes an orphan.
  await db.selectFrom('members').select('profile_id').where('profile_id', '=', profileId).forNoKeyUpdate().execute();
  const formerPhotos = await loadPhotos(db, profileId);
  const ordered = order(formerPhotos);
  if (ordered.length > PHOTO_KINDS.length) return null;
  const newPhotos = ordered.map((row, index) => ({ ...row, kind: PHOTO_KINDS[index] ?? row.kind }));
  await db.deleteFrom('files').where('profile_id', '=', profileId).where('kind', 'in', PHOTO_KINDS).execute();
  if (newPhotos.length > 0) await db.insertInto('files').values(newPhotos).execute();
  const keptNames = new Set(newPhotos.map(({ name }) => name));
  return formerPhotos.flatMap(({ name, small_name }) => (keptNames.has(name) ? [] : [name, small_name ?? name]));
}
