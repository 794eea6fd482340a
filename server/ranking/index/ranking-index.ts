import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { SharedPerson } from '#matching/person.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Log } from '#server/log.ts';
import { findBest, scoresOf } from './best.ts';
import type { Placed } from './best-list.ts';
import { type Counted, countAll, countMatches } from './count.ts';
import type { Only } from './filter.ts';
import { findLatest, hasShownSince, type LatestBy } from './latest.ts';
import type { Members } from './members.ts';
import { ask, type Question } from './question.ts';
import { readAllMembers } from './read-all-members.ts';
import { type Horizon, makeChangeReader } from './read-members.ts';

/** Where a list stands: how many, after whom, and without whom. */
export interface ListWanted {
  count: number;
  after?: Placed;
  excluded: ReadonlySet<string>;
  only?: Only | undefined;
}

export interface RankingIndex {
  isReady(): boolean;
  /** How many members the lists are made of; 0 until it is ready. */
  size(): number;
  /** Reads everybody in the background and keeps up with changes until stopped. */
  start(): void;
  stop(): Promise<void>;
  /** The best, or the latest, for a seeker on a day; throws a 503 until the index is ready. */
  list(seeker: SharedPerson, on: string, order: 'fit' | LatestBy, wanted: ListWanted): Placed[];
  /** Whether a list has anybody who was first shown in this week (`weekOfDay`) or later. */
  hasShownSince(seeker: SharedPerson, on: string, wanted: { week: number; excluded: ReadonlySet<string> }): boolean;
  /** How many a list has, up to `most`; with `eachMust`, also without each must of the seeker. */
  count(
    seeker: SharedPerson,
    on: string,
    wanted: { most: number; excluded: ReadonlySet<string>; only?: Only | undefined; eachMust?: boolean },
  ): Counted;
  /**
   * What the making of pairs asks of a seeker: the best of those who take part, and what each of these others scores (as `scoresOf`). By
   * the numbers of profile ids.
   */
  judge(seeker: SharedPerson, on: string, wanted: JudgeWanted): { best: Placed[]; scores: Float64Array };
}

export interface JudgeWanted {
  count: number;
  mayTake(id: number): boolean;
  scored: ArrayLike<number>;
}

const pauseMs = 500;
const retryAfterSeconds = 2;

export function makeRankingIndex(pool: pg.Pool, log: Pick<Log, 'info' | 'warn'>): RankingIndex {
  let members: Members | undefined;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    let horizon: Horizon | undefined;
    const readChanges = makeChangeReader(pool);
    while (!stopping.signal.aborted) {
      try {
        if (members === undefined) {
          const began = performance.now();
          const { members: fresh, horizon: asRead } = await readAllMembers(pool, stopping.signal);
          horizon = await readChanges(fresh, asRead);
          members = fresh;
          const size = fresh.brides.size() + fresh.grooms.size();
          log.info({ members: size, ms: Math.round(performance.now() - began) }, 'the lists are in order');
        } else if (horizon !== undefined) horizon = await readChanges(members, horizon);
      } catch (error) {
        log.warn({ err: error }, 'the lists could not be brought up to date');
      }
      await wait(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  function prepare(seeker: SharedPerson, on: string, only: Only | null = null): Prepared {
    if (members === undefined) throw new Refusal(503, 'listsNotReady', retryAfterSeconds);
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
    list(seeker, on, order, { excluded, only, ...wanted }) {
      const { question, store, dictionaries } = prepare(seeker, on, only);
      const all = { ...wanted, excluded: numbersOf(excluded) };
      return order === 'fit'
        ? findBest(question, store, dictionaries, all)
        : findLatest(order, question, store, dictionaries, all);
    },
    judge(seeker, on, { count, mayTake, scored }) {
      const { question, store, dictionaries } = prepare(seeker, on);
      const excluded = { has: (id: number) => !mayTake(id) };
      return {
        best: count === 0 ? [] : findBest(question, store, dictionaries, { count, excluded }),
        scores: scoresOf(question, store, dictionaries, scored),
      };
    },
    hasShownSince(seeker, on, { week, excluded }) {
      const { question, store, dictionaries } = prepare(seeker, on);
      return hasShownSince(week, question, store, dictionaries, numbersOf(excluded));
    },
    count(seeker, on, { most, excluded, only, eachMust = false }) {
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
