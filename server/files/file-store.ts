import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '#server/door/refusal.ts';

export type Folder = 'pictures' | 'horoscopes';
export type Extension = 'jpg' | 'png' | 'pdf';

/**
 * Files in the data folder under random names that nobody can guess. What a name means, the database knows: a file comes
 * before the row that names it and goes after it. Whoever cannot tell whether a row was committed removes nothing.
 */
export interface FileStore {
  /** Keeps the bytes so that a power cut cannot lose them, and gives their name. */
  put(folder: Folder, extension: Extension, bytes: Uint8Array): Promise<string>;
  /** The bytes, or null where there are none. Ask with names from the database alone. */
  read(folder: Folder, name: string): Promise<Buffer | null>;
  /** Removes files that no row names any more; one that cannot be removed now is swept later. */
  remove(folder: Folder, names: readonly string[]): Promise<void>;
  /** Removes what a crash left behind: files that `known` lacks, and unfinished ones. Young ones may be in the making. */
  sweepOrphans(folder: Folder, known: ReadonlySet<string>): Promise<string[]>;
}

const UNFINISHED = '.unfinished';
const YOUNG_MS = 10 * 60_000;
const RETRY_SECONDS = 60;

export function makeFileStore(dataDir: string): FileStore {
  const folderPath = (folder: Folder) => join(dataDir, 'files', folder);
  const pathOf = (folder: Folder, name: string) => join(folderPath(folder), name);

  return {
    async put(folder, extension, bytes) {
      const name = `${randomBytes(18).toString('base64url')}.${extension}`;
      const path = pathOf(folder, name);
      try {
        await makeFolder(folderPath(folder));
        await writeDurably(path, bytes);
        await rename(`${path}${UNFINISHED}`, path);
        await syncFolder(folderPath(folder));
      } catch (error) {
        await rm(`${path}${UNFINISHED}`, { force: true }).catch(() => {});
        throw unavailable(error);
      }
      return name;
    },

    async read(folder, name) {
      return readFile(pathOf(folder, name)).catch(nothingWhereMissing);
    },

    async remove(folder, names) {
      await Promise.all(names.map((name) => rm(pathOf(folder, name), { force: true }).catch(() => {})));
    },

    async sweepOrphans(folder, known) {
      const names = (await readdir(folderPath(folder)).catch(nothingWhereMissing)) ?? [];
      const strangers = names.filter((name) => !known.has(name));
      const ages = await Promise.all(
        strangers.map(async (name) => Date.now() - (await stat(pathOf(folder, name))).mtimeMs),
      );
      const orphans = strangers.filter((_name, index) => (ages[index] ?? 0) > YOUNG_MS);
      await this.remove(folder, orphans);
      return orphans;
    },
  };
}

async function makeFolder(path: string): Promise<void> {
  const firstMade = await mkdir(path, { recursive: true, mode: 0o700 });
  if (firstMade === undefined) return;
  for (let made = path; made.length >= firstMade.length; made = dirname(made)) await syncFolder(dirname(made));
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(`${path}${UNFINISHED}`, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

// The new name itself must be on the disk before a row names it. Windows cannot open a folder, and keeps names at once.
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

// A full or broken disk: nothing was stored, and the log says why.
function unavailable(error: unknown): Refusal {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  const refusal = new Refusal(503, isFull ? 'diskFull' : 'unavailable', RETRY_SECONDS);
  refusal.cause = error;
  return refusal;
}

function nothingWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
