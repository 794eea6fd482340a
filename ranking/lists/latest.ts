import { broken } from '../question/losses.ts';
import type { Question } from '../question/question.ts';
import type { Dictionaries } from '../rows/dictionaries.ts';
import { rowFields } from '../rows/layout.ts';
import { read } from '../rows/packed.ts';
import { isExactInShort, shownInShort } from '../short/filter.ts';
import { latestActiveIn, latestShownIn, lowestActiveIn, lowestShownIn } from '../short/summary.ts';
import type { BlockStore } from '../store/block-store.ts';
import { rankInShort } from '../tie-ranks.ts';
import { type BestList, makeBestList, type Placed, type Wanted } from './best-list.ts';
import { gainOfTheirs, lossOf, ruledOut } from './judge-row.ts';
import { visitPossibleRows } from './possible-rows.ts';

/** Orders by the week of the first showing, or of the last activity. */
export type LatestBy = 'newest' | 'active';

/** Returns the candidates allowed by the musts of both sides, the latest first; of the same week by tie rank. */
export function findLatest(
  by: LatestBy,
  question: Question,
  store: BlockStore,
  dictionaries: Dictionaries,
  wanted: Wanted,
): Placed[] {
  const tieRank = store.tieRanks.ofWeek(question.week);
  const best = makeBestList({ ...wanted, tieRank });
  const isWorth = makeWorthTest(by, question.week, store, best);
  visitPossibleRows(question, store, { below: broken, isWorth }, (rows, at) => {
    const score = by === 'newest' ? read(rows, at, rowFields.shownWeek) : read(rows, at, rowFields.activeWeek);
    const id = rows[at] ?? 0;
    if (!best.takes(id, score) || lossOf(question, rows, at, broken - 1) >= broken) return true;
    if (gainOfTheirs(question.me, dictionaries, rows, at) !== ruledOut) best.add(id, score);
    return true;
  });
  return best.placed;
}

/**
 * Returns a test whether a summary may contain a candidate who is later than the last of the best, or of the same week
 * with a lower rank.
 */
function makeWorthTest(
  by: LatestBy,
  week: number,
  { firstShown, tieRanks, knowsRanksOf }: BlockStore,
  best: BestList,
): (summaries: Uint32Array, at: number) => boolean {
  const tieRank = tieRanks.ofWeek(week);
  const areRanksKnown = knowsRanksOf(week);
  return (summaries, at) => {
    const last = best.least === Number.NEGATIVE_INFINITY ? undefined : best.placed.at(-1);
    if (last === undefined) return true;
    const isNewest = by === 'newest';
    const latest = isNewest ? latestShownIn(summaries, at) : latestActiveIn(summaries, at);
    const least = isNewest ? shownInShort(last.score, firstShown) : last.score;
    if (latest !== least) return latest > least;
    // Without ranks, or if the short form stands for several weeks, rows of this summary may come first.
    if (!areRanksKnown || (isNewest && !isExactInShort(latest))) return true;
    const lowest = isNewest ? lowestShownIn(summaries, at, week) : lowestActiveIn(summaries, at, week);
    return lowest <= rankInShort(tieRank(last.id));
  };
}

/** Whether the list contains a candidate first shown in this week (`weekOfDay`) or later. */
export function hasShownSince(
  week: number,
  question: Question,
  store: BlockStore,
  dictionaries: Dictionaries,
  excluded: ReadonlySet<number>,
): boolean {
  let isFound = false;
  const least = shownInShort(week, store.firstShown);
  const isWorth = (summaries: Uint32Array, at: number) => latestShownIn(summaries, at) >= least;
  visitPossibleRows(question, store, { below: broken, isWorth }, (rows, at) => {
    if (read(rows, at, rowFields.shownWeek) < week || excluded.has(rows[at] ?? 0)) return true;
    if (lossOf(question, rows, at, broken - 1) >= broken) return true;
    isFound = gainOfTheirs(question.me, dictionaries, rows, at) !== ruledOut;
    return !isFound;
  });
  return isFound;
}
