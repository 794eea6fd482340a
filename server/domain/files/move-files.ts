import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { StartError } from '#server/start-error.ts';
import { listStored, noteChecksum, type StoredFileRow } from './files.queries.ts';

const AT_ONCE = 8;
const PAGE = 200;

export interface Move {
  db: Kysely<Database>;
  from: ObjectStore;
  to: ObjectStore;
  /** The site reads from `to` first: what is there wholly is removed where it lay. */
  isSwitched: boolean;
}

/** How many files were copied, were there, are nowhere, are not what was stored, and were removed where they lay. */
export type Moved = Record<'copied' | 'there' | 'missing' | 'damaged' | 'removed', number>;

/**
 * Copies every file that a row names, reads it back and holds it against its checksum; of files of before it notes the
 * checksum. Cut short, it goes on the next time. `tell` hears how many were looked at.
 */
export async function moveFiles(move: Move, tell: (count: number) => void): Promise<Moved> {
  if (move.isSwitched) await refuseOnePlace(move);
  const moved: Moved = { copied: 0, there: 0, missing: 0, damaged: 0, removed: 0 };
  let looked = 0;
  let after = '';
  for (;;) {
    const page = await listStored(move.db, { after, count: PAGE });
    const last = page.at(-1);
    if (last === undefined) return moved;
    after = last.key;
    for (let from = 0; from < page.length; from += AT_ONCE) {
      const done = await Promise.allSettled(page.slice(from, from + AT_ONCE).map((file) => moveOne(move, file, moved)));
      // A caller who hears that it failed may take the places away: nothing is on its way any more.
      for (const one of done) if (one.status === 'rejected') throw one.reason;
    }
    looked += page.length;
    if (looked % (PAGE * 50) === 0) tell(looked);
  }
}

/** What is there already would be removed: of two names of one place neither address tells. */
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
  const isThere = old !== null && file.sha256 === null ? there?.equals(old) === true : isRight(file, there);
  if (old === null && there === null) moved.missing++;
  else if (isThere) moved.there++;
  else if (!isRight(file, old)) moved.damaged++;
  else if (old !== null) {
    await to.put(path, old);
    const copied = await read(to, path);
    if (copied === null || !copied.equals(old)) throw new Error(`The copy of ${path} is not what was copied.`);
    moved.copied++;
  }
  const bytes = isThere ? there : old;
  if (bytes === null || !isRight(file, bytes)) return;
  if (file.sha256 === null) await noteChecksum(db, path, { bytes: bytes.length, sha256: sumOf(bytes) });
  if (!isSwitched || old === null) return;
  await from.remove(path);
  moved.removed++;
}

async function read(shelf: ObjectStore, path: string): Promise<Buffer | null> {
  const found = await shelf.open(path);
  return found && buffer(found.content);
}

const sumOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

function isRight({ sha256, bytes }: StoredFileRow, content: Buffer | null): boolean {
  if (content === null) return false;
  return (sha256 === null || sumOf(content).equals(sha256)) && (bytes === null || content.length === bytes);
}
