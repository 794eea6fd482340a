import { type BlockStore, rowsABlock } from './block-store.ts';
import { lossOfDigest, lossOfSummary } from './bounds.ts';
import { wordsADigest } from './digest.ts';
import { wordsARow } from './layout.ts';
import type { Question } from './question.ts';
import { wordsASummary } from './summary.ts';

/**
 * Visits every row that may lose less than this of the seeker's wishes (the musts are met below `broken`, and all but one
 * below twice that), until a visit answers false.
 */
export function visitPossibleRows(
  { bounds }: Question,
  store: BlockStore,
  loss: number,
  visit: (rows: Uint32Array, at: number) => boolean,
): void {
  for (let group = 0; group < store.groups.length; group++) {
    if (lossOfSummary(bounds, store.groupSummaries, group * wordsASummary, loss) >= loss) continue;
    for (const block of store.groups[group] ?? []) {
      if (lossOfSummary(bounds, store.summaries, block * wordsASummary, loss) >= loss) continue;
      if (!visitBlock(block)) return;
    }
  }

  function visitBlock(block: number): boolean {
    const { digests } = store;
    const first = block * rowsABlock;
    const end = first + (store.counts[block] ?? 0);
    for (let place = first; place < end; place++) {
      const digest = place * wordsADigest;
      if (lossOfDigest(bounds.byByte, digests[digest + 1] ?? 0, digests[digest + 2] ?? 0, loss) >= loss) continue;
      if (!visit(store.shelfOf(block), store.offsetOf(block) + (place - first) * wordsARow)) return false;
    }
    return true;
  }
}
