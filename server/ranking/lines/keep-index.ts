import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { todayInIndia } from '#contract/india-day.ts';
import { dayNumber, weekOfDay } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import {
  type Counted,
  type CountWanted,
  type Horizon,
  type LatestBy,
  type ListWanted,
  noPrices,
  type Placed,
  type Prices,
  type RankingIndex,
  type SinceWanted,
} from '#ranking/ranking.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Log } from '#server/log.ts';
import { openIndex } from './open-index.ts';
import { makeChangeReader } from './read-lines.ts';

/** The interface of the lists. The index runs in this process, or in one process of the host that all workers call. */
export interface Lists {
  isReady(): boolean;
  /** Returns how many members the lists contain; 0 until the index is ready. */
  size(): number;
  /** Reads all members in the background and follows changes until it is stopped. */
  start(): void;
  stop(): Promise<void>;
  /** As the index answers; each throws a 503 until it is ready. */
  list(seeker: SharedPerson, on: string, order: 'fit' | LatestBy, wanted: ListWanted): Promise<Placed[]>;
  hasShownSince(seeker: SharedPerson, on: string, wanted: SinceWanted): Promise<boolean>;
  count(seeker: SharedPerson, on: string, wanted: CountWanted): Promise<Counted>;
}

/** The lists of this process. */
export interface KeptIndex extends Lists, Pick<RankingIndex, 'judge'> {
  /** Has lists ordered by these prices from now on. Given before the index is ready, no list is made without them. */
  setPrices(prices: Prices): Promise<void>;
}

const pauseMs = 500;
const retryAfterSeconds = 2;

export const listsNotReady = (): Refusal => new Refusal(503, 'listsNotReady', retryAfterSeconds);

/** Opens the ranking's index from the database, and keeps it as the database is. */
export function keepIndex(pool: pg.Pool, log: Pick<Log, 'info' | 'warn'>, tieKey: Uint8Array): KeptIndex {
  let opened: RankingIndex | undefined;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let prices = noPrices;
  let weekKept = Number.NaN;

  async function run(): Promise<void> {
    let horizon: Horizon | undefined;
    const readChanges = makeChangeReader(pool);
    while (!stopping.signal.aborted) {
      try {
        if (opened === undefined) {
          const began = performance.now();
          const fresh = await openIndex(pool, { tieKey, signal: stopping.signal });
          horizon = await readChanges(fresh.index, fresh.horizon);
          await startWithPrices(fresh.index);
          log.info(
            { members: fresh.index.size(), ms: Math.round(performance.now() - began) },
            'the lists are in order',
          );
        } else if (horizon !== undefined) horizon = await readChanges(opened, horizon);
        keepWeek();
      } catch (error) {
        log.warn({ err: error }, 'the lists could not be brought up to date');
      }
      await wait(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  /** Switches the week on Monday in India, like the days of lists. Changes are read meanwhile. */
  function keepWeek(): void {
    const week = weekOfDay(dayNumber(todayInIndia()) ?? 0);
    if (week === weekKept || opened === undefined) return;
    weekKept = week;
    opened.rankWeeks(week, stopping.signal).catch((error: unknown) => {
      weekKept = Number.NaN;
      if (!stopping.signal.aborted) log.warn({ err: error }, 'the order of equals is not ready for the week');
    });
  }

  async function startWithPrices(fresh: RankingIndex): Promise<void> {
    for (let written = noPrices; written !== prices; ) {
      written = prices;
      await fresh.setPrices(written, stopping.signal);
    }
    opened = fresh;
  }

  function index(): RankingIndex {
    if (opened === undefined) throw listsNotReady();
    return opened;
  }

  return {
    isReady: () => opened !== undefined,
    size: () => opened?.size() ?? 0,
    start() {
      running = run();
    },
    async stop() {
      stopping.abort();
      await running;
    },
    list: async (...given) => index().list(...given),
    hasShownSince: async (...given) => index().hasShownSince(...given),
    count: async (...given) => index().count(...given),
    judge: (...given) => index().judge(...given),
    async setPrices(next) {
      prices = next;
      await opened?.setPrices(next, stopping.signal);
    },
  };
}
