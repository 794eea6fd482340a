import { makeBestList, type Placed, type Wanted } from './lists/best-list.ts';
import { gainOfTheirs, lossOf, ruledOut } from './lists/judge-row.ts';
import { broken } from './question/losses.ts';
import { completenessPoints, freshnessPoints, theirPoints } from './question/points.ts';
import type { Question } from './question/question.ts';
import type { Dictionaries } from './rows/dictionaries.ts';
import { rowFields, wordsARow } from './rows/layout.ts';
import { read } from './rows/packed.ts';
import { pricePoints } from './rows/price-codes.ts';
import { passes } from './short/filter.ts';
import type { BlockStore } from './store/block-store.ts';

/**
 * Returns what `findBest` must return, by judging every row. Benches measure with it how much time the bounds save by
 * which `findBest` skips rows.
 */
export function scanRows(question: Question, store: BlockStore, dictionaries: Dictionaries, wanted: Wanted): Placed[] {
  const { ownPoints, week, me, only } = question;
  const best = makeBestList(wanted);
  for (const block of store.groups.flat()) {
    const rows = store.shelfOf(block);
    const from = store.offsetOf(block);
    const end = from + (store.arrays.counts[block] ?? 0) * wordsARow;
    for (let at = from; at < end; at += wordsARow) {
      if (only && !passes(only, rows, at)) continue;
      // Without a broken must a loss is below `broken`, so it is computed to the end.
      const loss = lossOf(question, rows, at, broken - 1);
      if (loss >= broken) continue;
      const theirGain = gainOfTheirs(me, dictionaries, rows, at);
      if (theirGain === ruledOut) continue;
      const weights = read(rows, at, rowFields.weights);
      // 0 if no visit is known.
      const active = read(rows, at, rowFields.activeWeek);
      const theirs = theirPoints(theirGain, weights);
      const horoscope = question.horoscope.byClass[read(rows, at, rowFields.horoscope)] ?? 0;
      const price = pricePoints[read(rows, at, store.prices.field)] ?? 0;
      const completeness = completenessPoints[read(rows, at, rowFields.answers)] ?? 0;
      const freshness = active === 0 ? 0 : (freshnessPoints[Math.max(0, week - active)] ?? 0);
      // The first word of a row is the number of the profile id.
      const id = rows[at] ?? 0;
      // In the order in which rankScore adds, so that equal scores are equal numbers.
      best.add(id, (ownPoints[loss] ?? 0) + theirs + horoscope + completeness + freshness + price);
    }
  }
  return best.placed;
}
