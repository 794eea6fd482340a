import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { addEntries, type Entries } from './dictionaries.ts';
import { type Filled, type Members, makeMembers } from './members.ts';
import { gatherAll, type Horizon, hasMany } from './read-members.ts';

/** From so many on a thread of its own reads them: it costs a sixth of a second and some megabytes. */
const manyMembers = 50_000;

/** Every candidate, read without keeping requests waiting; what changed meanwhile lies behind the horizon. */
export async function readAllMembers(
  pool: pg.Pool,
  signal?: AbortSignal,
  many = manyMembers,
): Promise<{ members: Members; horizon: Horizon }> {
  const members = makeMembers();
  const horizon = await ((await hasMany(pool, many))
    ? gatherInThread(pool, members, signal)
    : gatherAll(pool, members.dictionaries, members.fill));
  return { members, horizon };
}

/** What the thread says: each store by itself, since taking one over is felt; lots of entries; and that it is done. */
export type Told = { filled: Filled } | { lot: Entries } | { horizon: Horizon };

function gatherInThread(pool: pg.Pool, members: Members, signal?: AbortSignal): Promise<Horizon> {
  signal?.throwIfAborted();
  const { connectionString, host, port, user, password, database, ssl } = pool.options;
  const workerData = { connectionString, host, port, user, password, database, ssl };
  const thread = new Worker(new URL('./gathering-thread.ts', import.meta.url), { workerData });
  const stop = () => void thread.terminate();
  signal?.addEventListener('abort', stop, { once: true });
  return new Promise<Horizon>((resolve, reject) => {
    thread.on('message', (told: Told) => {
      if ('filled' in told) members.fill(told.filled);
      else if ('lot' in told) addEntries(members.dictionaries, told.lot);
      else resolve(told.horizon);
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('the thread that reads all members ended early')));
  }).finally(() => signal?.removeEventListener('abort', stop));
}
