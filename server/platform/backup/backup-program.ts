import { readProcessConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { makeKysely } from '#server/platform/db/connect.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import { openBeside } from '#server/platform/db/open-beside.ts';
import { failureReason } from './failure-reason.ts';
import { makeBackups } from './make-backups.ts';

// The site's process, which has started this one, was killed. Its next start makes the backups that are due.
process.on('disconnect', () => process.exit(1));

const config = readProcessConfig();
const log = createLog(config.logLevel);
try {
  if (config.backups) await run({ ...config, backups: config.backups });
} catch (error) {
  log.error({ err: error }, `backups could not be made: ${failureReason(error)}`);
  process.exitCode = 1;
} finally {
  process.disconnect?.();
}

async function run(backupConfig: Parameters<typeof makeBackups>[0]['config']): Promise<void> {
  const { pool, close } = await openBeside(backupConfig, log);
  try {
    const client = await pool.connect();
    // Only one process of the site makes backups; the lock ends with the database session.
    try {
      const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [
        lockKeys.backups,
      ]);
      if (rows[0]?.isMine) await makeBackups({ config: backupConfig, pool, db: makeKysely(pool), log });
    } finally {
      client.release(true);
    }
  } finally {
    await close();
  }
}
