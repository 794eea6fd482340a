import type { SharedPerson } from '#matching/person.ts';
import { findBest, scoresOf } from './lists/best.ts';
import type { Placed } from './lists/best-list.ts';
import { type Counted, countAll, countMatches } from './lists/count.ts';
import { findLatest, hasShownSince, type LatestBy } from './lists/latest.ts';
import { prepareQuestion, type Question } from './question/question.ts';
import type { Prices } from './rows/price-codes.ts';
import { scanRows } from './scan-rows.ts';
import type { Only } from './short/filter.ts';
import type { Members } from './store/members.ts';

/** The wanted part of a list. */
export interface ListWanted {
  /** The maximum number of candidates. */
  count: number;
  /** Return only candidates after this one. */
  after?: Placed;
  /** Profile ids that must not be listed. */
  excluded: ReadonlySet<string>;
  /** The search conditions besides wishes. */
  only?: Only | undefined;
  /** The profile id of the seeker. The order of equal candidates differs by seeker and week. */
  whose: string;
}

export interface SinceWanted {
  /** The week of the first showing, as `weekOfDay`. */
  week: number;
  excluded: ReadonlySet<string>;
}

export interface CountWanted {
  /** Counting stops here. */
  most: number;
  excluded: ReadonlySet<string>;
  only?: Only | undefined;
  /** Whether to count also as if each must of the seeker were a wish. */
  eachMust?: boolean;
}

export interface JudgeWanted {
  /** The maximum number of best candidates. */
  count: number;
  /** The seeker's profile id, which determines the order of equals. */
  whose: string;
  /** Whether a candidate, by the number of the profile id, may be among the best. */
  mayTake(id: number): boolean;
  /** Numbers of the profile ids whose scores are wanted. */
  scored: ArrayLike<number>;
}

/** Members whose answers, wishes or showing have changed, and the lines of those among them who are candidates now. */
export interface Changes {
  profileIds: readonly string[];
  lines: readonly Buffer[];
}

/** All candidates in memory, and the lists made of them. Days are 'YYYY-MM-DD'. */
export interface RankingIndex {
  /** Returns the number of candidates. */
  size(): number;
  /** Returns the memory of all candidates in bytes. */
  bytes(): number;
  /** Replaces the changed members at once, so that a changing member is missing in no list. */
  apply(changes: Changes): void;
  /** Returns the best candidates of a seeker on a day, or the latest. */
  list(seeker: SharedPerson, on: string, order: 'fit' | LatestBy, wanted: ListWanted): Placed[];
  /** Returns the best candidates by judging every row. Benches compare lists with it where `scan` is too slow. */
  scan(seeker: SharedPerson, on: string, wanted: ListWanted): Placed[];
  /** Whether a list contains anybody who was first shown in this week or later. */
  hasShownSince(seeker: SharedPerson, on: string, wanted: SinceWanted): boolean;
  /** Counts the candidates of a list, up to `most`. */
  count(seeker: SharedPerson, on: string, wanted: CountWanted): Counted;
  /**
   * Returns what the making of pairs needs from a seeker: the best of those who take part, and the score of each of the
   * wanted others, in their order (`scoresOf`).
   */
  judge(seeker: SharedPerson, on: string, wanted: JudgeWanted): { best: Placed[]; scores: Float64Array };
  /**
   * Orders all lists by these prices from now on; a member without a price is neutral. Yields to other work while it
   * writes them. Members who change later read from `prices` again, so it must not be modified.
   */
  setPrices(prices: Prices, signal?: AbortSignal): Promise<void>;
  /** Prepares the order of equals for this week and the next, before lists need it. Yields to other work. */
  rankWeeks(week: number, signal?: AbortSignal): Promise<void>;
}

/** Makes the index of these members. */
export function makeRankingIndex(members: Members): RankingIndex {
  const { dictionaries } = members;

  function prepare(seeker: SharedPerson, on: string, only: Only | null = null) {
    const store = seeker.gender === 'Male' ? members.brides : members.grooms;
    const question: Question = { ...prepareQuestion(seeker, on, dictionaries), only };
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

/** Returns the number of a profile id (`SV123`). */
const numberOf = (profileId: string): number => Number(profileId.slice(2));

const numbersOf = (profileIds: ReadonlySet<string>): ReadonlySet<number> => new Set([...profileIds].map(numberOf));
