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

/** How long a program that ends waits for the ownership of the server. */
const OWNERSHIP_WAIT_MS = 200;

/**
 * Opens the database for a program that works beside the site, which may start or stop meanwhile. The last program
 * stops an embedded server that no site owns.
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
        const ownership = await takeOwnership(embedded.connection, () => {}, OWNERSHIP_WAIT_MS).catch(() => undefined);
        if (!ownership) return; // the site owns it
        await embedded.stop();
        await ownership.release();
      });
    },
  };
}

/** Joins the programs beside the site. Waits while the last of the earlier ones stops the server. */
async function takePlace(connection: pg.ClientConfig) {
  const client = new pg.Client({ connectionTimeoutMillis: 5_000, ...connection });
  client.on('error', () => {});
  await client.connect();
  await client.query('select pg_advisory_lock_shared($1)', [lockKeys.beside]);
  return {
    /**
     * Leaves the programs beside the site. Programs that end together leave one after the other, and only the last runs
     * `asLast`. A program that starts meanwhile waits, loses its connection, and restarts the server.
     */
    leave: async (asLast: () => Promise<void>) => {
      try {
        await client.query('select pg_advisory_lock($1)', [lockKeys.leaving]);
        const { rows } = await client.query<{ isLast: boolean }>('select pg_try_advisory_lock($1) as "isLast"', [
          lockKeys.beside,
        ]);
        if (rows[0]?.isLast) await asLast();
        // Unlock explicitly: a session that ends releases its locks in no fixed order, and the next program checks them.
        else await client.query('select pg_advisory_unlock_shared($1)', [lockKeys.beside]);
      } catch (error) {
        if (!isDatabaseDown(error)) throw error; // the site or the last program has stopped it
      } finally {
        await client.end().catch(() => {});
      }
    },
  };
}
