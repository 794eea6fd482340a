import { type Kysely, sql } from 'kysely';
import type { BackupKind } from '#server/platform/db/backup-tables.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { momentOf } from './backup-folder.ts';

/** The result of a backup, of its off-site copy, or of a trial restore. */
export interface BackupRun {
  kind: BackupKind;
  begunAt: Date;
  endedAt: Date;
  isDone: boolean;
  /** The archive's name; `''` if there was none. */
  archive: string;
  rows: number;
  files: number;
  bytes: number;
  /** The reason of a failure, or a note, in English for the terminal, the log and the office. */
  note: string;
  /** The host that made it: its BACKUP_DIR holds the archive. `''` in rows from older versions. */
  host: string;
}

/** The last success and the last failure of each kind; null means never. */
export type LastBackups = Record<BackupKind, { done: BackupRun | null; failed: BackupRun | null }>;

/** The number of runs kept. */
const KEPT_RUNS = 1_000;

/**
 * Returns the last success and failure of each kind of run. Ignores runs dated after `now`, which a fast clock
 * recorded.
 */
export async function lastBackups(db: Kysely<Database>, now = new Date()): Promise<LastBackups> {
  const runs = await db
    .selectFrom('backup_runs')
    .distinctOn(['kind', 'is_done'])
    .select(['kind', 'archive', 'rows', 'files', 'bytes', 'note', 'host'])
    .select(['begun_at as begunAt', 'ended_at as endedAt', 'is_done as isDone'])
    .where('begun_at', '<=', now)
    .orderBy('kind')
    .orderBy('is_done')
    .orderBy('begun_at', 'desc')
    .execute();
  const lastOf = (kind: BackupKind) => {
    const find = (isDone: boolean) => runs.find((run) => run.kind === kind && run.isDone === isDone) ?? null;
    return { done: find(true), failed: find(false) };
  };
  return { backup: lastOf('backup'), copy: lastOf('copy'), drill: lastOf('drill') };
}

/** Returns by metric the time of the last success of each kind (for a copy: of its archive); null means never. */
export async function lastBackupsDone(
  db: Kysely<Database>,
  now?: Date,
): Promise<{ name: string; doneAt: Date | null }[]> {
  const { backup, copy, drill } = await lastBackups(db, now);
  return [
    { name: 'backup_last_success_seconds', doneAt: backup.done?.endedAt ?? null },
    { name: 'backup_copy_last_success_seconds', doneAt: copy.done && madeAt(copy.done) },
    { name: 'restore_drill_last_success_seconds', doneAt: drill.done?.endedAt ?? null },
  ];
}

/** Returns the time of the archive in a run's name, so that a copy has the age of the archive that it copies. */
function madeAt({ archive, endedAt }: BackupRun): Date {
  const moment = momentOf(archive);
  return Number.isNaN(moment) ? endedAt : new Date(moment);
}

/** Records a run that ends now, and deletes all but the last `KEPT_RUNS`. */
export async function recordBackup(db: Kysely<Database>, run: Omit<BackupRun, 'endedAt'>): Promise<void> {
  const { begunAt, isDone, ...rest } = run;
  await db
    .insertInto('backup_runs')
    .values({ ...rest, begun_at: begunAt, ended_at: new Date(), is_done: isDone })
    .execute();
  await sql`delete from backup_runs where id <= (select max(id) from backup_runs) - ${KEPT_RUNS}`.execute(db);
}
