import { mkdir, stat, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { BackupConfig } from '#server/backup-config.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { keyPath, readKey } from '#server/platform/crypto/data-key.ts';
import type { BackupKind } from '#server/platform/db/backup-tables.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { makeFolderStore } from '#server/platform/storage/folder-store.ts';
import { LEAST_FREE_BYTES } from '#server/platform/storage/least-free.ts';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { openObjectStore, openS3 } from '#server/platform/storage/open-object-store.ts';
import { longRetryPolicy, type RetryPolicy } from '#server/platform/storage/s3/retry-policy.ts';
import { findNewest, listArchives, pruneArchives } from './archives.ts';
import { backUp } from './back-up.ts';
import { BackupError } from './backup-error.ts';
import { momentOf, nameArchive } from './backup-folder.ts';
import { type BackupRun, lastBackups, recordBackup } from './backup-runs.queries.ts';
import { copyOffSite, holdsArchive } from './copy-off-site.ts';
import { drill } from './drill.ts';
import { failureReason } from './failure-reason.ts';
import { copyOf, copyPrefixes, listPaths, pathOfCopy } from './file-copies.ts';
import { forgetLeft, listLeftBefore, noteLeft } from './left-copies.queries.ts';
import { withScratchDatabase } from './scratch-database.ts';
import { sendAlert } from './send-alert.ts';
import { whatIsDue } from './when-due.ts';

/** What backups are made with. */
export interface BackupTools {
  config: Config & { backups: BackupConfig };
  pool: pg.Pool;
  db: Kysely<Database>;
  log: Log;
  /** The retry policy of the off-site store; a long one by default. */
  retryPolicy?: RetryPolicy | undefined;
  /** The machine's clock by default. */
  now?: (() => Date) | undefined;
  /** The machine's name by default. */
  host?: string | undefined;
}

/** The figures of a run. */
type Figures = Pick<BackupRun, 'archive'> & Partial<Pick<BackupRun, 'rows' | 'files' | 'bytes' | 'note'>>;

/** Recorded for the figures that a run does not have. */
const NO_FIGURES = { archive: '', rows: 0, files: 0, bytes: 0, note: '' };
/** The kinds of runs in English for the log and the alerts. */
const WORDS: Record<BackupKind, string> = { backup: 'backup', copy: 'copy elsewhere', drill: 'trial restore' };

/** Makes the backups that are due, one after the other, and reports each result. A failure does not stop the next. */
export async function makeBackups(tools: BackupTools): Promise<void> {
  const { config, db, retryPolicy = longRetryPolicy, now = () => new Date(), host = hostname() } = tools;
  const { backups } = config;
  const here = makeFolderStore(backups.dir);
  const elsewhere = backups.offSite && (await openS3(backups.offSite, retryPolicy));
  const findDue = async () =>
    whatIsDue(await lastBackups(db, now()), now(), { ...backups, host, hasOffSite: elsewhere !== undefined });
  if ((await findDue()).backup) await report(tools, 'backup', () => makeBackup(tools, here));
  if (elsewhere && (await findDue()).copy) {
    const lastMade = async () => (await lastBackups(db, now())).backup.done;
    // The host that made the last archive did not copy it in time.
    if (!(await holdsArchive(here, await lastMade()))) await report(tools, 'backup', () => makeBackup(tools, here));
    await report(tools, 'copy', async () => {
      const made = await copyOffSite({ from: here, to: elsewhere, backupKey: config.backupKey }, await lastMade());
      await pruneArchives(elsewhere, now());
      return made;
    });
  }
  if ((await findDue()).drill) {
    await report(tools, 'drill', () => makeDrill(tools, elsewhere ?? here));
    await tidyCopies(db, elsewhere ? [here, elsewhere] : [here], config.backupKey);
  }
}

async function makeBackup(
  { config, pool, now = () => new Date(), db }: BackupTools,
  here: ObjectStore,
): Promise<Figures> {
  const { backups, dataDir, backupKey } = config;
  await mkdir(backups.dir, { recursive: true, mode: 0o700 });
  await refuseFullDisk(backups.dir, (await lastBackups(db, now())).backup.done?.bytes ?? 0);
  const archive = nameArchive(now());
  const path = join(backups.dir, archive);
  const dataSecret = backups.withKey ? await findDataSecret(config) : undefined;
  const files = await openObjectStore(config, longRetryPolicy);
  const manifest = await backUp({ pool, dataDir, path, backupKey, dataSecret, files, beside: here });
  await pruneArchives(here, now());
  const { missingFiles } = manifest;
  return {
    archive,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files.count,
    bytes: (await stat(path)).size,
    note: missingFiles > 0 ? `${missingFiles} files that the database names are missing` : '',
  };
}

async function makeDrill({ config, pool, now = () => new Date() }: BackupTools, place: ObjectStore): Promise<Figures> {
  const { backupKey, backups } = config;
  const name = await findNewest(place, now());
  if (name === undefined) throw new BackupError('There is no archive to restore.');
  const dataSecret = await findDataSecret(config);
  const { rows, files, hasDataKey } = await withScratchDatabase({ pool, url: backups.drillDatabaseUrl }, (scratch) =>
    drill({ archive: { place, name }, backupKey, dataSecret, scratch }),
  );
  const note = hasDataKey ? '' : 'the data key is not in the archive: read with the one that the site has';
  return { archive: name, rows, files, note };
}

/** Calls `act` and reports its result in the database, the log and to ALERT_URL. A failure is reported, not thrown. */
async function report(
  { config, db, log, now = () => new Date(), host = hostname() }: BackupTools,
  kind: BackupKind,
  act: () => Promise<Figures>,
) {
  const begunAt = now();
  const record = (isDone: boolean, figures: Figures) =>
    recordBackup(db, { ...NO_FIGURES, ...figures, kind, begunAt, isDone, host });
  const words = WORDS[kind];
  try {
    const figures = await act();
    await record(true, figures);
    log.info({ ...figures }, `${words} done`);
    const seconds = Math.round((now().getTime() - begunAt.getTime()) / 1_000);
    await sendAlert(config.backups.alertUrl, `${words} done: ${figures.archive} in ${seconds} s`, log);
  } catch (error) {
    const reason = failureReason(error);
    log.error({ err: error, reason }, `${words} failed`);
    await record(false, { archive: '', note: reason }).catch((err) => log.warn({ err }, 'that could not be noted'));
    await sendAlert(config.backups.alertUrl, `${words} failed: ${reason}`, log);
  }
}

/** Returns the site's data key: DATA_KEY, or the one in the data folder; undefined if there is none. */
export const findDataSecret = async ({ dataKey, dataDir }: Config): Promise<Buffer | undefined> =>
  dataKey ?? (await readKey(keyPath(dataDir)));

/** The expected size of an archive, as a multiple of the last one's. */
const GROWTH = 1.2;

/**
 * Fails if an archive would fill the disk of `dir`, which the site itself may need. `lastBytes` is the size of the last
 * archive; 0 if there is none. @throws BackupError
 */
export async function refuseFullDisk(dir: string, lastBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dir);
  const needed = lastBytes * GROWTH + LEAST_FREE_BYTES;
  const inMb = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
  if (bavail * bsize < needed)
    throw new BackupError(
      `The disk of ${dir} has ${inMb(bavail * bsize)} MB left, and ${inMb(needed)} MB are needed: make room.`,
    );
}

/** The maximum number of files that one query looks up. */
const FILES_PER_QUERY = 5_000;

/** Removes copies of files that were deleted before the oldest archive was made. Returns their number. */
async function tidyCopies(
  db: Kysely<Database>,
  places: readonly ObjectStore[],
  backupKey: Buffer | undefined,
): Promise<number> {
  const archives = (await Promise.all(places.map(listArchives))).flat();
  if (archives.length === 0) return 0;
  for (const place of places) {
    for (const { copies } of copyPrefixes(backupKey)) {
      const files = [...(await listPaths(place, copies))].map(pathOfCopy);
      for (let from = 0; from < files.length; from += FILES_PER_QUERY)
        await noteLeft(db, files.slice(from, from + FILES_PER_QUERY));
    }
  }
  const unreferenced = await listLeftBefore(db, new Date(Math.min(...archives.map(momentOf))));
  for (const path of unreferenced) {
    for (const place of places) await place.remove(copyOf(path, backupKey));
    await forgetLeft(db, path);
  }
  return unreferenced.length;
}
