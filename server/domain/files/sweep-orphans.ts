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
const TRASH = 'trash/';
/**
 * More orphans than `MOST_ORPHANS`, or than `MOST_SHARE` of all files, do not come from a crash. On a small site, a
 * crash may leave up to `HANDFUL`.
 */
const MOST_ORPHANS = 100;
const MOST_SHARE = 0.01;
const HANDFUL = 20;

export interface Sweeping {
  pool: pg.Pool;
  places: Places;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  alertUrl: string | undefined;
  /** Whether to move orphans to the trash in any number, because somebody has looked into it. */
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

const NOTHING: Swept = { trashed: 0, broughtBack: 0, removed: 0, tooMany: 0 };

/**
 * Moves files that no row names to the trash: leftovers of a crash. Recent files stay, because they may belong to an
 * upload that is not finished. If there are too many, the database is probably the wrong one or an older one. Then none
 * is moved to the trash, the office sees their number, and ALERT_URL is notified once. Does nothing if files and
 * database are not known to belong together.
 */
export async function sweepOrphans({ pool, places, log, alertUrl, isWanted = false }: Sweeping): Promise<Swept> {
  if (!(await withClient(pool, (client) => haveSameIdentity(client, places)))) {
    log.error('the files are not known to be those of this database: none was put away');
    return NOTHING;
  }
  const swept = await asOnlySweeper(pool, async (db) => {
    const shelf = places.before ? withFormerStore(places.here, places.before) : places.here;
    const fromTrash = await lookThroughTrash(db, shelf);
    const orphans = await findOrphans(db, shelf, isWanted);
    if (!orphans.areTooMany) {
      for (const path of orphans.paths) await carry(shelf, path, `${TRASH}${path}`);
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
  return swept ?? NOTHING;
}

interface Orphans {
  paths: string[];
  areTooMany: boolean;
}

async function findOrphans(db: Kysely<Database>, shelf: ObjectStore, isWanted: boolean): Promise<Orphans> {
  const paths: string[] = [];
  let total = 0;
  for (const folder of FOLDERS) {
    for await (const page of shelf.list(`${folder}/`)) {
      total += page.length;
      paths.push(...(await listUnnamed(db, page.filter(isOld), folder)));
      if (!isWanted && paths.length > MOST_ORPHANS) return { paths, areTooMany: true };
    }
  }
  return { paths, areTooMany: !isWanted && paths.length > Math.max(HANDFUL, total * MOST_SHARE) };
}

/** Counts all stored files, and those that no row names; the trash is left out. */
export async function countFiles(
  db: Kysely<Database>,
  shelf: ObjectStore,
): Promise<{ lying: number; unnamed: number }> {
  const count = { lying: 0, unnamed: 0 };
  for (const folder of FOLDERS) {
    for await (const page of shelf.list(`${folder}/`)) {
      count.lying += page.length;
      count.unnamed += (await listUnnamed(db, page, folder)).length;
    }
  }
  return count;
}

const isOld = ({ changedAt }: ListedFile): boolean => Date.now() - changedAt > YOUNG_MS;

/** Returns the paths of those files that no row names. */
async function listUnnamed(db: Kysely<Database>, page: ListedFile[], folder: string): Promise<string[]> {
  const known = await findKnownNames(
    db,
    page.map(({ path }) => nameIn(path)),
  );
  return page.map(({ path }) => `${folder}/${nameIn(path)}`).filter((path) => !known.has(nameIn(path)));
}

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * Restores files from the trash that a row names again, for example after a restore. Removes the others after
 * `KEPT_DAYS`.
 */
async function lookThroughTrash(db: Kysely<Database>, shelf: ObjectStore): Promise<Omit<Swept, 'trashed' | 'tooMany'>> {
  const seen = { broughtBack: 0, removed: 0 };
  for (const folder of FOLDERS) {
    for await (const page of shelf.list(`${TRASH}${folder}/`)) {
      const forgotten = new Set(await listUnnamed(db, page, folder));
      for (const { path, changedAt } of page) {
        const place = `${folder}/${nameIn(path)}`;
        if (!forgotten.has(place)) {
          await carry(shelf, path, place);
          seen.broughtBack++;
        } else if (Date.now() - changedAt > KEPT_DAYS * DAY_MS) {
          await shelf.remove(path);
          seen.removed++;
        }
      }
    }
  }
  return seen;
}

async function carry(shelf: ObjectStore, from: string, to: string): Promise<void> {
  const found = await shelf.open(from);
  if (found === null) return;
  await shelf.put(to, found.content);
  await shelf.remove(from);
}

/** Sweeps now and every day. The returned function stops it after the current sweep. */
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
