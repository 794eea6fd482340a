import type { Readable } from 'node:stream';
import { FOLDERS } from '#server/shelves/files-folder.ts';
import type { Shelf } from '#server/shelves/shelf.ts';
import { BackupError } from './backup-error.ts';
import { inParallel } from './in-parallel.ts';
import { open, seal } from './seal.ts';

/*
 * Copies of files beside the archives, each made once, because what lies under a name never changes, and sealed as an
 * archive is: `pictures/abc.jpg` is `files/pictures/a/abc.jpg`. An archive then only names its files.
 */
const COPIES = 'files/';
const AT_ONCE = 8;
const FIRST_CHARACTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];

/** The path of a file's copy. */
export const copyOf = (path: string): string => path.replace(/^(\w+)\/(.)/, `${COPIES}$1/$2/$2`);

/** The path of a file whose copy has this path. */
export const pathOfCopy = (copy: string): string => copy.slice(COPIES.length).replace(/^(\w+)\/.\//, '$1/');

/** What copies and their files begin with, in parts that are small enough to be held in memory. */
export const partsOfCopies = (): { copies: string; files: string }[] =>
  FOLDERS.flatMap((folder) =>
    FIRST_CHARACTERS.map((first) => ({ copies: `${COPIES}${folder}/${first}/`, files: `${folder}/${first}` })),
  );

interface Copying {
  files: Shelf;
  /** Where the archives lie. */
  place: Shelf;
  backupKey: Buffer | undefined;
}

/** Copies the files that are not copied yet; gives those that are not there. */
export async function copyFiles({ files, place, backupKey }: Copying, paths: string[]): Promise<string[]> {
  const missing: string[] = [];
  await inParallel(paths, AT_ONCE, async (path) => {
    if (await place.has(copyOf(path))) return;
    const found = await files.open(path);
    if (found === null) missing.push(path);
    else await place.put(copyOf(path), seal(found.content, backupKey));
  });
  return missing;
}

/** A file's bytes from its copy, or null. */
export async function openCopy(
  place: Shelf,
  backupKey: Buffer | undefined,
  path: string,
): Promise<AsyncGenerator<Buffer> | null> {
  const found = await place.open(copyOf(path));
  return found && unseal(found.content, backupKey);
}

async function* unseal(sealed: Readable, backupKey: Buffer | undefined): AsyncGenerator<Buffer> {
  try {
    yield* open(sealed, backupKey);
  } finally {
    sealed.destroy();
  }
}

/** Copies each file that `to` lacks; gives how many. */
export async function copyCopies(from: Shelf, to: Shelf): Promise<number> {
  let count = 0;
  for (const { copies } of partsOfCopies()) {
    const here = await listPaths(from, copies);
    if (here.size === 0) continue;
    const there = await listPaths(to, copies);
    const lacking = [...here].filter((copy) => !there.has(copy));
    await inParallel(lacking, AT_ONCE, async (copy) => {
      const found = await from.open(copy);
      if (found === null) throw new BackupError(`The copy ${copy} went away while it was copied.`);
      await to.put(copy, found.content);
      count++;
    });
  }
  return count;
}

/** The paths of a place that begin so, but for what is unfinished. */
export async function listPaths(place: Shelf, beginning: string): Promise<Set<string>> {
  const paths = new Set<string>();
  for await (const page of place.list(beginning))
    for (const { path } of page) if (!path.endsWith('.unfinished')) paths.add(path);
  return paths;
}
