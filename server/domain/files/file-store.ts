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

/** The extension of a stored file's name, by its format. */
export type Extension = 'jpg' | 'png' | 'pdf';

/** The recorded size and checksum of a file; null for files stored before these were recorded. */
export interface FileRecord {
  bytes: number | null;
  sha256: Buffer | null;
}

/** The name of a stored file, with its recorded size and checksum. */
export interface FileName extends FileRecord {
  name: string;
}

/** A file that was just stored, with the values for its row. */
export interface Kept extends FileName {
  bytes: number;
  sha256: Buffer;
}

/**
 * Stores files under random names that nobody can guess; the database knows what each name means. A file is stored
 * before its row is written, and removed after its row is deleted. Code that cannot tell whether a row was committed
 * must not remove the file. If the store cannot be reached, putting and reading throw a refusal with 503.
 */
export interface FileStore {
  /** Stores the bytes under a new random name. They survive a power cut. */
  put(folder: Folder, extension: Extension, bytes: Uint8Array): Promise<Kept>;
  /**
   * Streams the bytes and checks them against the recorded checksum; null if there is no such file. If damage shows
   * before the first byte, retries, then refuses with 503 (`nothingWhereDamaged`). Damage that shows later breaks the
   * stream off. Pass only names from the database.
   */
  open(folder: Folder, file: FileName): Promise<Opened | null>;
  /** Returns all the bytes, checked; null if there is no such file. Retries after damage, then refuses with 503. */
  read(folder: Folder, file: FileName): Promise<Buffer | null>;
  /** Removes files that no row names. If a removal fails, the sweep removes the file later. */
  remove(folder: Folder, names: readonly string[]): Promise<void>;
}

/** Seconds after which a refused client may try again. */
const RETRY_SECONDS = 60;
/** Number of random bytes in a file's name. */
const NAME_BYTES = 18;
/** Maximum number of times that a damaged file is read. */
const MOST_READS = 3;
/** Pause after the first read of a damaged file. The pause after the second read is twice as long. */
const PAUSE_MS = 100;

/**
 * A file up to this size is read and checked whole before its first byte is sent. Of a longer file, at least this many
 * bytes are held back until the checksum is right.
 */
const AHEAD_BYTES = 1024 * 1024;

/** Thrown if a file is not what was stored under its name, for example after a disk fault or a wrong copy. */
class DamagedFile extends Error {
  override name = 'DamagedFile';
}

/** Returns a file store in the data folder. */
export const makeFileStore = (dataDir: string): FileStore => storeOn(makeFolderStore(filesFolder(dataDir)));

/** Returns a file store that keeps its files in an object store. Damaged files are logged. */
export function storeOn(objects: ObjectStore, log?: Pick<Log, 'error'>): FileStore {
  const pathOf = (folder: Folder, name: string) => `${folder}/${name}`;
  const logDamage = (folder: Folder, error: unknown) => {
    if (error instanceof DamagedFile) log?.error({ folder }, 'a file is not what was stored');
  };

  /** Opens a file for `open` of the store, without retries. The stream fails with DamagedFile. */
  async function openChecked(folder: Folder, file: FileName): Promise<Opened | null> {
    const stored = await objects.open(pathOf(folder, file.name));
    if (stored === null) return null;
    const content: Readable = pipeline(stored.content, checkOnTheWay(file), (error) => logDamage(folder, error));
    if (file.bytes !== null && stored.bytes !== file.bytes) content.destroy(new DamagedFile());
    // For a short file, the check is complete when the stream is readable.
    await once(content, 'readable');
    return { bytes: stored.bytes, content };
  }

  return {
    async put(folder, extension, bytes) {
      const name = `${randomBytes(NAME_BYTES).toString('base64url')}.${extension}`;
      await objects.put(pathOf(folder, name), bytes).catch(refuse);
      return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest() };
    },

    open: (folder, file) => retryDamaged(() => openChecked(folder, file)).catch(refuse),

    read: (folder, file) =>
      retryDamaged(async () => {
        const checked = await openChecked(folder, file);
        return checked && buffer(checked.content);
      }).catch(refuse),

    async remove(folder, names) {
      await Promise.all(names.map((name) => objects.remove(pathOf(folder, name)).catch(() => {})));
    },
  };
}

/**
 * Throws a refusal with 503 for an error of the object store: a full or broken disk, or a service that is down. Nothing
 * was stored. The refusal's cause is the error, for the log.
 */
function refuse(error: unknown): never {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  const refusal = new Refusal(503, isFull ? 'diskFull' : 'unavailable', RETRY_SECONDS);
  refusal.cause = error;
  throw refusal;
}

/** Returns null for a damaged file, and rethrows every other error. For callers that can continue without the file. */
export function nothingWhereDamaged(error: unknown): null {
  if (error instanceof Refusal && error.cause instanceof DamagedFile) return null;
  throw error;
}

/** Repeats a read whose bytes were damaged, because the stored file itself may be intact. */
async function retryDamaged<T>(attempt: () => Promise<T>): Promise<T> {
  for (let reads = 1; ; reads++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof DamagedFile) || reads === MOST_READS) throw error;
      await wait(PAUSE_MS * reads);
    }
  }
}

/**
 * Passes a file's bytes on, but holds back the last `AHEAD_BYTES` until size and checksum are right. Fails with
 * DamagedFile if they are wrong.
 */
function checkOnTheWay({ bytes, sha256 }: FileRecord): Transform {
  const sum = createHash('sha256');
  const heldChunks: Buffer[] = [];
  let heldBytes = 0;
  let seenBytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum.update(chunk);
      heldChunks.push(chunk);
      heldBytes += chunk.length;
      seenBytes += chunk.length;
      for (let first = heldChunks[0]; first && heldBytes - first.length >= AHEAD_BYTES; first = heldChunks[0]) {
        heldChunks.shift();
        heldBytes -= first.length;
        this.push(first);
      }
      done();
    },
    flush(done) {
      const isWhole = bytes === null || bytes === seenBytes;
      if (!isWhole || (sha256 !== null && !sum.digest().equals(sha256))) return done(new DamagedFile());
      for (const chunk of heldChunks) this.push(chunk);
      done();
    },
  });
}
