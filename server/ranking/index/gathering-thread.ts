// A thread of its own: reading ten million lines takes most of a minute, in which requests are answered all the same.
import { parentPort, workerData } from 'node:worker_threads';
import { makePool } from '#server/platform/db/connect.ts';
import { lotsOf, makeDictionaries } from './dictionaries.ts';
import type { FilledStore } from './fill-store.ts';
import type { Filled } from './members.ts';
import type { Gathering, Told } from './read-all-members.ts';
import { gatherAll } from './read-members.ts';
import { makeTieRanks } from './tie-ranks.ts';

/** So few that adding them is not felt. */
const entriesAtOnce = 2_000;

const { connection, tieKey }: Gathering = workerData;
const pool = makePool({ ...connection, max: 1 }, { warn() {} });
const dictionaries = makeDictionaries();
// Handed over, not copied.
const handOut = (filled: Filled) => tell({ filled }, buffersOf(filled.store));
const horizon = await gatherAll(pool, { dictionaries, tieRanks: makeTieRanks(tieKey) }, handOut).finally(() =>
  pool.end(),
);
for (const lot of lotsOf(dictionaries, entriesAtOnce)) tell({ lot });
tell({ horizon });

function tell(told: Told, handedOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(told, handedOver);
}

function buffersOf({ arrays, ids }: FilledStore): ArrayBuffer[] {
  const held = [...Object.values(arrays).flat(), ids];
  return held.flatMap((each) => (ArrayBuffer.isView(each) && each.buffer instanceof ArrayBuffer ? [each.buffer] : []));
}
