import { Worker } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { mondayInIndia, todayInIndia } from '#contract/india-day.ts';
import type { MadePrices } from '#ranking/ranking.ts';
import type { Log } from '#server/log.ts';
import { holdLock, withLongPatience } from '#server/platform/db/hold-lock.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { KeptIndex } from '#server/ranking/lines/keep-index.ts';
import { connectionOf } from '#server/ranking/lines/open-index.ts';
import type { PriceOrder } from './price-thread.ts';
import { arePricesMade, findPriceWeek, loadPrices, type PriceWeek, writePrices } from './prices.queries.ts';

/** The interval of checks for new prices: so late at most, the prices of a week are in use after it begins in India. */
const LOAD_EVERY_MS = 20_000;
/** The interval of checks whether prices must be made. */
const MAKE_EVERY_MS = 10 * MINUTE_MS;
/** The hour on Sunday in India from which the next week's prices are made. */
const SUNDAY_EVENING_HOUR = 18;
const INDIA_AHEAD_MS = 5.5 * 60 * MINUTE_MS;
/** The maximum number of seekers whose first pages are counted (docs/decisions/0302-weekly-prices.md). */
const MOST_SEEKERS = 20_000;

interface PriceOptions {
  db: Kysely<Database>;
  /** A direct connection, without a pooler, because a lock is held while prices are made. */
  direct: Kysely<Database>;
  connection: () => pg.PoolConfig;
  /** The key for the order of equals, as in the lists. */
  tieKey: Uint8Array;
  ranking: Pick<KeptIndex, 'setPrices'>;
  log: Pick<Log, 'info' | 'error'>;
  now?: (() => number) | undefined;
}

/** Makes the weekly prices and loads them into the lists. */
export interface WeeklyPrices {
  /** Loads the valid prices into the lists. */
  load(): Promise<void>;
  /** Makes the due prices, unless they exist or another process is making them. */
  make(): Promise<void>;
  /** Loads the valid prices before any list is made, and then keeps prices up to date. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Makes the prices once a week in one of several processes. All processes load them when their week begins. */
export function makeWeeklyPrices({
  db,
  direct,
  connection,
  tieKey,
  ranking,
  log,
  now = Date.now,
}: PriceOptions): WeeklyPrices {
  let loadedWeek: PriceWeek | undefined;
  let thread: Worker | undefined;
  const timers: NodeJS.Timeout[] = [];
  let isStopping = false;
  let making = Promise.resolve();

  async function load(): Promise<void> {
    const validWeek = await findPriceWeek(db, mondayInIndia(now()));
    const isLoaded =
      validWeek?.week === loadedWeek?.week && validWeek?.madeAt.getTime() === loadedWeek?.madeAt.getTime();
    if (isLoaded) return;
    await ranking.setPrices(validWeek === undefined ? new Map() : await loadPrices(db, validWeek.week));
    loadedWeek = validWeek;
  }

  /** Makes the due prices after an attempt that is still running, so that this process never makes them twice. */
  function make(): Promise<void> {
    making = making.catch(() => {}).then(makeOnce);
    return making;
  }

  async function makeOnce(): Promise<void> {
    const due = weekDue(now());
    if (await arePricesMade(db, due.week)) return;
    await holdLock(direct, lockKeys.prices, async (locked) => {
      if (await arePricesMade(locked, due.week)) return;
      const began = performance.now();
      const tookMs = () => performance.now() - began;
      const made = await makeInThread({
        ...due,
        mostSeekers: MOST_SEEKERS,
        tieKey: Uint8Array.from(tieKey),
        connection: connectionOf(connection()),
      });
      await withLongPatience(locked, () => writePrices(locked, { week: due.week, made, tookMs }));
      log.info(
        { week: due.week, ms: Math.round(tookMs()), brides: made.brides, grooms: made.grooms },
        'prices are made',
      );
    });
  }

  async function makeInThread(workerData: PriceOrder): Promise<MadePrices> {
    if (isStopping) throw new Error('the process that makes prices is stopping');
    const worker = new Worker(new URL('./price-thread.ts', import.meta.url), { workerData });
    thread = worker;
    return new Promise<MadePrices>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the thread that makes prices ended early')));
    }).finally(() => {
      thread = undefined;
    });
  }

  function logFailure(error: unknown, sentence: string): void {
    if (!isStopping) log.error({ err: error }, sentence);
  }
  function repeatEvery(ms: number, work: () => Promise<void>, failure: string): void {
    const run = () => work().catch((error: unknown) => logFailure(error, failure));
    timers.push(setInterval(run, ms).unref());
  }

  return {
    load,
    make,
    async start() {
      await load().catch((error: unknown) => logFailure(error, 'prices could not be loaded'));
      repeatEvery(LOAD_EVERY_MS, load, 'prices could not be loaded');
      repeatEvery(MAKE_EVERY_MS, make, 'prices could not be made');
    },
    async stop() {
      isStopping = true;
      for (const timer of timers) clearInterval(timer);
      await thread?.terminate();
      await making.catch(() => {});
    },
  };
}

/**
 * Returns the Monday of the week whose prices are due, and the day for which lists are made. On Sunday evening this is
 * the next week and its Monday; at other times the present week and today, if its prices are late.
 */
export function weekDue(now: number): Pick<PriceOrder, 'week' | 'on'> {
  const hourInIndia = new Date(now + INDIA_AHEAD_MS).getUTCHours();
  const isSunday = mondayInIndia(now + DAY_MS) !== mondayInIndia(now);
  const isSundayEvening = isSunday && hourInIndia >= SUNDAY_EVENING_HOUR;
  if (!isSundayEvening) return { week: mondayInIndia(now), on: todayInIndia(now) };
  const week = mondayInIndia(now + DAY_MS);
  return { week, on: week };
}
