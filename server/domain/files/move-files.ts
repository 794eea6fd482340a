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
/** `tell` is called each time this many files are checked. */
const TELL_EVERY = 50 * PAGE_SIZE;

export interface Move {
  db: Kysely<Database>;
  from: ObjectStore;
  to: ObjectStore;
  /** Whether the site already reads from `to` first. If so, a file that is intact in `to` is removed from `from`. */
  isSwitched: boolean;
}

/** Numbers of files: copied, already there, missing in both places, damaged, and removed from the old place. */
export type Moved = Record<'copied' | 'there' | 'missing' | 'damaged' | 'removed', number>;

/**
 * Copies every file that a row names and that matches its recorded checksum, reads the copy back and compares it. For
 * older files it records the checksum. A later run leaves intact copies alone. Calls `tell` with the number of files
 * checked.
 */
export async function moveFiles(move: Move, tell: (count: number) => void): Promise<Moved> {
  if (move.isSwitched) await refuseOnePlace(move);
  const moved: Moved = { copied: 0, there: 0, missing: 0, damaged: 0, removed: 0 };
  let looked = 0;
  let after = '';
  for (;;) {
    const page = await listStored(move.db, { after, count: PAGE_SIZE });
    const last = page.at(-1);
    if (last === undefined) return moved;
    after = last.key;
    for (let from = 0; from < page.length; from += AT_ONCE) {
      const done = await Promise.allSettled(page.slice(from, from + AT_ONCE).map((file) => moveOne(move, file, moved)));
      // All copies have settled here, so a caller that gets the error may close both stores.
      for (const result of done) if (result.status === 'rejected') throw result.reason;
    }
    looked += page.length;
    if (looked % TELL_EVERY === 0) tell(looked);
  }
}

/**
 * Throws if both addresses are the same place, because every file there would be removed. The addresses do not show it;
 * a probe file does.
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

async function moveOne({ db, from, to, isSwitched }: Move, file: StoredFileRow, moved: Moved): Promise<void> {
  const { path } = file;
  const old = await read(from, path);
  const there = await read(to, path);
  // Without a recorded checksum, the file there is compared with the old one.
  const isThere = old !== null && file.sha256 === null ? there?.equals(old) === true : matchesRecord(file, there);
  if (old === null && there === null) moved.missing++;
  else if (isThere) moved.there++;
  else if (!matchesRecord(file, old)) moved.damaged++;
  else if (old !== null) {
    await to.put(path, old);
    const copied = await read(to, path);
    if (copied === null || !copied.equals(old)) throw new Error(`The copy of ${path} is not what was copied.`);
    moved.copied++;
  }
  const bytes = isThere ? there : old;
  if (bytes === null || !matchesRecord(file, bytes)) return;
  if (file.sha256 === null) await noteChecksum(db, path, { bytes: bytes.length, sha256: checksumOf(bytes) });
  if (!isSwitched || old === null) return;
  await from.remove(path);
  moved.removed++;
}

async function read(shelf: ObjectStore, path: string): Promise<Buffer | null> {
  const found = await shelf.open(path);
  return found && buffer(found.content);
}

const checksumOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

function matchesRecord({ sha256, bytes }: StoredFileRow, content: Buffer | null): boolean {
  if (content === null) return false;
  return (sha256 === null || checksumOf(content).equals(sha256)) && (bytes === null || content.length === bytes);
}
