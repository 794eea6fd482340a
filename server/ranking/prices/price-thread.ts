// Runs in a separate thread, because it reads an index of its own and makes tens of thousands of lists.
import { parentPort, workerData } from 'node:worker_threads';
import { dayNumber, weekOfDay } from '#matching/calendar.ts';
import { makePrices } from '#ranking/ranking.ts';
import { makeKysely, makePool } from '#server/platform/db/connect.ts';
import type { Reading } from '../lines/open-index.ts';
import { readLines } from '../lines/read-lines.ts';
import { sampleSeekers } from './seekers.queries.ts';

/** The input of the thread. */
export interface PriceOrder extends Reading {
  /** The Monday from which the prices are valid. */
  week: string;
  /** The day for which lists are made. */
  on: string;
  /** The maximum number of seekers whose first pages are counted. */
  mostSeekers: number;
}

const { connection, tieKey, week, on, mostSeekers }: PriceOrder = workerData;
const pool = makePool({ ...connection, max: 1 }, { warn() {} });
const made = await makePrices({
  readLines: (take) => readLines(pool, take),
  loadSeekers: () => sampleSeekers(makeKysely(pool), { week, on, most: mostSeekers }),
  tieKey,
  on,
  week: weekOfDay(dayNumber(week) ?? 0),
}).finally(() => pool.end());
parentPort?.postMessage(made, [made.ids.buffer, made.bands.buffer] as ArrayBuffer[]);
