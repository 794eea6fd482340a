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
  // These three answer like `RankingIndex`, for the day `on` (`YYYY-MM-DD`). They refuse with 503 until the index is
  // ready.
  list(seeker: SharedPerson, on: string, order: 'fit' | LatestBy, wanted: ListWanted): Promise<Placed[]>;
  hasShownSince(seeker: SharedPerson, on: string, wanted: SinceWanted): Promise<boolean>;
  count(seeker: SharedPerson, on: string, wanted: CountWanted): Promise<Counted>;
}

/** The lists of this process. */
export interface KeptIndex extends Lists, Pick<RankingIndex, 'judge'> {
  /** Orders lists by these prices from now on. If called before the index is ready, no list is made without them. */
  setPrices(prices: Prices): Promise<void>;
}

/** The pause between two readings of changes. */
const pauseMs = 500;
/** The wait that clients are told when the lists are not ready. */
const retryAfterSeconds = 2;

/** Returns the refusal (503) for a list that is asked before the index is ready. */
export const listsNotReady = (): Refusal => new Refusal(503, 'listsNotReady', retryAfterSeconds);

/**
 * Makes lists whose index is read from the database and then follows the changes in the database. `tieKey` is the
 * secret key for the order of members with equal scores.
 */
export function keepIndex(pool: pg.Pool, log: Pick<Log, 'info' | 'warn'>, tieKey: Uint8Array): KeptIndex {
  let opened: RankingIndex | undefined;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let prices = noPrices;
  // The week for which the order of equals is prepared; NaN before the first and after a failure.
  let rankedWeek = Number.NaN;

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
        switchWeek();
      } catch (error) {
        log.warn({ err: error }, 'the lists could not be brought up to date');
      }
      await wait(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  /** Prepares the order of equals when the week changes, on Monday in India. Changes are read meanwhile. */
  function switchWeek(): void {
    const week = weekOfDay(dayNumber(todayInIndia()) ?? 0);
    if (week === rankedWeek || opened === undefined) return;
    rankedWeek = week;
    opened.rankWeeks(week, stopping.signal).catch((error: unknown) => {
      rankedWeek = Number.NaN;
      if (!stopping.signal.aborted) log.warn({ err: error }, 'the order of equals is not ready for the week');
    });
  }

  /** Opens an index for lists once it has the newest prices, which may change while they are written. */
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
    list: async (...parameters) => index().list(...parameters),
    hasShownSince: async (...parameters) => index().hasShownSince(...parameters),
    count: async (...parameters) => index().count(...parameters),
    judge: (...parameters) => index().judge(...parameters),
    async setPrices(next) {
      prices = next;
      await opened?.setPrices(next, stopping.signal);
    },
  };
}
