import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { addEntries, type Dictionaries, type Entries, makeDictionaries } from './dictionaries.ts';
import { type Members, makeMembers } from './members.ts';
import { type Gathered, gatherAll, type Horizon, hasMany } from './read-members.ts';

/** From so many on a thread of its own reads them: it costs a sixth of a second and some megabytes. */
const manyMembers = 50_000;

/** Every candidate, read without keeping requests waiting; what changed meanwhile lies behind the horizon. */
export async function readAllMembers(
  pool: pg.Pool,
  signal?: AbortSignal,
  many = manyMembers,
): Promise<{ members: Members; horizon: Horizon }> {
  const dictionaries = makeDictionaries();
  const { filled, horizon } = await ((await hasMany(pool, many))
    ? gatherInThread(pool, dictionaries, signal)
    : gatherAll(pool, dictionaries));
  return { members: makeMembers(dictionaries, filled), horizon };
}

/** What the thread says: lots of entries, and at last what it has filled. */
export type Told = { lot: Entries } | Gathered;

function gatherInThread(pool: pg.Pool, dictionaries: Dictionaries, signal?: AbortSignal): Promise<Gathered> {
  signal?.throwIfAborted();
  const { connectionString, host, port, user, password, database, ssl } = pool.options;
  const workerData = { connectionString, host, port, user, password, database, ssl };
  const thread = new Worker(new URL('./gathering-thread.ts', import.meta.url), { workerData });
  const stop = () => void thread.terminate();
  signal?.addEventListener('abort', stop, { once: true });
  return new Promise<Gathered>((resolve, reject) => {
    thread.on('message', (told: Told) => ('lot' in told ? addEntries(dictionaries, told.lot) : resolve(told)));
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('the thread that reads all members ended early')));
  }).finally(() => signal?.removeEventListener('abort', stop));
}
