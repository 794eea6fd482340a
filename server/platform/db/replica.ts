import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '#server/log.ts';
import { makePool, movePool } from './connect.ts';
import { isDatabaseDown } from './database-down.ts';

const LOOK_EVERY_MS = 500;
const MOST_CONNECTIONS = 4;

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
 * Checks twice a second whether the replica has the primary's position of half a second ago. If it lags or does not
 * answer, all reads go to the primary.
 */
export function openReplica({ readUrl, direct, log }: Options): Replica {
  const connection = { connectionString: readUrl, max: MOST_CONNECTIONS, connectionTimeoutMillis: 1_000 };
  // Use the primary until the replica is known to keep up.
  const pool = makePool({ ...connection, connectionString: direct.options.connectionString }, log);
  const looking = makePool({ ...connection, max: 1 }, log, LOOK_EVERY_MS * 2);
  const stopping = new AbortController();
  const { signal } = stopping;
  let before: string | undefined;

  async function look(): Promise<void> {
    const wanted = before;
    const [now, keepsUp] = await Promise.all([
      findPosition(direct),
      wanted === undefined ? false : hasReached(looking, wanted),
    ]);
    before = now ?? before;
    const url = keepsUp ? readUrl : direct.options.connectionString;
    if (url === undefined || url === pool.options.connectionString) return;
    log.warn(keepsUp ? 'the replica keeps up: it is read' : 'the replica is away or late: it is not read');
    movePool(pool, url);
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await look().catch(() => {});
      await wait(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }
  const running = run();
  return {
    pool,
    async stop() {
      stopping.abort();
      await running;
      await Promise.all([pool.end(), looking.end()]);
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
async function hasReached(looking: pg.Pool, position: string): Promise<boolean> {
  const { rows } = await looking
    .query<{ hasReached: boolean }>(
      `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn else true end as "hasReached"`,
      [position],
    )
    .catch(() => ({ rows: [] }));
  return rows[0]?.hasReached ?? false;
}
