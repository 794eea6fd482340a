import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { todayInIndia } from '#contract/india-day.ts';
import { dayNumber, weekOfDay } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Log } from '#server/log.ts';
import { findBest, scoresOf } from './best.ts';
import type { Placed } from './best-list.ts';
import { type Counted, countAll, countMatches } from './count.ts';
import type { Only } from './filter.ts';
import { findLatest, hasShownSince, type LatestBy } from './latest.ts';
import type { Members } from './members.ts';
import { noPrices, type Prices } from './price-codes.ts';
import { ask, type Question } from './question.ts';
import { readAllMembers } from './read-all-members.ts';
import { type Horizon, makeChangeReader } from './read-members.ts';

/** Where a list stands: how many, after whom, and without whom. */
export interface ListWanted {
  count: number;
  after?: Placed;
  excluded: ReadonlySet<string>;
  only?: Only | undefined;
  /** The profile id of the seeker: who come first of equals is drawn for each seeker anew every week. */
  whose: string;
}

/** What lists are asked; the index answers in this process, or in one of the host's that all workers ask. */
export interface Lists {
  isReady(): boolean;
  /** How many members the lists are made of; 0 until it is ready. */
  size(): number;
  /** Reads everybody in the background and keeps up with changes until stopped. */
  start(): void;
  stop(): Promise<void>;
  /** The best, or the latest, for a seeker on a day; throws a 503 until the index is ready. */
  list(seeker: SharedPerson, on: string, order: 'fit' | LatestBy, wanted: ListWanted): Promise<Placed[]>;
  /** Whether a list has anybody who was first shown in this week (`weekOfDay`) or later. */
  hasShownSince(
    seeker: SharedPerson,
    on: string,
    wanted: { week: number; excluded: ReadonlySet<string> },
  ): Promise<boolean>;
  /** How many a list has, up to `most`; with `eachMust`, also without each must of the seeker. */
  count(
    seeker: SharedPerson,
    on: string,
    wanted: { most: number; excluded: ReadonlySet<string>; only?: Only | undefined; eachMust?: boolean },
  ): Promise<Counted>;
}

export interface RankingIndex extends Lists {
  /**
   * What the making of pairs asks of a seeker: the best of those who take part, and what each of these others scores (as `scoresOf`). By
   * the numbers of profile ids.
   */
  judge(seeker: SharedPerson, on: string, wanted: JudgeWanted): { best: Placed[]; scores: Float64Array };
  /**
   * Orders by these prices from now on, in all lists at once; a member without one costs nothing. Others work in between while
   * they are written. Given before the index is ready, no list is made without them.
   */
  setPrices(prices: Prices): Promise<void>;
}

export interface JudgeWanted {
  count: number;
  /** The seeker’s profile id, by which equals are ordered. */
  whose: string;
  mayTake(id: number): boolean;
  scored: ArrayLike<number>;
}

const pauseMs = 500;
const retryAfterSeconds = 2;

export const listsNotReady = (): Refusal => new Refusal(503, 'listsNotReady', retryAfterSeconds);

export function makeRankingIndex(pool: pg.Pool, log: Pick<Log, 'info' | 'warn'>, tieKey: Uint8Array): RankingIndex {
  let members: Members | undefined;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let prices = noPrices;
  let weekKept = Number.NaN;

  async function run(): Promise<void> {
    let horizon: Horizon | undefined;
    const readChanges = makeChangeReader(pool);
    while (!stopping.signal.aborted) {
      try {
        if (members === undefined) {
          const began = performance.now();
          const { members: fresh, horizon: asRead } = await readAllMembers(pool, stopping.signal, undefined, tieKey);
          horizon = await readChanges(fresh, asRead);
          await openWithPrices(fresh);
          const size = fresh.brides.size() + fresh.grooms.size();
          log.info({ members: size, ms: Math.round(performance.now() - began) }, 'the lists are in order');
        } else if (horizon !== undefined) horizon = await readChanges(members, horizon);
        keepWeek();
      } catch (error) {
        log.warn({ err: error }, 'the lists could not be brought up to date');
      }
      await wait(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  /** On Monday, in India as lists have their days. Changes are read all the while. */
  function keepWeek(): void {
    const week = weekOfDay(dayNumber(todayInIndia()) ?? 0);
    if (week === weekKept || members === undefined) return;
    weekKept = week;
    members.rankWeeks(week, stopping.signal).catch((error: unknown) => {
      weekKept = Number.NaN;
      if (!stopping.signal.aborted) log.warn({ err: error }, 'the order of equals is not ready for the week');
    });
  }

  async function openWithPrices(fresh: Members): Promise<void> {
    for (let written = noPrices; written !== prices; ) {
      written = prices;
      await fresh.setPrices(written, stopping.signal);
    }
    members = fresh;
  }

  function prepare(seeker: SharedPerson, on: string, only: Only | null = null): Prepared {
    if (members === undefined) throw listsNotReady();
    const store = seeker.gender === 'Male' ? members.brides : members.grooms;
    return { question: { ...ask(seeker, on, members.dictionaries), only }, store, dictionaries: members.dictionaries };
  }

  return {
    isReady: () => members !== undefined,
    size: () => (members === undefined ? 0 : members.brides.size() + members.grooms.size()),
    start() {
      running = run();
    },
    async stop() {
      stopping.abort();
      await running;
    },
    async list(seeker, on, order, { excluded, only, whose, ...wanted }) {
      const { question, store, dictionaries } = prepare(seeker, on, only);
      const { tieRanks } = store;
      const all = { ...wanted, excluded: numbersOf(excluded), tieRank: tieRanks.ofSeeker(whose, question.week) };
      return order === 'fit'
        ? findBest(question, store, dictionaries, all)
        : findLatest(order, question, store, dictionaries, all);
    },
    judge(seeker, on, { count, whose, mayTake, scored }) {
      const { question, store, dictionaries } = prepare(seeker, on);
      const excluded = { has: (id: number) => !mayTake(id) };
      const tieRank = store.tieRanks.ofSeeker(whose, question.week);
      return {
        best: count === 0 ? [] : findBest(question, store, dictionaries, { count, excluded, tieRank }),
        scores: scoresOf(question, store, dictionaries, scored),
      };
    },
    async hasShownSince(seeker, on, { week, excluded }) {
      const { question, store, dictionaries } = prepare(seeker, on);
      return hasShownSince(week, question, store, dictionaries, numbersOf(excluded));
    },
    async setPrices(next) {
      prices = next;
      await members?.setPrices(next, stopping.signal);
    },
    async count(seeker, on, { most, excluded, only, eachMust = false }) {
      const { question, store, dictionaries } = prepare(seeker, on, only);
      const limits = { most, excluded: numbersOf(excluded) };
      return eachMust
        ? countMatches(question, store, dictionaries, limits)
        : { all: countAll(question, store, dictionaries, limits), withoutMust: new Map() };
    },
  };
}

interface Prepared {
  question: Question;
  store: Members['brides'];
  dictionaries: Members['dictionaries'];
}

const numbersOf = (profileIds: ReadonlySet<string>): ReadonlySet<number> =>
  new Set([...profileIds].map((id) => Number(id.slice(2))));
