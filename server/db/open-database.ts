import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { reasonOf, StartError } from '#server/start-error.ts';
import { makeKysely, makePool } from './connect.ts';
import { type EmbeddedDatabase, startEmbedded, takeHold } from './embedded/start-embedded.ts';
import { type Ownership, takeOwnership } from './ownership.ts';
import type { Database } from './tables.ts';

export interface OpenDatabase {
  pool: pg.Pool;
  db: Kysely<Database>;
  /** Lets queries under way finish; stops an embedded server last. */
  close(): Promise<void>;
}

interface Options {
  config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  log: Log;
  /** Another process became the owner of the data folder while our connection was lost. */
  onTakenOver: () => void;
  /** What this process does while an embedded PostgreSQL comes up in processes of its own. */
  meanwhile?: () => Promise<unknown>;
}

const patienceForQueriesMs = 2_000;

/** The database of this process: the server that DATABASE_URL names, else the embedded one of the data folder. */
export function openDatabase(options: Options): Promise<OpenDatabase> {
  const { databaseUrl } = options.config;
  return databaseUrl === undefined ? openEmbedded(options) : openServer(databaseUrl, options.log);
}

async function openServer(databaseUrl: string, log: Log): Promise<OpenDatabase> {
  const pool = makePool({ connectionString: databaseUrl }, log);
  try {
    await checkServer(pool, databaseUrl);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { pool, db: makeKysely(pool), close: () => endPool(pool) };
}

/** A query that outlasts the patience with its request, or a server that hangs, must not keep a stop from its end. */
async function endPool(pool: pg.Pool): Promise<void> {
  await Promise.race([pool.end(), wait(patienceForQueriesMs)]);
}

async function checkServer(pool: pg.Pool, databaseUrl: string): Promise<void> {
  const { rows } = await pool
    .query<{ version: string; number: string; encoding: string }>(
      `select current_setting('server_version') as version, current_setting('server_version_num') as number,
              current_setting('server_encoding') as encoding`,
    )
    .catch((error: unknown) => {
      throw new StartError(
        `The database of DATABASE_URL (${nameServer(databaseUrl)}) cannot be used: ${reasonOf(error)}.`,
      );
    });
  const server = rows[0];
  if (!server || Number(server.number) < 150_000) {
    throw new StartError(`The server of DATABASE_URL is PostgreSQL ${server?.version}, but 15 or newer is needed.`);
  }
  if (server.encoding !== 'UTF8') {
    throw new StartError(`The database of DATABASE_URL has the encoding ${server.encoding}, but UTF8 is needed.`);
  }
}

function nameServer(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

async function openEmbedded({ config, log, onTakenOver, meanwhile }: Options): Promise<OpenDatabase> {
  const [embedded] = await Promise.all([startEmbedded({ dataDir: config.dataDir }), meanwhile?.()]);
  const owner = await keepOwnership(embedded, log, onTakenOver);
  if (!owner) throw new StartError(`Shubho Bibaho already runs on the data folder ${config.dataDir}.`);
  const pool = makePool(embedded.connection, log);
  const close = async () => {
    await endPool(pool);
    await owner.release();
    await embedded.stop();
  };
  return { pool, db: makeKysely(pool), close };
}

/** Holds the ownership; when the server dies, starts it again and takes the ownership anew. */
async function keepOwnership(
  embedded: EmbeddedDatabase,
  log: Log,
  onTakenOver: () => void,
): Promise<Ownership | undefined> {
  let isReleased = false;
  let current: Ownership | undefined;
  let recovery = Promise.resolve();
  const recover = () => {
    recovery = bringBack();
  };

  async function bringBack(): Promise<void> {
    log.warn('the embedded PostgreSQL went away: bringing it back');
    while (!isReleased) {
      try {
        await embedded.revive();
        current = await takeOwnership(embedded.connection, recover);
        if (!current) return onTakenOver();
        log.info('the embedded PostgreSQL is back');
        return;
      } catch (error) {
        log.error({ err: error }, 'the embedded PostgreSQL is not back yet');
        await wait(1_000);
      }
    }
  }

  current = await takeHold(embedded, (connection) => takeOwnership(connection, recover));
  if (!current) return undefined;
  return {
    release: async () => {
      isReleased = true;
      // Else the server might be started once more after it was stopped.
      await recovery;
      await current?.release();
    },
  };
}
