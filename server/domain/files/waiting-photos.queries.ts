import type { Kysely, Selectable } from 'kysely';
import type { Decision } from '#contract/decision.ts';
import { removePhotoApproval } from '#server/domain/approvals/queue.queries.ts';
import { databaseNow } from '#server/platform/db/database-now.queries.ts';
import type { Database, FileKind } from '#server/platform/db/tables.ts';
import type { FileName } from './file-store.ts';
import { columnsOf, PHOTO_KINDS, type StoredFile } from './files.queries.ts';

const FIRST = 'waitingFirst';
/**
 * Photos that others cannot see until the office has reviewed them: first the one for the card, then those added at the
 * end.
 */
export const WAITING_KINDS = [
  FIRST,
  'waiting2',
  'waiting3',
  'waiting4',
  'waiting5',
] as const satisfies readonly FileKind[];

export const isWaitingKind = (kind: FileKind): boolean => WAITING_KINDS.some((known) => known === kind);

const loadWaiting = (db: Kysely<Database>, profileId: string) =>
  db
    .selectFrom('files')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('kind', 'in', WAITING_KINDS)
    .orderBy('stored_at')
    .orderBy('kind')
    .execute();

/** Returns a member's photos as the owner sees them, with waiting photos in their places. */
async function loadOwn(db: Kysely<Database>, profileId: string) {
  const rows = await db
    .selectFrom('files')
    .select(['kind', 'name', 'bytes', 'sha256'])
    .where('profile_id', '=', profileId)
    .where('kind', '<>', 'horoscope')
    .execute();
  const [first, ...behind] = WAITING_KINDS;
  const isReplaced = rows.some(({ kind }) => kind === first);
  const seen = isReplaced ? PHOTO_KINDS.slice(1) : PHOTO_KINDS;
  return [first, ...seen, ...behind].flatMap((kind) => rows.filter((row) => row.kind === kind));
}

/** Returns the names of the owner's photos, and which of them wait. */
export async function listOwnPhotos(db: Kysely<Database>, profileId: string) {
  const rows = await loadOwn(db, profileId);
  return {
    photos: rows.map(({ name }) => name),
    waiting: rows.filter(({ kind }) => isWaitingKind(kind)).map(({ name }) => name),
  };
}

/** Returns the owner's photos as files to read. */
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
  const taken = (await loadWaiting(db, profileId)).map(({ kind }) => kind);
  const kind = place === 'first' ? FIRST : WAITING_KINDS.find((free) => free !== FIRST && !taken.includes(free));
  if (kind === undefined || (place === 'last' && photos.length >= PHOTO_KINDS.length)) return null;
  const { small, fingerprint = null, ...file } = photo;
  await db
    .insertInto('files')
    .values({ profile_id: profileId, kind, fingerprint, ...columnsOf(file, small) })
    .execute();
  return removed;
}

/**
 * Removes the waiting photo with this name, or without a name the one for the card, and its entry in the office's
 * queue. Returns the names of files to remove.
 */
export async function dropWaitingPhoto(db: Kysely<Database>, profileId: string, name?: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('files')
    .where('profile_id', '=', profileId)
    .where('kind', 'in', WAITING_KINDS)
    .where(name === undefined ? 'kind' : 'name', '=', name ?? FIRST)
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
  return (await putRow(db, profileId, { photo: row, place: row.kind === FIRST ? 'first' : 'last' })) ?? [];
}

type PhotoRow = Selectable<Database['files']>;

/** Returns the names of a member's photos that others can see, in the order in which they are shown. */
export async function listPhotos(db: Kysely<Database>, profileId: string): Promise<string[]> {
  return (await loadPhotos(db, profileId)).map(({ name }) => name);
}

interface Put<Photo> {
  photo: Photo;
  place: 'first' | 'last';
}

/**
 * Puts a photo in place of the first, or after the last. Returns the names of files to remove; null for place `last` if
 * the member has the maximum number of photos. Call each function of this group within a transaction.
 */
export async function putPhoto(
  db: Kysely<Database>,
  profileId: string,
  { photo: { small, fingerprint = null, ...file }, place }: Put<StoredFile>,
): Promise<string[] | null> {
  const row = { profile_id: profileId, kind: 'picture' as const, stored_at: await databaseNow(db) };
  const marks = { fingerprint, has_no_fingerprint: false };
  return putRow(db, profileId, { photo: { ...row, ...marks, ...columnsOf(file, small) }, place });
}

/** Puts the row of a photo whose files are already stored, like `putPhoto`. */
const putRow = (db: Kysely<Database>, profileId: string, { photo, place }: Put<PhotoRow>): Promise<string[] | null> =>
  arrange(db, profileId, (photos) =>
    place === 'first' ? [photo, ...photos.filter(({ kind }) => kind !== 'picture')] : [...photos, photo],
  );

/**
 * Removes this photo, or without a name the one on the card; those behind it move up. Returns the names of files to
 * remove.
 */
export async function takePhoto(db: Kysely<Database>, profileId: string, photo?: string): Promise<string[]> {
  const removed = await arrange(db, profileId, (photos) =>
    photos.filter(({ kind, name }) => (photo === undefined ? kind !== 'picture' : name !== photo)),
  );
  return removed ?? [];
}

/** Moves a photo to a place, counted from 0. Returns false if there is no such photo. */
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
 * Rewrites the photos in a new order, and returns the names of files to remove. Null if there would be too many photos.
 */
async function arrange(
  db: Kysely<Database>,
  profileId: string,
  order: (photos: readonly PhotoRow[]) => readonly PhotoRow[],
): Promise<string[] | null> {
  // Row lock: without it, two simultaneous changes start from the same photos, and one file becomes an orphan.
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
