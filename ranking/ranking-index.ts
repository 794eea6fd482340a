import type { SharedPerson } from '#matching/person.ts';
import { findBest, scoresOf } from './lists/best.ts';
import type { Placed } from './lists/best-list.ts';
import { type Counted, countAll, countMatches } from './lists/count.ts';
import { findLatest, hasShownSince, type LatestBy } from './lists/latest.ts';
import { ask, type Question } from './question/question.ts';
import type { Prices } from './rows/price-codes.ts';
import { scanRows } from './scan-rows.ts';
import type { Only } from './short/filter.ts';
import type { Members } from './store/members.ts';

/** The wanted part of a list: how many, after whom, and without whom. */
export interface ListWanted {
  count: number;
  after?: Placed;
  excluded: ReadonlySet<string>;
  only?: Only | undefined;
  /** The profile id of the seeker. The order of equals is drawn anew for each seeker every week. */
  whose: string;
}

export interface SinceWanted {
  /** `weekOfDay` */
  week: number;
  excluded: ReadonlySet<string>;
}

export interface CountWanted {
  most: number;
  excluded: ReadonlySet<string>;
  only?: Only | undefined;
  /** Also without each must of the seeker. */
  eachMust?: boolean;
}

export interface JudgeWanted {
  count: number;
  /** The seeker's profile id, which determines the order of equals. */
  whose: string;
  mayTake(id: number): boolean;
  scored: ArrayLike<number>;
}

/** Members whose answers, wishes or showing have changed, and the lines of those of them who are candidates now. */
export interface Changes {
  profileIds: readonly string[];
  lines: readonly Buffer[];
}

/** All candidates in memory, and the lists made of them. */
export interface RankingIndex {
  /** How many candidates there are. */
  size(): number;
  /** What is held of them, in bytes. */
  bytes(): number;
  /** Has these members as they are now: at once, so that no list sees somebody gone who is only being changed. */
  apply(changes: Changes): void;
  /** The best, or the latest, for a seeker on a day. */
  list(seeker: SharedPerson, on: string, order: 'fit' | LatestBy, wanted: ListWanted): Placed[];
  /** The best, by judging every row: slow. Benches hold lists against it where `scan` would take hours. */
  scan(seeker: SharedPerson, on: string, wanted: ListWanted): Placed[];
  /** Whether a list has anybody who was first shown in this week or later. */
  hasShownSince(seeker: SharedPerson, on: string, wanted: SinceWanted): boolean;
  /** How many a list has, up to `most`. */
  count(seeker: SharedPerson, on: string, wanted: CountWanted): Counted;
  /**
   * What the making of pairs asks of a seeker: the best of those who take part, and what each of these others scores. By the
   * numbers of profile ids.
   */
  judge(seeker: SharedPerson, on: string, wanted: JudgeWanted): { best: Placed[]; scores: Float64Array };
  /**
   * Orders by these prices from now on, in all lists at once; a member without one costs nothing. Others work in between while
   * they are written. They are read again for a member who changes, so they must stay as they are.
   */
  setPrices(prices: Prices, signal?: AbortSignal): Promise<void>;
  /** Has the order of equals of this week and the next at hand, before lists ask for it. Lets others work in between. */
  rankWeeks(week: number, signal?: AbortSignal): Promise<void>;
}

export function makeRankingIndex(members: Members): RankingIndex {
  const { dictionaries } = members;

  function prepare(seeker: SharedPerson, on: string, only: Only | null = null) {
    const store = seeker.gender === 'Male' ? members.brides : members.grooms;
    const question: Question = { ...ask(seeker, on, dictionaries), only };
    return { question, store };
  }

  return {
    size: () => members.brides.size() + members.grooms.size(),
    bytes: () => members.brides.bytes() + members.grooms.bytes(),
    apply({ profileIds, lines }) {
      for (const profileId of profileIds) members.drop(numberOf(profileId));
      for (const line of lines) members.take(line);
    },
    list(seeker, on, order, { excluded, only, whose, ...wanted }) {
      const { question, store } = prepare(seeker, on, only);
      const tieRank = store.tieRanks.ofSeeker(whose, question.week);
      const all = { ...wanted, excluded: numbersOf(excluded), tieRank };
      return order === 'fit'
        ? findBest(question, store, dictionaries, all)
        : findLatest(order, question, store, dictionaries, all);
    },
    scan(seeker, on, { excluded, only, whose, ...wanted }) {
      const { question, store } = prepare(seeker, on, only);
      const tieRank = store.tieRanks.ofSeeker(whose, question.week);
      return scanRows(question, store, dictionaries, { ...wanted, excluded: numbersOf(excluded), tieRank });
    },
    hasShownSince(seeker, on, { week, excluded }) {
      const { question, store } = prepare(seeker, on);
      return hasShownSince(week, question, store, dictionaries, numbersOf(excluded));
    },
    count(seeker, on, { most, excluded, only, eachMust = false }) {
      const { question, store } = prepare(seeker, on, only);
      const limits = { most, excluded: numbersOf(excluded) };
      return eachMust
        ? countMatches(question, store, dictionaries, limits)
        : { all: countAll(question, store, dictionaries, limits), withoutMust: new Map() };
    },
    judge(seeker, on, { count, whose, mayTake, scored }) {
      const { question, store } = prepare(seeker, on);
      const excluded = { has: (id: number) => !mayTake(id) };
      const tieRank = store.tieRanks.ofSeeker(whose, question.week);
      return {
        best: count === 0 ? [] : findBest(question, store, dictionaries, { count, excluded, tieRank }),
        scores: scoresOf(question, store, dictionaries, scored),
      };
    },
    setPrices: (prices, signal) => members.setPrices(prices, signal),
    rankWeeks: (week, signal) => members.rankWeeks(week, signal),
  };
}

const numberOf = (profileId: string): number => Number(profileId.slice(2));

const numbersOf = (profileIds: ReadonlySet<string>): ReadonlySet<number> => new Set([...profileIds].map(numberOf));
