// A thread of its own: reading ten million lines takes most of a minute, in which requests are answered all the same.
import { parentPort, workerData } from 'node:worker_threads';
import type pg from 'pg';
import { makePool } from '#server/platform/db/connect.ts';
import { lotsOf, makeDictionaries } from './dictionaries.ts';
import type { FilledStore } from './fill-store.ts';
import type { Filled } from './members.ts';
import type { Told } from './read-all-members.ts';
import { gatherAll } from './read-members.ts';

/** So few that adding them is not felt. */
const entriesAtOnce = 2_000;

const connection: pg.ClientConfig = workerData;
const pool = makePool({ ...connection, max: 1 }, { warn() {} });
const dictionaries = makeDictionaries();
// Handed over, not copied.
const handOut = (filled: Filled) => tell({ filled }, buffersOf(filled.store));
const horizon = await gatherAll(pool, dictionaries, handOut).finally(() => pool.end());
for (const lot of lotsOf(dictionaries, entriesAtOnce)) tell({ lot });
tell({ horizon });

function tell(told: Told, handedOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(told, handedOver);
}

function buffersOf({ arrays, ids }: FilledStore): ArrayBuffer[] {
  const held = [...Object.values(arrays).flat(), ids];
  return held.flatMap((each) => (ArrayBuffer.isView(each) && each.buffer instanceof ArrayBuffer ? [each.buffer] : []));
}
