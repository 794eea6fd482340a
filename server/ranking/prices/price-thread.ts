// A thread of its own, with an index of its own: lists are made by the ten thousand with prices that nobody sees yet.
import { parentPort, workerData } from 'node:worker_threads';
import { dayNumber, weekOfDay } from '#matching/calendar.ts';
import { noPrice } from '#matching/rank.ts';
import { makeKysely, makePool } from '#server/platform/db/connect.ts';
import { makeDictionaries } from '#server/ranking/index/dictionaries.ts';
import { makeMembers } from '#server/ranking/index/members.ts';
import type { Gathering } from '#server/ranking/index/read-all-members.ts';
import { gatherAll } from '#server/ranking/index/read-members.ts';
import { makeTieRanks } from '#server/ranking/index/tie-ranks.ts';
import { findPrices } from './find-prices.ts';
import { sampleSeekers } from './seekers.queries.ts';
import { makeSide } from './sides.ts';

/** What the thread is given. */
export interface PriceOrder {
  connection: Gathering['connection'];
  tieKey: Uint8Array;
  /** The Monday from which the prices hold, and the day on which lists are made. */
  week: string;
  on: string;
  mostSeekers: number;
}

/** What comes of it: the prices that are not the middle one. */
export interface MadePrices {
  ids: Uint32Array;
  bands: Uint8Array;
  seekers: number;
  /** Gini of the places on first pages, before and after. */
  brides: { before: number; after: number };
  grooms: { before: number; after: number };
}

const { connection, tieKey, week, on, mostSeekers }: PriceOrder = workerData;
const pool = makePool({ ...connection, max: 1 }, { warn() {} });
const shared = { dictionaries: makeDictionaries(), tieRanks: makeTieRanks(tieKey) };
const members = makeMembers(shared.dictionaries, shared.tieRanks);
try {
  await gatherAll(pool, shared, members.fill);
  const seekers = await sampleSeekers(makeKysely(pool), { week, on, most: mostSeekers });
  const sampled = { ...shared, members, seekers, on, week: weekOfDay(dayNumber(week) ?? 0) };
  const brides = await priceSide('brides');
  const grooms = await priceSide('grooms');
  const made: MadePrices = {
    ids: Uint32Array.from([...brides.ids, ...grooms.ids]),
    bands: Uint8Array.from([...brides.bands, ...grooms.bands]),
    seekers: seekers.length,
    brides: { before: brides.before, after: brides.after },
    grooms: { before: grooms.before, after: grooms.after },
  };
  parentPort?.postMessage(made, [made.ids.buffer, made.bands.buffer] as ArrayBuffer[]);

  async function priceSide(whom: 'brides' | 'grooms') {
    const side = makeSide(sampled, whom);
    const { bands, before, after } = await findPrices(side);
    const isMoved = (_: number, at: number) => bands[at] !== noPrice;
    return { ids: side.ids.filter(isMoved), bands: bands.filter((band) => band !== noPrice), before, after };
  }
} finally {
  await pool.end();
}
