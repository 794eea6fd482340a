import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { addEntries, type Entries, makeDictionaries } from './dictionaries.ts';
import { type Filled, type Members, makeMembers } from './members.ts';
import { gatherAll, type Horizon, hasMany } from './read-members.ts';
import { makeTieRanks, noTieKey } from './tie-ranks.ts';

/** From so many on a thread of its own reads them: it costs a sixth of a second and some megabytes. */
const manyMembers = 50_000;

/** Every candidate, read without keeping requests waiting; what changed meanwhile lies behind the horizon. */
export async function readAllMembers(
  pool: pg.Pool,
  signal?: AbortSignal,
  many = manyMembers,
  tieKey = noTieKey,
): Promise<{ members: Members; horizon: Horizon }> {
  const tieRanks = makeTieRanks(tieKey);
  const members = makeMembers(makeDictionaries(), tieRanks);
  const horizon = await ((await hasMany(pool, many))
    ? gatherInThread(pool, members, tieKey, signal)
    : gatherAll(pool, { dictionaries: members.dictionaries, tieRanks }, members.fill));
  return { members, horizon };
}

/** What the thread is given. */
export interface Gathering {
  connection: Pick<pg.PoolConfig, 'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'>;
  tieKey: Uint8Array;
}

/** What the thread says: each store by itself, since taking one over is felt; lots of entries; and that it is done. */
export type Told = { filled: Filled } | { lot: Entries } | { horizon: Horizon };

function gatherInThread(pool: pg.Pool, members: Members, tieKey: Uint8Array, signal?: AbortSignal): Promise<Horizon> {
  signal?.throwIfAborted();
  const { connectionString, host, port, user, password, database, ssl } = pool.options;
  const connection = { connectionString, host, port, user, password, database, ssl };
  const workerData: Gathering = { connection, tieKey: Uint8Array.from(tieKey) };
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
