import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '#server/log.ts';
import { makePool, movePool } from './connect.ts';
import { isDatabaseDown } from './database-down.ts';

const CHECK_EVERY_MS = 500;
/** The maximum number of connections that read. */
const MOST_READING = 4;

/** Reads that may be a little stale. */
export interface Replica {
  /** Reads from the replica while it keeps up, otherwise from the primary. */
  pool: pg.Pool;
  stop(): Promise<void>;
}

interface Options {
  readUrl: string;
  /** The pool of the primary. */
  direct: pg.Pool;
  log: Pick<Log, 'warn'>;
}

/**
 * Checks every `CHECK_EVERY_MS` whether the replica has reached the primary's position of the last check. If it lags or
 * does not answer, all reads go to the primary.
 */
export function openReplica({ readUrl, direct, log }: Options): Replica {
  const connection = { connectionString: readUrl, max: MOST_READING, connectionTimeoutMillis: 1_000 };
  // Use the primary until the replica is known to keep up.
  const pool = makePool({ ...connection, connectionString: direct.options.connectionString }, log);
  const checkPool = makePool({ ...connection, max: 1 }, log, CHECK_EVERY_MS * 2);
  const stopping = new AbortController();
  const { signal } = stopping;
  let lastPosition: string | undefined;

  async function check(): Promise<void> {
    const expectedPosition = lastPosition;
    const [primaryPosition, keepsUp] = await Promise.all([
      findPosition(direct),
      expectedPosition === undefined ? false : hasReached(checkPool, expectedPosition),
    ]);
    lastPosition = primaryPosition ?? lastPosition;
    const url = keepsUp ? readUrl : direct.options.connectionString;
    if (url === undefined || url === pool.options.connectionString) return;
    log.warn(keepsUp ? 'the replica keeps up: it is read' : 'the replica is away or late: it is not read');
    movePool(pool, url);
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await check().catch(() => {});
      await wait(CHECK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }
  const running = run();
  return {
    pool,
    async stop() {
      stopping.abort();
      await running;
      await Promise.all([pool.end(), checkPool.end()]);
    },
  };
}

/** Returns the primary's write position; undefined if it is unavailable. A replica that kept up is still read then. */
async function findPosition(direct: pg.Pool): Promise<string | undefined> {
  try {
    const { rows } = await direct.query<{ position: string }>('select pg_current_wal_lsn()::text as position');
    return rows[0]?.position;
  } catch (error) {
    if (isDatabaseDown(error)) return undefined;
    throw error;
  }
}

/** Whether the replica has reached a position. A promoted replica counts as up to date. */
async function hasReached(replica: pg.Pool, position: string): Promise<boolean> {
  const { rows } = await replica
    .query<{ hasReached: boolean }>(
      `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn else true end as "hasReached"`,
      [position],
    )
    .catch(() => ({ rows: [] }));
  return rows[0]?.hasReached ?? false;
}
