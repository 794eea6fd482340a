import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { StartError } from '#server/start-error.ts';
import { listStored, noteChecksum, type StoredFileRow } from './files.queries.ts';

/** Number of files that are copied at the same time. */
const AT_ONCE = 8;
/** Number of files that one query lists. */
const PAGE_SIZE = 200;
/** `tell` is called each time that this many files have been checked. */
const TELL_EVERY = 50 * PAGE_SIZE;

/** A move of all files of a site from one place to another. */
export interface Move {
  db: Kysely<Database>;
  from: ObjectStore;
  to: ObjectStore;
  /** Whether the site already reads from `to` first. If so, a file that is intact in `to` is removed from `from`. */
  isSwitched: boolean;
}

/**
 * Numbers of files: copied; `there`: already intact in the new place; missing in both places; damaged in the old place
 * and not intact in the new; removed from the old place.
 */
export type Moved = Record<'copied' | 'there' | 'missing' | 'damaged' | 'removed', number>;

/**
 * Copies every file that a row names and that matches its recorded checksum, reads the copy back and compares it. For
 * files without a recorded checksum it records the checksum. A later run leaves intact copies alone. Calls `tell` with
 * the number of files checked. Throws StartError if the two places are the same place, and Error for a bad copy.
 */
export async function moveFiles(move: Move, tell: (count: number) => void): Promise<Moved> {
  if (move.isSwitched) await refuseOnePlace(move);
  const moved: Moved = { copied: 0, there: 0, missing: 0, damaged: 0, removed: 0 };
  let checkedFiles = 0;
  let after = '';
  for (;;) {
    const page = await listStored(move.db, { after, count: PAGE_SIZE });
    const last = page.at(-1);
    if (last === undefined) return moved;
    after = last.key;
    for (let start = 0; start < page.length; start += AT_ONCE) {
      const files = page.slice(start, start + AT_ONCE);
      const results = await Promise.allSettled(files.map((file) => moveOne(move, file, moved)));
      // All copies have settled here, so a caller that gets the error may close both stores.
      for (const result of results) if (result.status === 'rejected') throw result.reason;
    }
    checkedFiles += page.length;
    if (checkedFiles % TELL_EVERY === 0) tell(checkedFiles);
  }
}

/**
 * Throws StartError if both addresses lead to the same place, because every file there would be removed. The addresses
 * do not show that they are the same place; a probe file does.
 */
async function refuseOnePlace({ from, to }: Move): Promise<void> {
  const probe = `pictures/${randomBytes(18).toString('base64url')}.probe`;
  await to.put(probe, Buffer.of(1));
  try {
    if (await from.has(probe))
      throw new StartError(
        'FILES_URL and FILES_BEFORE_URL are one place: nothing was moved. For the way back take FILES_URL away.',
      );
  } finally {
    await to.remove(probe);
  }
}

/** Moves one file, and counts in `moved` what was done. A file is removed from `from` only if it is intact in `to`. */
async function moveOne({ db, from, to, isSwitched }: Move, file: StoredFileRow, moved: Moved): Promise<void> {
  const { path } = file;
  const oldBytes = await read(from, path);
  const newBytes = await read(to, path);
  // Without a recorded checksum, the file in the new place is compared with the old one.
  const isInPlace =
    oldBytes !== null && file.sha256 === null ? newBytes?.equals(oldBytes) === true : matchesRecord(file, newBytes);
  if (oldBytes === null && newBytes === null) moved.missing++;
  else if (isInPlace) moved.there++;
  else if (!matchesRecord(file, oldBytes)) moved.damaged++;
  else if (oldBytes !== null) {
    await to.put(path, oldBytes);
    const copiedBytes = await read(to, path);
    if (copiedBytes?.equals(oldBytes) !== true) throw new Error(`The copy of ${path} is not what was copied.`);
    moved.copied++;
  }
  const bytes = isInPlace ? newBytes : oldBytes;
  if (bytes === null || !matchesRecord(file, bytes)) return;
  if (file.sha256 === null) await noteChecksum(db, path, { bytes: bytes.length, sha256: checksumOf(bytes) });
  if (!isSwitched || oldBytes === null) return;
  await from.remove(path);
  moved.removed++;
}

/** Returns all the bytes of a file; null if there is no such file. */
async function read(store: ObjectStore, path: string): Promise<Buffer | null> {
  const stored = await store.open(path);
  return stored && buffer(stored.content);
}

const checksumOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** Whether a file has its recorded checksum and size, as far as they are recorded. False if there is no file. */
function matchesRecord({ sha256, bytes }: StoredFileRow, content: Buffer | null): boolean {
  if (content === null) return false;
  return (sha256 === null || checksumOf(content).equals(sha256)) && (bytes === null || content.length === bytes);
}
