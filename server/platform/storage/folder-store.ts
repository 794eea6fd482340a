import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ListedFile, ObjectStore } from './object-store.ts';

/** The suffix of a file while it is written. */
const UNFINISHED = '.unfinished';
/** The number of files in a page of a listing. */
const FILES_PER_PAGE = 1_000;

/** Makes a file store in a local folder. Creates folders as needed. */
export function makeFolderStore(root: string): ObjectStore {
  return {
    async put(path, content) {
      const to = join(root, path);
      try {
        await makeFolder(dirname(to));
        await writeDurably(`${to}${UNFINISHED}`, content);
        await rename(`${to}${UNFINISHED}`, to);
        await syncFolder(dirname(to));
      } catch (error) {
        await rm(`${to}${UNFINISHED}`, { force: true }).catch(() => {});
        throw error;
      }
    },

    async open(path) {
      const file = await open(join(root, path)).catch(nothingWhereMissing);
      if (file === null) return null;
      const { size } = await file.stat();
      return { bytes: size, content: file.createReadStream() };
    },

    has: async (path) => (await findFile(root, path)) !== null,

    remove: (path) => rm(join(root, path), { force: true }),

    async *list(beginning) {
      const folder = beginning.slice(0, beginning.lastIndexOf('/') + 1);
      const names = (await readdir(join(root, folder)).catch(nothingWhereMissing)) ?? [];
      const paths = names.map((name) => `${folder}${name}`).filter((path) => path.startsWith(beginning));
      for (let from = 0; from < paths.length; from += FILES_PER_PAGE) {
        const page = await Promise.all(paths.slice(from, from + FILES_PER_PAGE).map((path) => findFile(root, path)));
        yield page.filter((file) => file !== null);
      }
    },
  };
}

/** Returns a file of a listing; null if the path is missing or a folder. */
async function findFile(root: string, path: string): Promise<ListedFile | null> {
  const found = await stat(join(root, path)).catch(nothingWhereMissing);
  return found?.isFile() ? { path, changedAt: found.mtimeMs } : null;
}

/** Makes a folder and those above it, and syncs each new name. */
async function makeFolder(path: string): Promise<void> {
  const firstMade = await mkdir(path, { recursive: true, mode: 0o700 });
  if (firstMade === undefined) return;
  for (let folder = path; folder.length >= firstMade.length; folder = dirname(folder))
    await syncFolder(dirname(folder));
}

/** Writes a file and syncs its content. Its name is synced by `syncFolder`. */
async function writeDurably(path: string, content: Uint8Array | AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Syncs the names in a folder, because a name must be on disk before a row references it. Windows cannot open a folder,
 * and writes names at once.
 */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

/** Handles an error of the file system: returns null for a missing file, and throws any other error. */
function nothingWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
