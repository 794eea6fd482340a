import { type BlockStore, rowsABlock } from './block-store.ts';
import { lossOfDigest, lossOfSummary } from './bounds.ts';
import { wordsADigest } from './digest.ts';
import { wordsARow } from './layout.ts';
import type { Question } from './question.ts';
import { wordsASummary } from './summary.ts';

export interface PossibleRow {
  rows: Uint32Array;
  at: number;
}

/**
 * Every row that may lose less than this of the seeker's wishes: the musts are met below `broken`, and all but one below
 * twice that. The same object each time.
 */
export function* possibleRows({ bounds }: Question, store: BlockStore, loss: number): Generator<PossibleRow, void> {
  const row: PossibleRow = { rows: new Uint32Array(0), at: 0 };
  for (const [group, blocks] of store.groups.entries()) {
    if (lossOfSummary(bounds, store.groupSummaries, group * wordsASummary, loss) >= loss) continue;
    for (const block of blocks) {
      if (lossOfSummary(bounds, store.summaries, block * wordsASummary, loss) >= loss) continue;
      row.rows = store.shelfOf(block);
      const from = store.offsetOf(block);
      for (let place = 0; place < (store.counts[block] ?? 0); place++) {
        const digest = (block * rowsABlock + place) * wordsADigest;
        const [word1, word2] = [store.digests[digest + 1] ?? 0, store.digests[digest + 2] ?? 0];
        if (lossOfDigest(bounds, word1, word2, loss) >= loss) continue;
        row.at = from + place * wordsARow;
        yield row;
      }
    }
  }
}
