import { type Kysely, sql } from 'kysely';
import type { BackupKind } from '#server/platform/db/backup-tables.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { momentOf } from './backup-folder.ts';

/** What became of a backup, its copy elsewhere, or the trial that restores one. */
export interface BackupRun {
  kind: BackupKind;
  begunAt: Date;
  endedAt: Date;
  isDone: boolean;
  /** Its name; `''` where there was none. */
  archive: string;
  rows: number;
  files: number;
  bytes: number;
  /** Why it failed, or what somebody should know: English, for the terminal, the log and the office. */
  note: string;
  /** The host that did it: its BACKUP_DIR holds the archive. `''` in rows of before. */
  host: string;
}

/** Of each kind the last that was done and the last that failed; null: never. */
export type LastBackups = Record<BackupKind, { done: BackupRun | null; failed: BackupRun | null }>;

/** So many are remembered. */
const KEPT_RUNS = 1_000;

/**
 * What was backed up last, and restored for trial, and what failed. A run of later than `now` is one of a clock that was
 * ahead: it counts for nothing.
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

/** When each was last done, under the name of its figure; null: never. */
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

/** A copy is as old as what was copied. */
function madeAt({ archive, endedAt }: BackupRun): Date {
  const moment = momentOf(archive);
  return Number.isNaN(moment) ? endedAt : new Date(moment);
}

export async function recordBackup(db: Kysely<Database>, run: Omit<BackupRun, 'endedAt'>): Promise<void> {
  const { begunAt, isDone, ...rest } = run;
  await db
    .insertInto('backup_runs')
    .values({ ...rest, begun_at: begunAt, ended_at: new Date(), is_done: isDone })
    .execute();
  await sql`delete from backup_runs where id <= (select max(id) from backup_runs) - ${KEPT_RUNS}`.execute(db);
}
