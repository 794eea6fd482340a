import { type Kysely, sql } from 'kysely';
import type { BackupConfig } from '#server/backup-config.ts';
import type { Log } from '#server/log.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { makeFolderStore } from '#server/platform/storage/folder-store.ts';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { openS3 } from '#server/platform/storage/open-object-store.ts';
import { failureReason } from './failure-reason.ts';
import { deleteWritten, listUncopied, listUnwritten, markUnwritten, noteWritten } from './later-changes.queries.ts';
import { nameLines, sealLines } from './later-lines.ts';
import { sendAlert } from './send-alert.ts';

interface Places {
  here: ObjectStore;
  /** The store to which each file is copied too. */
  elsewhere: ObjectStore | undefined;
  backupKey: Buffer | undefined;
}

const KEEP_EVERY_MS = 60_000;

/**
 * Writes the changes that no restore may undo beside the archives, then deletes their rows. It is safe to kill: a row
 * is deleted only after its file is on disk and copied off-site (if configured), and a line written twice is replayed
 * once.
 */
export async function keepLaterChanges(db: Kysely<Database>, { here, elsewhere, backupKey }: Places): Promise<void> {
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_lock(${lockKeys.laterChanges}) as "isMine"`.execute(connection);
    if (!rows[0]?.isMine) return;
    try {
      // The changes of a file that is missing must be written again.
      for (const path of await listUncopied(connection))
        if (!(await here.has(path))) await markUnwritten(connection, path);
      for (let changes = await listUnwritten(connection); changes.length > 0; ) {
        const path = nameLines(new Date());
        await here.put(path, await sealLines(changes, backupKey));
        const ids = changes.map(({ id }) => id);
        await noteWritten(connection, ids, path);
        changes = await listUnwritten(connection);
      }
      for (const path of await listUncopied(connection)) {
        if (elsewhere) await copyTo(elsewhere, here, path);
        await deleteWritten(connection, path);
      }
    } finally {
      await sql`select pg_advisory_unlock(${lockKeys.laterChanges})`.execute(connection);
    }
  });
}

async function copyTo(elsewhere: ObjectStore, here: ObjectStore, path: string): Promise<void> {
  const found = await here.open(path);
  if (found === null) throw new Error(`${path} is gone`);
  try {
    await elsewhere.put(path, found.content);
  } finally {
    found.content.destroy();
  }
}

type Keeping = BackupConfig & { backupKey: Buffer | undefined };

/**
 * Keeps later changes now, every `KEEP_EVERY_MS`, and once at the end. Logs every failure, and alerts once until the
 * next success. Returns a function that stops it.
 */
export function startKeepingLaterChanges(
  db: Kysely<Database>,
  { dir, offSite, backupKey, alertUrl }: Keeping,
  log: Pick<Log, 'warn'>,
): () => Promise<void> {
  const here = makeFolderStore(dir);
  let elsewhere: ObjectStore | undefined;
  let isAlerted = false;
  const keep = async () => {
    try {
      if (offSite) elsewhere ??= await openS3(offSite);
      await keepLaterChanges(db, { here, elsewhere, backupKey });
      isAlerted = false;
    } catch (error) {
      log.warn({ err: error }, 'what a restore must not undo could not be written beside the archives');
      if (!isAlerted) await sendAlert(alertUrl, `later changes cannot be written: ${failureReason(error)}`, log);
      isAlerted = true;
    }
  };
  let lastRun = keep();
  const run = () => {
    lastRun = lastRun.then(keep);
    return lastRun;
  };
  const timer = setInterval(run, KEEP_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return run();
  };
}
