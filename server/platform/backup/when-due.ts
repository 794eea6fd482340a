import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { BackupConfig } from '#server/backup-config.ts';
import type { BackupRun, LastBackups } from './backup-runs.queries.ts';

/** The time in Kolkata is this much ahead of UTC. */
const KOLKATA_MS = 5.5 * HOUR_MS;
/** The delay before a retry after a failure; a trial restore takes longer than a backup. */
const RETRY_MS = { backup: HOUR_MS, copy: HOUR_MS, drill: 24 * HOUR_MS };
/** For this long only the host that made the last archive may copy it off-site. */
const HOLDER_FIRST_MS = 2 * HOUR_MS;
/** A week, less an hour of tolerance. */
const DRILL_EVERY_MS = 7 * 24 * HOUR_MS - HOUR_MS;

/** The kinds of runs that are due now. */
export interface Due {
  backup: boolean;
  copy: boolean;
  drill: boolean;
}

type Plan = Pick<BackupConfig, 'atMinute' | 'everyHours'> & { hasOffSite: boolean; host: string };

/** Returns the last time, now or earlier, at which a backup was planned. */
export function lastPlanned(now: Date, { atMinute, everyHours }: Pick<Plan, 'atMinute' | 'everyHours'>): Date {
  const offset = KOLKATA_MS - atMinute * MINUTE_MS;
  const every = everyHours * HOUR_MS;
  return new Date(Math.floor((now.getTime() + offset) / every) * every - offset);
}

/** Returns the runs that are due. A missed night is made up for. */
export function whatIsDue(last: LastBackups, now: Date, plan: Plan): Due {
  const mayTry = (failed: BackupRun | null, kind: keyof Due) =>
    failed === null || now.getTime() - failed.begunAt.getTime() >= RETRY_MS[kind];
  const [backup, copy, drill] = [last.backup.done, last.copy.done, last.drill.done];
  const isBackupDue = backup === null || backup.begunAt < lastPlanned(now, plan);
  const isHolder = backup !== null && (backup.host === '' || backup.host === plan.host);
  const mayTakeOver = backup !== null && now.getTime() - backup.begunAt.getTime() >= HOLDER_FIRST_MS;
  const isUncopied = backup !== null && (copy === null || copy.begunAt < backup.begunAt);
  const isCopyDue = plan.hasOffSite && isUncopied && (isHolder || mayTakeOver);
  const source = plan.hasOffSite ? copy : backup;
  // Any host can trial-restore an off-site copy; an archive in a folder needs the host with the folder.
  const canRestore = source !== null && (plan.hasOffSite || isHolder);
  const isDrillDue = canRestore && (drill === null || now.getTime() - drill.begunAt.getTime() >= DRILL_EVERY_MS);
  return {
    backup: isBackupDue && mayTry(last.backup.failed, 'backup'),
    copy: isCopyDue && mayTry(last.copy.failed, 'copy'),
    drill: isDrillDue && mayTry(last.drill.failed, 'drill'),
  };
}

export const isAnythingDue = (due: Due): boolean => due.backup || due.copy || due.drill;
