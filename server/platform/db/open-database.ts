import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import type { DatabaseConfig, WorkerConfig } from '#server/database-config.ts';
import type { Log } from '#server/log.ts';
import { reasonOf, StartError } from '#server/start-error.ts';
import { followShare, nameOfProcess, takeShare } from './budget.ts';
import { MOST_CONNECTIONS, makeKysely, makePool } from './connect.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { ownEmbedded } from './own-embedded.ts';
import { settingsFor } from './pool-size.ts';
import { choosePrimary, followPrimary } from './primary.ts';
import { openReplica } from './replica.ts';
import { listServers, nameServer } from './servers.ts';
import type { Database } from './tables.ts';

/** The pools of a process; several of them may be the same pool. */
export interface OpenDatabase {
  /** A direct connection, for session locks, long statements and COPY. */
  pool: pg.Pool;
  /** For requests: through the pooler if there is one. */
  requests: pg.Pool;
  /** For reads that may be half a second stale: the replica if there is one. */
  reading: pg.Pool;
  /** On `requests`. */
  db: Kysely<Database>;
  /** Waits for running queries; stops an embedded server last. */
  close(): Promise<void>;
}

type Places = Pick<Config, 'dataDir'> & Partial<DatabaseConfig & WorkerConfig>;

interface Options {
  config: Places;
  log: Log;
  /** Called if another process became the owner of the data folder while the connection was lost. */
  onTakenOver: () => void;
  /** Runs while an embedded PostgreSQL starts in processes of its own. */
  meanwhile?: () => Promise<unknown>;
  /** A newly made embedded database may contain a new site, for programs that migrate and seed it next. */
  withSite?: boolean;
}

/** How long a stop waits for running queries. */
const queryTimeoutMs = 2_000;
/** The size of the direct pool beside a pooler: one for the lists, one for the sweep, one for checks, one spare. */
const BESIDE_A_POOLER = 4;
/** The oldest supported version of PostgreSQL, as `server_version_num`. */
const OLDEST_VERSION = 150_000;

/** Opens the database of this process: the server of DATABASE_URL, or the embedded one of the data folder. */
export function openDatabase(options: Options): Promise<OpenDatabase> {
  const { databaseUrl } = options.config;
  return databaseUrl === undefined ? openEmbedded(options) : openServer(databaseUrl, options);
}

async function openServer(databaseUrl: string, { config, log }: Options): Promise<OpenDatabase> {
  const { databasePoolUrl, databaseReadUrl, poolPrepares, workers = 1 } = config;
  const urls = listServers(databaseUrl);
  const connectionString = await choosePrimary(databaseUrl);
  const application_name = nameOfProcess();
  const max = databasePoolUrl ? BESIDE_A_POOLER : MOST_CONNECTIONS;
  const pool = makePool({ connectionString, application_name, max }, log);
  const requests =
    databasePoolUrl === undefined
      ? pool
      : makePool({ connectionString: databasePoolUrl, pooler: poolPrepares ? 'preparing' : 'plain' }, log);
  const pools = new Set([pool, requests]);
  try {
    await checkServer(pool, urls);
    if (requests === pool) await takeShare({ pool, workers, log });
    else await checkPooler(requests, log);
  } catch (error) {
    await endPools(pools);
    throw error;
  }
  const stopFollowing = urls.length > 1 ? followPrimary({ urls, pools: [pool], log }) : undefined;
  const stopSharing = requests === pool ? followShare({ pool, workers, log }) : undefined;
  const replica =
    databaseReadUrl === undefined ? undefined : openReplica({ readUrl: databaseReadUrl, direct: pool, log });
  return {
    pool,
    requests,
    reading: replica?.pool ?? pool,
    db: makeKysely(requests),
    async close() {
      stopSharing?.();
      await stopFollowing?.();
      await Promise.race([replica?.stop(), wait(queryTimeoutMs)]);
      await endPools(pools);
    },
  };
}

/** Ends pools with a time limit, so that a long query or a hanging server cannot block a stop. */
async function endPools(pools: Iterable<pg.Pool>): Promise<void> {
  await Promise.race([Promise.all([...pools].map((pool) => pool.end())), wait(queryTimeoutMs)]);
}

/** Fails for a server that cannot be reached, is too old, has another encoding, or takes no writes. */
async function checkServer(pool: pg.Pool, urls: readonly string[]): Promise<void> {
  const { rows } = await pool
    .query<{ version: string; number: string; encoding: string; isClosed: boolean }>(
      `select current_setting('server_version') as version, current_setting('server_version_num') as number,
              current_setting('server_encoding') as encoding, pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as "isClosed"`,
    )
    .catch((error: unknown) => {
      const names = urls.map(nameServer).join(', ');
      throw new StartError(`The database of DATABASE_URL (${names}) cannot be used: ${reasonOf(error)}.`);
    });
  const server = rows[0];
  if (!server || Number(server.number) < OLDEST_VERSION) {
    throw new StartError(`The server of DATABASE_URL is PostgreSQL ${server?.version}, but 15 or newer is needed.`);
  }
  if (server.encoding !== 'UTF8') {
    throw new StartError(`The database of DATABASE_URL has the encoding ${server.encoding}, but UTF8 is needed.`);
  }
  if (server.isClosed) {
    throw new StartError(`No server of DATABASE_URL (${urls.map(nameServer).join(', ')}) takes writes.`);
  }
}

/** Checks the settings that a pooler does not pass on, which must be in its own configuration. */
async function checkPooler(requests: pg.Pool, log: Log): Promise<void> {
  const { rows } = await requests
    .query<{ limit: string }>(`select current_setting('statement_timeout') as "limit"`)
    .catch((error: unknown) => {
      throw new StartError(`The pooler of DATABASE_POOL_URL cannot be used: ${reasonOf(error)}.`);
    });
  if (rows[0]?.limit === '0') {
    log.warn(
      'Behind DATABASE_POOL_URL a statement may take as long as it likes: see connect_query in ops/pgbouncer.ini.',
    );
  }
}

/** Opens the embedded server of the data folder, which the parent owns if there are several processes. */
async function openEmbedded(options: Options): Promise<OpenDatabase> {
  const { config, log, meanwhile } = options;
  const isOwner = config.workerPlace === undefined;
  const [embedded] = await Promise.all([isOwner ? ownEmbedded(options) : findEmbedded(config), meanwhile?.()]);
  const pool = makePool(embedded.connection, log);
  const close = async () => {
    await endPools([pool]);
    await embedded.close();
  };
  return { pool, requests: pool, reading: pool, db: makeKysely(pool), close };
}

/** Finds the server that another process owns. */
async function findEmbedded({ dataDir, workers = 1 }: Places) {
  const { connection } = await startEmbedded({ dataDir, settings: settingsFor(workers) });
  return { connection, close: async () => {} };
}
