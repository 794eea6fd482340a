import { parentPort, type Worker } from 'node:worker_threads';
import { makeRankingIndex, type RankingIndex } from './ranking-index.ts';
import { addEntries, type Entries, lotsOf, makeDictionaries } from './rows/dictionaries.ts';
import type { FilledStore } from './store/fill-store.ts';
import { type Filled, gatherMembers, makeMembers } from './store/members.ts';
import { makeTieRanks, noTieKey } from './tie-ranks.ts';

/** Where a reading of the database ends: what changes from there on may not be in it. */
export type Horizon = string;

/** Hands out the line of every candidate; the buffer is only good until the next one. */
export type ReadLines = (take: (line: Buffer) => void) => Promise<Horizon>;

export interface Opened {
  index: RankingIndex;
  horizon: Horizon;
}

/** An index of all candidates whose lines are read. `tieKey` is the secret by which equals are drawn. */
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
type Told = { filled: Filled } | { lot: Entries } | { horizon: Horizon };

/** The same, read and put in order by a thread that calls `gatherInThread` with the same key, so that nothing else waits. */
export async function openFromThread(thread: Worker, tieKey: Uint8Array, signal?: AbortSignal): Promise<Opened> {
  const members = makeMembers(makeDictionaries(), makeTieRanks(tieKey));
  const stop = () => void thread.terminate();
  signal?.addEventListener('abort', stop, { once: true });
  const horizon = await new Promise<Horizon>((resolve, reject) => {
    thread.on('message', (told: Told) => {
      if ('filled' in told) members.fill(told.filled);
      else if ('lot' in told) addEntries(members.dictionaries, told.lot);
      else resolve(told.horizon);
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('the thread that reads all members ended early')));
  }).finally(() => signal?.removeEventListener('abort', stop));
  return { index: makeRankingIndex(members), horizon };
}

/** Few enough that adding them does not delay requests noticeably. */
const entriesAtOnce = 2_000;

/** In a thread: gathers all candidates for the one that has started it. */
export async function gatherInThread(readLines: ReadLines, tieKey: Uint8Array): Promise<void> {
  const dictionaries = makeDictionaries();
  const { take, finish } = gatherMembers(dictionaries, makeTieRanks(tieKey));
  const horizon = await readLines(take);
  // Transferred to the other thread, not copied.
  await finish((filled) => tell({ filled }, buffersOf(filled.store)));
  for (const lot of lotsOf(dictionaries, entriesAtOnce)) tell({ lot });
  tell({ horizon });
}

function tell(told: Told, handedOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(told, handedOver);
}

function buffersOf({ arrays, ids }: FilledStore): ArrayBuffer[] {
  const held = [...Object.values(arrays).flat(), ids];
  return held.flatMap((each) => (ArrayBuffer.isView(each) && each.buffer instanceof ArrayBuffer ? [each.buffer] : []));
}
