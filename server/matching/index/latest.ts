import { makeBest, type Placed, type Wanted } from './best.ts';
import type { BlockStore } from './block-store.ts';
import type { Dictionaries } from './dictionaries.ts';
import { fails, gainOfTheirs, lossOf } from './judge-row.ts';
import { wordsARow } from './layout.ts';
import { broken } from './losses.ts';
import type { Question } from './question.ts';

/** By when a member chose to be shown, or by the day of last activity. */
export type LatestBy = 'newest' | 'active';

/** Those whom the musts of both sides allow, the latest first, of equals the lower number. */
export function findLatest(
  by: LatestBy,
  question: Question,
  store: BlockStore,
  dictionaries: Dictionaries,
  wanted: Wanted,
): Placed[] {
  const best = makeBest(wanted);
  for (let cell = 0; cell < store.cellCount(); cell++) {
    const cellLoss = question.kindLosses[store.cellKind[cell] ?? 0] ?? broken;
    if (cellLoss >= broken) continue;
    for (let block = store.cellFirst[cell] ?? -1; block >= 0; block = store.blockNext[block] ?? -1) {
      const rows = store.shelfOf(block);
      const from = store.offsetOf(block);
      const end = from + (store.blockCount[block] ?? 0) * wordsARow;
      for (let at = from; at < end; at += wordsARow) {
        const score = by === 'newest' ? (rows[at + 15] ?? 0) : (rows[at + 4] ?? 0) >>> 16;
        if (score < best.leastScore()) continue;
        if (lossOf(question, rows, at, cellLoss, broken - 1) >= broken) continue;
        if (gainOfTheirs(question.me, dictionaries, rows, at) === fails) continue;
        best.add(rows[at] ?? 0, score);
      }
    }
  }
  return best.placed;
}
