import { stat } from 'node:fs/promises';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { StartError } from '#server/start-error.ts';
import { makeKysely, makePool } from './connect.ts';
import { placeCluster } from './embedded/cluster.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

interface Options {
  config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  log: Log;
}

/**
 * The site's database for a command that works beside it, whether the site runs or not. The ownership of the data folder
 * stays where it is; an embedded server is stopped afterwards only when nobody else uses it.
 */
export async function openBeside({ config, log }: Options): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) return openDatabase({ config, log, onTakenOver: () => {} });
  const cluster = await stat(placeCluster(config.dataDir).dir).catch(() => undefined);
  if (!cluster) throw new StartError(`There is no database in ${config.dataDir} yet: start the site once.`);
  const embedded = await startEmbedded({ dataDir: config.dataDir });
  const pool = makePool(embedded.connection, log);
  const close = async () => {
    const isAlone = await usesAlone(pool).catch(() => false);
    await pool.end();
    if (isAlone) await embedded.stop();
  };
  return { pool, db: makeKysely(pool), close };
}

// Connections of our own pool are known by their process ids: everybody else's are the site's or another command's.
async function usesAlone(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
      where backend_type = 'client backend' and datname = current_database() and pid <> pg_backend_pid()`,
  );
  return rows[0]?.others === 0;
}
