import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type pg from 'pg';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import { isArchive } from './backup-folder.ts';

/** The prefix of temporary folders in the data folder; they may contain hard links to deleted pictures. */
const IN_DATA_FOLDER = /^(backup|files)\.unfinished-/;
/** The suffix of an unfinished archive. */
const UNFINISHED = /\.unfinished-[0-9a-f]{8}$/;

interface Places {
  dataDir: string;
  /** The path of the archive that is being written. */
  path?: string;
}

/**
 * Marks this database session as making or restoring an archive, for as long as it lasts. If no other session is so
 * marked, first removes the leftovers of killed backups and restores from the data folder and beside the archive.
 */
export async function beginArchiving(client: pg.ClientBase, places: Places): Promise<void> {
  await removeLeftovers(client, places);
  await client.query('select pg_advisory_lock_shared($1)', [lockKeys.archive]);
}

/** Removes the leftovers of killed backups and restores from the data folder, unless one is running. */
export async function sweepLeftovers(pool: pg.Pool, dataDir: string): Promise<void> {
  const client = await pool.connect();
  try {
    await removeLeftovers(client, { dataDir });
  } finally {
    client.release();
  }
}

async function removeLeftovers(client: pg.ClientBase, { dataDir, path }: Places): Promise<void> {
  const { rows } = await client.query<{ isAlone: boolean }>('select pg_try_advisory_lock($1) as "isAlone"', [
    lockKeys.archive,
  ]);
  if (!rows[0]?.isAlone) return;
  try {
    await removeMatching(dataDir, (name) => IN_DATA_FOLDER.test(name));
    if (path !== undefined) {
      const isOurs = (name: string) => name === basename(path) || isArchive(name);
      await removeMatching(dirname(path), (name) => UNFINISHED.test(name) && isOurs(name.replace(UNFINISHED, '')));
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKeys.archive]);
  }
}

async function removeMatching(folder: string, isLeftover: (name: string) => boolean): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter(isLeftover);
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
