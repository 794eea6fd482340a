import pg from 'pg';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { makePool } from './connect.ts';
import { isDatabaseDown } from './database-down.ts';
import { startEmbedded, takeHold } from './embedded/start-embedded.ts';
import { refuseWithoutCluster } from './expect-site.ts';
import { lockKeys } from './lock-keys.ts';
import { takeOwnership } from './ownership.ts';
import { choosePrimary } from './primary.ts';

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
    const pool = makePool({ connectionString: await choosePrimary(databaseUrl) }, log);
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
      await place.leave(async () => {
        const ownership = await takeOwnership(embedded.connection, () => {}, PATIENCE_MS).catch(() => undefined);
        if (!ownership) return; // the site's own
        await embedded.stop();
        await ownership.release();
      });
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
    /**
     * Of several that end together each waits for the one before, and only the last does what is left to do: until that is
     * done, who comes meanwhile waits, is cut off, and starts the server again.
     */
    leave: async (asLast: () => Promise<void>) => {
      try {
        await client.query('select pg_advisory_lock($1)', [lockKeys.leaving]);
        const { rows } = await client.query<{ isLast: boolean }>('select pg_try_advisory_lock($1) as "isLast"', [
          lockKeys.beside,
        ]);
        if (rows[0]?.isLast) await asLast();
        // The next one to leave looks whether anybody is there: a session that ends gives its locks back in no sure order.
        else await client.query('select pg_advisory_unlock_shared($1)', [lockKeys.beside]);
      } catch (error) {
        if (!isDatabaseDown(error)) throw error; // stopped with the site, or by the last one
      } finally {
        await client.end().catch(() => {});
      }
    },
  };
}
