import pg from 'pg';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { makePool } from './connect.ts';
import { startEmbedded, takeHold } from './embedded/start-embedded.ts';
import { refuseWithoutCluster } from './expect-site.ts';
import { lockKeys } from './lock-keys.ts';
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
  await refuseWithoutCluster(dataDir);
  const embedded = await startEmbedded({ dataDir });
  const place = await takeHold(embedded, takePlace);
  const pool = makePool(embedded.connection, log);
  return {
    pool,
    async close() {
      await pool.end();
      // Of several that end together the last one stops the server, so each waits for the one before.
      const ownership = await takeOwnership(embedded.connection, () => {}, PATIENCE_MS).catch(() => undefined);
      // Both are held until the server is down: who comes meanwhile waits for them, is cut off, and starts it again.
      if (ownership && (await place.isLast())) await embedded.stop();
      await Promise.all([ownership?.release(), place.leave()]);
    },
  };
}

/** A place among the programs at work beside the site; waits while the last of those before stops the server. */
async function takePlace(connection: pg.ClientConfig) {
  const client = new pg.Client({ connectionTimeoutMillis: 5_000, ...connection });
  client.on('error', () => {});
  await client.connect();
  await client.query('select pg_advisory_lock_shared($1)', [lockKeys.beside]);
  return {
    isLast: async () => {
      const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [
        lockKeys.beside,
      ]);
      return rows[0]?.isMine ?? false;
    },
    leave: () => client.end().catch(() => {}),
  };
}
