import { dayNumber, weekOfDay } from '#matching/calendar.ts';
import { makeBest, type Placed } from '#server/ranking/index/best-list.ts';
import { passes } from '#server/ranking/index/filter.ts';
import { fails, gainOfTheirs, lossOf } from '#server/ranking/index/judge-row.ts';
import { rowFields, wordsARow } from '#server/ranking/index/layout.ts';
import { broken } from '#server/ranking/index/losses.ts';
import type { Members } from '#server/ranking/index/members.ts';
import { read } from '#server/ranking/index/packed.ts';
import { completenessPoints, freshnessPoints, theirPoints } from '#server/ranking/index/points.ts';
import { pricePoints } from '#server/ranking/index/price-codes.ts';
import type { Question } from '#server/ranking/index/question.ts';
import type { TieRank } from '#server/ranking/index/tie-ranks.ts';
import { benchDay } from './synthetic-members.ts';

/** Of any one seeker. */
export const benchTieRank = ({ tieRanks }: Members): TieRank =>
  tieRanks.ofSeeker('SV1', weekOfDay(dayNumber(benchDay) ?? 0));

/** Ranks all rows of the typed arrays: the oracle of the index, and the baseline of its order of visiting. */
export function scanAll(members: Members, question: Question): Placed[] {
  const store = question.seeker.gender === 'Male' ? members.brides : members.grooms;
  const { ownPoints, week, me, only } = question;
  const best = makeBest({ count: 20, tieRank: benchTieRank(members) });
  for (const block of store.groups.flat()) {
    const rows = store.shelfOf(block);
    const from = store.offsetOf(block);
    const end = from + (store.arrays.counts[block] ?? 0) * wordsARow;
    for (let at = from; at < end; at += wordsARow) {
      if (only && !passes(only, rows, at)) continue;
      const loss = lossOf(question, rows, at, broken - 1);
      if (loss >= broken) continue;
      const theirs = gainOfTheirs(me, members.dictionaries, rows, at);
      if (theirs === fails) continue;
      const weights = read(rows, at, rowFields.weights);
      const active = read(rows, at, rowFields.activeWeek);
      const ofTheirs = theirPoints(theirs, weights);
      const horoscope = question.horoscope.byClass[read(rows, at, rowFields.horoscope)] ?? 0;
      const costs = pricePoints[read(rows, at, store.prices.field)] ?? 0;
      const complete = completenessPoints[read(rows, at, rowFields.answers)] ?? 0;
      const fresh = active === 0 ? 0 : (freshnessPoints[Math.max(0, week - active)] ?? 0);
      best.add(rows[at] ?? 0, (ownPoints[loss] ?? 0) + ofTheirs + horoscope + complete + fresh + costs);
    }
  }
  return best.placed;
}
