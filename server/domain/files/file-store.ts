import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { pipeline, type Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '#server/http/refusal.ts';
import type { Log } from '#server/log.ts';
import { type Folder, filesFolder } from '#server/platform/storage/files-folder.ts';
import { makeFolderStore } from '#server/platform/storage/folder-store.ts';
import type { ObjectStore, Opened } from '#server/platform/storage/object-store.ts';

export type Extension = 'jpg' | 'png' | 'pdf';

/** A stored file as its row names it. */
export interface FileName extends Noted {
  name: string;
}

/** A file that was just stored: what its row is to say. */
export interface Kept extends FileName {
  bytes: number;
  sha256: Buffer;
}

/**
 * Files under random names that nobody can guess. What a name means, the database knows: a file comes before the row that
 * names it and goes after it. Code that cannot tell whether a row was committed removes nothing. Where the files cannot be
 * reached, putting and reading are refused with 503.
 */
export interface FileStore {
  /** Keeps the bytes so that a power cut cannot lose them. */
  put(folder: Folder, extension: Extension, bytes: Uint8Array): Promise<Kept>;
  /**
   * The bytes as they come, checked; null where there are none. Others than were stored are asked for again, then refused with 503
   * (`nothingWhereDamaged`). Ask with names from the database alone.
   */
  open(folder: Folder, file: FileName): Promise<Opened | null>;
  /** The same, all of them. */
  read(folder: Folder, file: FileName): Promise<Buffer | null>;
  /** Removes files that no row names any more; one that cannot be removed now is swept later. */
  remove(folder: Folder, names: readonly string[]): Promise<void>;
}

const RETRY_SECONDS = 60;

/** Files in the data folder. */
export const makeFileStore = (dataDir: string): FileStore => storeOn(makeFolderStore(filesFolder(dataDir)));

export function storeOn(shelf: ObjectStore, log?: Pick<Log, 'error'>): FileStore {
  const pathOf = (folder: Folder, name: string) => `${folder}/${name}`;
  const tell = (folder: Folder, error: unknown) => {
    if (error instanceof DamagedFile) log?.error({ folder }, 'a file is not what was stored');
  };

  async function openChecked(folder: Folder, file: FileName): Promise<Opened | null> {
    const found = await shelf.open(pathOf(folder, file.name));
    if (found === null) return null;
    const content: Readable = pipeline(found.content, checkOnTheWay(file), (error) => tell(folder, error));
    if (file.bytes !== null && found.bytes !== file.bytes) content.destroy(new DamagedFile());
    // What is wrong with a file that is not long is known by now.
    await once(content, 'readable');
    return { bytes: found.bytes, content };
  }

  return {
    async put(folder, extension, bytes) {
      const name = `${randomBytes(18).toString('base64url')}.${extension}`;
      await shelf.put(pathOf(folder, name), bytes).catch(refuse);
      return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest() };
    },

    open: (folder, file) => again(() => openChecked(folder, file)).catch(refuse),

    read: (folder, file) =>
      again(async () => {
        const found = await openChecked(folder, file);
        return found && buffer(found.content);
      }).catch(refuse),

    async remove(folder, names) {
      await Promise.all(names.map((name) => shelf.remove(pathOf(folder, name)).catch(() => {})));
    },
  };
}

// A full or broken disk, a service that is away: nothing was stored, and the log says why.
function refuse(error: unknown): never {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  const refusal = new Refusal(503, isFull ? 'diskFull' : 'unavailable', RETRY_SECONDS);
  refusal.cause = error;
  throw refusal;
}

/** For what can do without a file that is not what was stored; whatever else is wrong is thrown again. */
export function nothingWhereDamaged(error: unknown): null {
  if (error instanceof Refusal && error.cause instanceof DamagedFile) return null;
  throw error;
}

const TRIES = 3;
const PAUSE_MS = 100;

/** What came damaged may lie there whole. */
async function again<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof DamagedFile) || tried === TRIES) throw error;
      await wait(PAUSE_MS * tried);
    }
  }
}

/** Up to so long a file is read to its end before its first byte goes out; of a longer one so much is kept back. */
const AHEAD_BYTES = 1024 * 1024;

/** What was stored under a name; null of what was stored before it was noted. */
export interface Noted {
  bytes: number | null;
  sha256: Buffer | null;
}

/** A file is not what was stored under its name: a failing disk, a careless copy. */
class DamagedFile extends Error {
  override name = 'DamagedFile';
}

/** Hands a file's bytes on, the last of them only when all are what was stored; else it fails with DamagedFile. */
function checkOnTheWay({ bytes, sha256 }: Noted): Transform {
  const sum = createHash('sha256');
  const held: Buffer[] = [];
  let heldBytes = 0;
  let seenBytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum.update(chunk);
      held.push(chunk);
      heldBytes += chunk.length;
      seenBytes += chunk.length;
      for (let first = held[0]; first && heldBytes - first.length >= AHEAD_BYTES; first = held[0]) {
        held.shift();
        heldBytes -= first.length;
        this.push(first);
      }
      done();
    },
    flush(done) {
      const isAsLong = bytes === null || bytes === seenBytes;
      if (!isAsLong || (sha256 !== null && !sum.digest().equals(sha256))) return done(new DamagedFile());
      for (const chunk of held) this.push(chunk);
      done();
    },
  });
}
