import { mkdir, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import { makeKysely } from '#server/platform/db/connect.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import { listPending } from '#server/platform/db/migrate.ts';
import { pollLock } from '#server/platform/db/take-lock.ts';
import { timeouts } from '#server/platform/db/timeouts.ts';
import { makeFolderStore } from '#server/platform/storage/folder-store.ts';
import { openObjectStore } from '#server/platform/storage/open-object-store.ts';
import { longRetryPolicy } from '#server/platform/storage/s3/retry-policy.ts';
import { StartError } from '#server/start-error.ts';
import { backUp } from './back-up.ts';
import { nameArchive } from './backup-folder.ts';
import { type BackupRun, recordBackup } from './backup-runs.queries.ts';
import { failureReason } from './failure-reason.ts';
import { findDataSecret, refuseFullDisk } from './make-backups.ts';

interface Upgrade {
  config: Config;
  pool: pg.Pool;
  /** Migrates the schema. */
  act: () => Promise<unknown>;
  /** Prints a sentence for the operator. */
  print?: (sentence: string) => void;
  /** The migrations folder; the project's own by default. */
  dir?: string;
}

/**
 * Announces an upgrade, and makes a backup first if BACKUP_DIR is set. The first process does so. Others wait and find
 * nothing to do. A new site needs no backup.
 *
 * @throws StartError if the backup fails
 */
export async function upgradeWithCare({ config, pool, act, print = console.log, dir }: Upgrade): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(timeouts.endless);
    await pollLock(client, lockKeys.upgrade);
    const pending = await listPending(client, dir);
    if (pending.length === 0) return void (await act());
    const { backups } = config;
    const plan = backups ? `A backup goes to ${backups.dir} first.` : 'BACKUP_DIR is not set: no backup is made first.';
    const steps = `${pending.length} steps (${pending[0]} … ${pending.at(-1)})`;
    print(`This version changes the database in ${steps}. ${plan}`);
    const run = backups && (await backUpFirst(config, backups.dir, pool));
    if (run) print(`Backed up as ${run.archive}: to go back, restore it with the version before. The changes begin.`);
    await act();
    if (run) await recordBackup(makeKysely(pool), run);
    print('The database is changed.');
  } finally {
    client.release(true);
  }
}

type Run = Omit<BackupRun, 'endedAt'>;

/** Makes the backup. @throws StartError if it fails */
async function backUpFirst(config: Config, dir: string, pool: pg.Pool): Promise<Run> {
  const { dataDir, backupKey } = config;
  const begunAt = new Date();
  const archive = nameArchive(begunAt);
  const path = join(dir, archive);
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await refuseFullDisk(dir, 0);
    const dataSecret = config.backups?.withKey ? await findDataSecret(config) : undefined;
    const files = await openObjectStore(config, longRetryPolicy);
    const beside = makeFolderStore(dir);
    const manifest = await backUp({ pool, dataDir, path, backupKey, dataSecret, files, beside });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const made = { archive, rows, files: manifest.files.count, bytes: (await stat(path)).size };
    return { ...made, kind: 'backup', begunAt, isDone: true, note: 'before an upgrade', host: hostname() };
  } catch (error) {
    throw new StartError(
      `The backup before the upgrade failed, and nothing was changed: ${failureReason(error)} (without BACKUP_DIR none is made).`,
    );
  }
}
