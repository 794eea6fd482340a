import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { FOLDERS } from '#server/platform/storage/files-folder.ts';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { BackupError } from './backup-error.ts';
import { inParallel } from './in-parallel.ts';
import { seal, unseal } from './seal.ts';

/*
 * Files are copied beside the archives, each once because the content of a path never changes, and encrypted like an
 * archive: the copy of `pictures/abc.jpg` is `files-1a2b3c4d/pictures/a/abc.jpg`, or `files-plain/…` without a key. An
 * archive then only lists its files. A new backup key causes new copies of all files.
 */
const PARALLEL_FILES = 8;
/** The first characters of file names, which are base64url. */
const FIRST_CHARACTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];

type Key = Buffer | undefined;

/** The number of hexadecimal digits that identify a key in the name of a folder. */
const KEY_NAME_DIGITS = 8;

/** Returns the folder of the copies that are encrypted with a key. Its name identifies the key without revealing it. */
function folderOf(key: Key): string {
  if (key === undefined) return 'files-plain/';
  const hash = createHash('sha256').update('copies of files').update(key).digest('hex');
  return `files-${hash.slice(0, KEY_NAME_DIGITS)}/`;
}

/** Returns the path of the copy of a file. */
export const copyOf = (path: string, key: Key): string => path.replace(/^(\w+)\/(.)/, `${folderOf(key)}$1/$2/$2`);

/** Returns the path of the file of a copy. */
export const pathOfCopy = (copy: string): string => copy.replace(/^files-\w+\/(\w+)\/.\//, '$1/');

/** Returns path prefixes of copies and of their files, in groups small enough to keep in memory. */
export const copyPrefixes = (key: Key): { copies: string; files: string }[] =>
  FOLDERS.flatMap((folder) =>
    FIRST_CHARACTERS.map((first) => ({ copies: `${folderOf(key)}${folder}/${first}/`, files: `${folder}/${first}` })),
  );

interface Copying {
  files: ObjectStore;
  /** The store of the archives. */
  place: ObjectStore;
  backupKey: Key;
}

/** Copies the files that have no copy yet. Returns the paths of missing files. */
export async function copyFiles({ files, place, backupKey }: Copying, paths: string[]): Promise<string[]> {
  const missing: string[] = [];
  await inParallel(paths, PARALLEL_FILES, async (path) => {
    const copy = copyOf(path, backupKey);
    if (await place.has(copy)) return;
    const found = await files.open(path);
    if (found === null) missing.push(path);
    else await place.put(copy, seal(found.content, backupKey));
  });
  return missing;
}

/** Returns the bytes of a file, decrypted from its copy; null if there is no copy. */
export async function openCopy(
  place: ObjectStore,
  backupKey: Key,
  path: string,
): Promise<AsyncGenerator<Buffer> | null> {
  const found = await place.open(copyOf(path, backupKey));
  return found && openSealed(found.content, backupKey);
}

/** Yields the decrypted bytes of a copy, and closes its stream at the end. */
async function* openSealed(sealed: Readable, backupKey: Key): AsyncGenerator<Buffer> {
  try {
    yield* unseal(sealed, backupKey);
  } finally {
    sealed.destroy();
  }
}

/** Copies to another store the copies that it lacks and that were encrypted with this key. Returns their number. */
export async function copyCopies(from: ObjectStore, to: ObjectStore, key: Key): Promise<number> {
  let count = 0;
  for (const { copies } of copyPrefixes(key)) {
    const sourceCopies = await listPaths(from, copies);
    if (sourceCopies.size === 0) continue;
    const targetCopies = await listPaths(to, copies);
    const missingCopies = [...sourceCopies].filter((copy) => !targetCopies.has(copy));
    await inParallel(missingCopies, PARALLEL_FILES, async (copy) => {
      const found = await from.open(copy);
      if (found === null) throw new BackupError(`The copy ${copy} went away while it was copied.`);
      await to.put(copy, found.content);
      count++;
    });
  }
  return count;
}

/** Returns the paths with a prefix, without unfinished files. */
export async function listPaths(place: ObjectStore, beginning: string): Promise<Set<string>> {
  const paths = new Set<string>();
  for await (const page of place.list(beginning))
    for (const { path } of page) if (!path.endsWith('.unfinished')) paths.add(path);
  return paths;
}
