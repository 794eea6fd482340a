import type { BlockStore } from './block-store.ts';
import { leastLoss } from './bounds.ts';
import { wordsARow } from './layout.ts';
import type { Question } from './question.ts';
import { wordsASummary } from './summary.ts';

export interface PossibleRow {
  rows: Uint32Array;
  at: number;
}

/**
 * Every row of the blocks in which somebody may lose less than this of the seeker's wishes: the musts are met below
 * `broken`, and all but one below twice that. The same object each time.
 */
export function* possibleRows({ bounds }: Question, store: BlockStore, loss: number): Generator<PossibleRow, void> {
  const row: PossibleRow = { rows: new Uint32Array(0), at: 0 };
  for (const { summary, blocks } of store.groups) {
    if (leastLoss(bounds, summary, 0) >= loss) continue;
    for (const block of blocks) {
      if (leastLoss(bounds, store.summaries, block * wordsASummary) >= loss) continue;
      row.rows = store.shelfOf(block);
      const from = store.offsetOf(block);
      for (let at = 0; at < (store.counts[block] ?? 0); at++) {
        row.at = from + at * wordsARow;
        yield row;
      }
    }
  }
}
