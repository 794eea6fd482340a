import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { noTieKey, openFromThread, openRankingIndex } from '#ranking/ranking.ts';
import { hasMany, readLines } from './read-lines.ts';

/**
 * From this many candidates on, a separate thread reads them. The thread costs a sixth of a second and some megabytes.
 */
const manyMembers = 50_000;

/** The options by which a thread connects to the database. */
export type Connection = Pick<
  pg.PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'
>;

/** Returns those of a pool's options that a thread needs. Some of the others are functions, which it cannot receive. */
export const connectionOf = (options: pg.PoolConfig): Connection => {
  const { connectionString, host, port, user, password, database, ssl } = options;
  return { connectionString, host, port, user, password, database, ssl };
};

/** The input of a thread that reads lines. */
export interface Reading {
  connection: Connection;
  tieKey: Uint8Array;
}

interface Opening {
  /** The secret key for the order of members with equal scores; by default the known key of tests. */
  tieKey?: Uint8Array;
  /** The number of candidates from which a thread reads; `manyMembers` by default. */
  many?: number;
  signal?: AbortSignal;
}

/** Opens an index of every candidate without blocking requests. Changes made meanwhile come after its horizon. */
export async function openIndex(pool: pg.Pool, { tieKey = noTieKey, many = manyMembers, signal }: Opening = {}) {
  if (!(await hasMany(pool, many))) return openRankingIndex((take) => readLines(pool, take), tieKey);
  signal?.throwIfAborted();
  const workerData: Reading = { connection: connectionOf(pool.options), tieKey: Uint8Array.from(tieKey) };
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), { workerData });
  return openFromThread(thread, tieKey, signal);
}
