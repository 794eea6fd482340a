import { parentPort, type Worker } from 'node:worker_threads';
import { makeRankingIndex, type RankingIndex } from './ranking-index.ts';
import { addEntries, batchesOfEntries, type Entries, makeDictionaries } from './rows/dictionaries.ts';
import type { FilledStore } from './store/fill-store.ts';
import { type Filled, gatherMembers, makeMembers } from './store/members.ts';
import { makeTieRanks, noTieKey } from './tie-ranks.ts';

/** The end of a reading of the database. Changes from there on may be missing in the reading. */
export type Horizon = string;

/** Calls `take` with the line of every candidate. The buffer is valid only until the next line. */
export type ReadLines = (take: (line: Buffer) => void) => Promise<Horizon>;

export interface Opened {
  index: RankingIndex;
  horizon: Horizon;
}

/** Opens an index of all candidates from their lines. `tieKey` is the secret that determines the order of equals. */
export async function openRankingIndex(readLines: ReadLines, tieKey: Uint8Array = noTieKey): Promise<Opened> {
  const tieRanks = makeTieRanks(tieKey);
  const members = makeMembers(makeDictionaries(), tieRanks);
  const { take, finish } = gatherMembers(members.dictionaries, tieRanks);
  const horizon = await readLines(take);
  await finish(members.fill);
  return { index: makeRankingIndex(members), horizon };
}

/**
 * The messages of the thread: each store separately, because taking one over takes noticeable time; batches of entries;
 * and the end.
 */
type Message = { filled: Filled } | { lot: Entries } | { horizon: Horizon };

/**
 * Opens the same index from a thread that calls `gatherInThread` with the same key, so that requests do not wait.
 * Rejects if the thread fails or ends early, or if `signal` aborts it.
 */
export async function openFromThread(thread: Worker, tieKey: Uint8Array, signal?: AbortSignal): Promise<Opened> {
  const members = makeMembers(makeDictionaries(), makeTieRanks(tieKey));
  const stop = () => void thread.terminate();
  signal?.addEventListener('abort', stop, { once: true });
  const horizon = await new Promise<Horizon>((resolve, reject) => {
    thread.on('message', (message: Message) => {
      if ('filled' in message) members.fill(message.filled);
      else if ('lot' in message) addEntries(members.dictionaries, message.lot);
      else resolve(message.horizon);
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('the thread that reads all members ended early')));
  }).finally(() => signal?.removeEventListener('abort', stop));
  return { index: makeRankingIndex(members), horizon };
}

/** The dictionary entries in a message: few enough that adding them does not delay requests noticeably. */
const entriesAtOnce = 2_000;

/** Reads and sorts all candidates in a thread, and sends them to the thread that has started it. */
export async function gatherInThread(readLines: ReadLines, tieKey: Uint8Array): Promise<void> {
  const dictionaries = makeDictionaries();
  const { take, finish } = gatherMembers(dictionaries, makeTieRanks(tieKey));
  const horizon = await readLines(take);
  await finish((filled) => send({ filled }, buffersOf(filled.store)));
  for (const lot of batchesOfEntries(dictionaries, entriesAtOnce)) send({ lot });
  send({ horizon });
}

/** Sends a message. The buffers are transferred to the other thread, not copied. */
function send(message: Message, transferred: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transferred);
}

function buffersOf({ arrays, ids }: FilledStore): ArrayBuffer[] {
  const values = [...Object.values(arrays).flat(), ids];
  return values.flatMap((value) =>
    ArrayBuffer.isView(value) && value.buffer instanceof ArrayBuffer ? [value.buffer] : [],
  );
}
