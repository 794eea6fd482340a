import { readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { placeCluster } from '../embedded/cluster.ts';

/** Returns the folder of a filled and verified database that will replace the former one. */
export const nextHome = (dataDir: string): string => join(dataDir, 'postgresql.next');

/**
 * Replaces the former database with the filled and verified one, and keeps the former in a folder like `postgresql-17`.
 * Continues after an interruption. Returns the folder of the former one; undefined if there is nothing to replace.
 */
export async function finishUpgrade(dataDir: string): Promise<string | undefined> {
  const next = nextHome(dataDir);
  const { home, dir } = placeCluster(dataDir);
  if (!(await isThere(next))) return undefined;
  let keptFolder: string | undefined;
  if (await isThere(home)) {
    const major = (await readFile(join(dir, 'PG_VERSION'), 'utf8')).trim();
    keptFolder = join(dataDir, `postgresql-${major}`);
    for (let number = 2; await isThere(keptFolder); number++)
      keptFolder = join(dataDir, `postgresql-${major}.${number}`);
    await rename(home, keptFolder);
  }
  await rename(next, home).catch(async (error: unknown) => {
    // Another process was faster: what was moved aside here is the new database.
    if (keptFolder !== undefined && !(await isThere(home))) await rename(keptFolder, home);
    if (!(await isThere(home))) throw error;
  });
  return keptFolder;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
