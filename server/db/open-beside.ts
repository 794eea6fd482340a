import { stat } from 'node:fs/promises';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { StartError } from '#server/start-error.ts';
import { makePool } from './connect.ts';
import { placeCluster } from './embedded/cluster.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { takeOwnership } from './ownership.ts';

const PATIENCE_MS = 200;

/**
 * The database for a program that works beside the site, which may run or not, start or stop meanwhile. An embedded
 * server that nobody owns or uses in the end is stopped.
 */
export async function openBeside(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Log,
): Promise<{ pool: pg.Pool; close(): Promise<void> }> {
  if (databaseUrl !== undefined) {
    const pool = makePool({ connectionString: databaseUrl }, log);
    return { pool, close: () => pool.end() };
  }
  const { home } = placeCluster(dataDir);
  const isThere = await stat(home).catch(() => undefined);
  if (!isThere) throw new StartError(`There is no database in the data folder ${dataDir}: DATA_DIR names another?`);
  const embedded = await startEmbedded({ dataDir });
  const pool = makePool(embedded.connection, log);
  return {
    pool,
    async close() {
      await pool.end();
      // Of several that end together the last one stops the server, so each waits for the one before.
      const ownership = await takeOwnership(embedded.connection, () => {}, PATIENCE_MS).catch(() => undefined);
      if (!ownership) return;
      const isUsed = await isUsedByOthers(makePool(embedded.connection, log)).catch(() => true);
      await ownership.release();
      if (!isUsed) await embedded.stop();
    },
  };
}

// Beside us another such program may be at work: a backup takes its time.
async function isUsedByOthers(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool
    .query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
        where application_name = current_setting('application_name') and pid <> pg_backend_pid()`,
    )
    .finally(() => pool.end());
  return rows[0]?.others !== 0;
}
