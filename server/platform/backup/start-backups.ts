import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, hostname, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import type { BackupConfig } from '#server/backup-config.ts';
import type { Log } from '#server/log.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { lastBackups } from './backup-runs.queries.ts';
import { sendAlert } from './send-alert.ts';
import { isAnythingDue, whatIsDue } from './when-due.ts';

const PROGRAM = fileURLToPath(new URL('./backup-program.ts', import.meta.url));
const CHECK_EVERY_MS = 60_000;
/** The pause after the backup program was killed from outside, e.g. because memory was short. */
const PAUSE_MS = 3_600_000;

/**
 * Checks every `CHECK_EVERY_MS` whether a backup is due, and makes it in a separate process, so that visitors do not
 * wait. Returns a function that stops the checks and the process.
 */
export function startBackups(db: Kysely<Database>, backups: BackupConfig, log: Pick<Log, 'warn'>): () => Promise<void> {
  const ending = new AbortController();
  let lastCheck = Promise.resolve();
  let isAtWork = false;
  let pausedUntil = 0;
  const check = async () => {
    if (isAtWork || ending.signal.aborted || Date.now() < pausedUntil) return;
    isAtWork = true;
    try {
      const now = new Date();
      const plan = { ...backups, host: hostname(), hasOffSite: backups.offSite !== undefined };
      if (!isAnythingDue(whatIsDue(await lastBackups(db, now), now, plan))) return;
      const signal = await runProgram(ending.signal);
      if (signal === null || ending.signal.aborted) return;
      pausedUntil = Date.now() + PAUSE_MS;
      log.warn({ signal }, 'the program that makes backups was ended');
      await sendAlert(backups.alertUrl, `the program that makes backups was ended (${signal})`, log);
    } catch (error) {
      // The database is unavailable, or no program can be started: the next check tries again.
      if (!ending.signal.aborted) log.warn({ err: error }, 'what backup is due could not be looked at');
    } finally {
      isAtWork = false;
    }
  };
  const checkNow = () => {
    if (!isAtWork) lastCheck = check();
  };
  checkNow();
  const timer = setInterval(checkNow, CHECK_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    ending.abort();
    return lastCheck;
  };
}

/** Runs the backup program to its end. Returns the signal that ended it; null if it ended by itself. */
async function runProgram(ending: AbortSignal): Promise<NodeJS.Signals | null> {
  const child = fork(PROGRAM, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const kill = () => child.kill('SIGKILL');
  ending.addEventListener('abort', kill, { once: true });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const [, signal] = await once(child, 'exit').finally(() => ending.removeEventListener('abort', kill));
  return signal;
}
