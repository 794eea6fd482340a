import { readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { placeCluster } from '../embedded/cluster.ts';

/** Where a database lies that has been filled and checked, and takes the place of the former one. */
export const nextHome = (dataDir: string): string => join(dataDir, 'postgresql.next');

/**
 * Puts a database that is filled and checked in the place of the former, which is kept beside it (`postgresql-17`). Does
 * nothing where there is none, and goes on where it was cut short. Gives where the former one is kept.
 */
export async function finishUpgrade(dataDir: string): Promise<string | undefined> {
  const next = nextHome(dataDir);
  const { home, dir } = placeCluster(dataDir);
  if (!(await isThere(next))) return undefined;
  let kept: string | undefined;
  if (await isThere(home)) {
    const major = (await readFile(join(dir, 'PG_VERSION'), 'utf8')).trim();
    kept = join(dataDir, `postgresql-${major}`);
    for (let more = 2; await isThere(kept); more++) kept = join(dataDir, `postgresql-${major}.${more}`);
    await rename(home, kept);
  }
  await rename(next, home).catch(async (error: unknown) => {
    // Another process was faster: what was put aside here is the new one.
    if (kept !== undefined && !(await isThere(home))) await rename(kept, home);
    if (!(await isThere(home))) throw error;
  });
  return kept;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
