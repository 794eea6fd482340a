import type { Kysely } from 'kysely';
import type pg from 'pg';
import { DAY_MS } from '#contract/durations.ts';
import type { Log } from '#server/log.ts';
import { sendAlert } from '#server/platform/backup/send-alert.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { repeat } from '#server/platform/repeat.ts';
import { FOLDERS } from '#server/platform/storage/files-folder.ts';
import { withFormerStore } from '#server/platform/storage/former-store.ts';
import type { ListedFile, ObjectStore } from '#server/platform/storage/object-store.ts';
import { asOnlySweeper, loadStrays, noteStrays, withClient } from '#server/platform/storage/site-identity.queries.ts';
import { haveSameIdentity, type Places } from '#server/platform/storage/site-identity.ts';
import { findKnownNames } from './files.queries.ts';

/** A file younger than this may belong to an upload that is not finished. */
const YOUNG_MS = 10 * 60_000;
/** Days for which an orphaned file stays in the trash. */
const KEPT_DAYS = 30;
/** The folder of the trash; below it, files keep their paths. */
const TRASH = 'trash/';
/**
 * More orphans than `MOST_ORPHANS`, or than `MOST_SHARE` of all files, do not come from a crash. On a small site, up to
 * `FEW_ORPHANS` may come from a crash even if they exceed that share.
 */
const MOST_ORPHANS = 100;
const MOST_SHARE = 0.01;
const FEW_ORPHANS = 20;

/** What a sweep works on. */
export interface Sweeping {
  pool: pg.Pool;
  places: Places;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  alertUrl: string | undefined;
  /** Whether to move any number of orphans to the trash, because a person has checked that this is right. */
  isWanted?: boolean;
}

/**
 * Numbers of files: moved to the trash, restored because a row names them again, removed for good, and left because
 * there were too many.
 */
export interface Swept {
  trashed: number;
  broughtBack: number;
  removed: number;
  tooMany: number;
}

const NOTHING_SWEPT: Swept = { trashed: 0, broughtBack: 0, removed: 0, tooMany: 0 };

/**
 * Moves files that no row names (orphans, left by a crash) to the trash. Recent files stay, because they may belong to
 * an upload that is not finished. If there are too many orphans, the database is probably the wrong one or an older
 * one. Then no orphan is moved to the trash, the office sees their number, and ALERT_URL is notified once. Does nothing
 * if files and database are not known to belong together, or another process is sweeping.
 */
export async function sweepOrphans({ pool, places, log, alertUrl, isWanted = false }: Sweeping): Promise<Swept> {
  if (!(await withClient(pool, (client) => haveSameIdentity(client, places)))) {
    log.error('the files are not known to be those of this database: none was put away');
    return NOTHING_SWEPT;
  }
  const swept = await asOnlySweeper(pool, async (db) => {
    const store = places.before ? withFormerStore(places.here, places.before) : places.here;
    const fromTrash = await sweepTrash(db, store);
    const orphans = await findOrphans(db, store, isWanted);
    if (!orphans.areTooMany) {
      for (const path of orphans.paths) await moveFile(store, path, `${TRASH}${path}`);
      await noteStrays(db, 0);
      return { ...fromTrash, trashed: orphans.paths.length, tooMany: 0 };
    }
    const tooMany = orphans.paths.length;
    const { count: formerCount } = await loadStrays(db);
    await noteStrays(db, tooMany);
    const sentence = `${tooMany} or more files are named by no row of the database: none was put away. Look at "npm run files".`;
    log.error(sentence);
    if (formerCount === 0) await sendAlert(alertUrl, sentence, log);
    return { ...fromTrash, trashed: 0, tooMany };
  });
  return swept ?? NOTHING_SWEPT;
}

const isOld = ({ changedAt }: ListedFile): boolean => Date.now() - changedAt > YOUNG_MS;

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

interface Orphans {
  paths: string[];
  areTooMany: boolean;
}

/**
 * Finds the files older than `YOUNG_MS` that no row names. Stops at more than `MOST_ORPHANS`, so the real number may be
 * higher. With `isWanted`, finds all of them and never counts them as too many.
 */
async function findOrphans(db: Kysely<Database>, store: ObjectStore, isWanted: boolean): Promise<Orphans> {
  const paths: string[] = [];
  let total = 0;
  for (const folder of FOLDERS) {
    for await (const page of store.list(`${folder}/`)) {
      total += page.length;
      paths.push(...(await listUnnamed(db, page.filter(isOld), folder)));
      if (!isWanted && paths.length > MOST_ORPHANS) return { paths, areTooMany: true };
    }
  }
  return { paths, areTooMany: !isWanted && paths.length > Math.max(FEW_ORPHANS, total * MOST_SHARE) };
}

/** Counts all stored files (`lying`), and those that no row names (`unnamed`); the trash is left out. */
export async function countFiles(
  db: Kysely<Database>,
  store: ObjectStore,
): Promise<{ lying: number; unnamed: number }> {
  const count = { lying: 0, unnamed: 0 };
  for (const folder of FOLDERS) {
    for await (const page of store.list(`${folder}/`)) {
      count.lying += page.length;
      count.unnamed += (await listUnnamed(db, page, folder)).length;
    }
  }
  return count;
}

/** Returns the paths, outside the trash, of those files of a folder that no row names. */
async function listUnnamed(db: Kysely<Database>, page: ListedFile[], folder: string): Promise<string[]> {
  const knownNames = await findKnownNames(
    db,
    page.map(({ path }) => nameIn(path)),
  );
  return page.map(({ path }) => `${folder}/${nameIn(path)}`).filter((path) => !knownNames.has(nameIn(path)));
}

/**
 * Moves files out of the trash that a row names again, for example after a restore of the database. Removes the others
 * for good after `KEPT_DAYS`.
 */
async function sweepTrash(db: Kysely<Database>, store: ObjectStore): Promise<Omit<Swept, 'trashed' | 'tooMany'>> {
  const counts = { broughtBack: 0, removed: 0 };
  for (const folder of FOLDERS) {
    for await (const page of store.list(`${TRASH}${folder}/`)) {
      const unnamedPaths = new Set(await listUnnamed(db, page, folder));
      for (const { path, changedAt } of page) {
        const formerPath = `${folder}/${nameIn(path)}`;
        if (!unnamedPaths.has(formerPath)) {
          await moveFile(store, path, formerPath);
          counts.broughtBack++;
        } else if (Date.now() - changedAt > KEPT_DAYS * DAY_MS) {
          await store.remove(path);
          counts.removed++;
        }
      }
    }
  }
  return counts;
}

/** Moves a file to another path of the store. Does nothing if there is no such file. */
async function moveFile(store: ObjectStore, from: string, to: string): Promise<void> {
  const stored = await store.open(from);
  if (stored === null) return;
  await store.put(to, stored.content);
  await store.remove(from);
}

/** Sweeps now and every day. The returned function stops this after the current sweep. Errors of a sweep are logged. */
export function startSweepingOrphans(sweeping: Sweeping): () => Promise<void> {
  const run = async () => {
    try {
      const swept = await sweepOrphans(sweeping);
      if (swept.trashed + swept.broughtBack + swept.removed > 0)
        sweeping.log.info({ ...swept }, 'orphaned files put away');
    } catch (error) {
      sweeping.log.warn({ err: error }, 'orphaned files could not be put away');
    }
  };
  return repeat(run, DAY_MS, { atOnce: true });
}
