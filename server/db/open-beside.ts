import { stat } from 'node:fs/promises';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { StartError } from '#server/start-error.ts';
import { makePool } from './connect.ts';
import { placeCluster } from './embedded/cluster.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { takeOwnership } from './ownership.ts';

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
      const isAlone = await isUsedByUsAlone(pool).catch(() => false);
      await pool.end();
      if (!isAlone) return;
      const ownership = await takeOwnership(embedded.connection, () => {}, 0).catch(() => undefined);
      if (!ownership) return;
      await ownership.release();
      await embedded.stop();
    },
  };
}

// Beside us another such program may be at work: a backup takes its time.
async function isUsedByUsAlone(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where backend_type = 'client backend' and datname = current_database()`,
  );
  return rows[0]?.count === pool.totalCount;
}
