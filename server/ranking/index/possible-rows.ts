import { type BlockStore, rowsABlock } from './block-store.ts';
import { lossOfDigest, lossOfSummary } from './bounds.ts';
import { wordsADigest } from './digest.ts';
import { wordsARow } from './layout.ts';
import { mayPass, passes } from './only.ts';
import type { Question } from './question.ts';
import { anyMayPass, wordsASummary } from './summary.ts';

/**
 * Visits every row that may lose less than this of the seeker's wishes (the musts are met below `broken`, and all but one
 * below twice that) and is what else is asked, until a visit answers false.
 */
export function visitPossibleRows(
  { bounds, only }: Question,
  store: BlockStore,
  loss: number,
  visit: (rows: Uint32Array, at: number) => boolean,
): void {
  const { firstShown } = store;
  for (let group = 0; group < store.groups.length; group++) {
    if (only && !anyMayPass(only, store.groupSummaries, group * wordsASummary, firstShown)) continue;
    if (lossOfSummary(bounds, store.groupSummaries, group * wordsASummary, loss) >= loss) continue;
    for (const block of store.groups[group] ?? []) {
      if (only && !anyMayPass(only, store.summaries, block * wordsASummary, firstShown)) continue;
      if (lossOfSummary(bounds, store.summaries, block * wordsASummary, loss) >= loss) continue;
      if (!visitBlock(block)) return;
    }
  }

  function visitBlock(block: number): boolean {
    const { digests, onlys } = store;
    const first = block * rowsABlock;
    const end = first + (store.counts[block] ?? 0);
    for (let place = first; place < end; place++) {
      if (only && !mayPass(only, onlys[place] ?? 0, firstShown)) continue;
      const digest = place * wordsADigest;
      if (lossOfDigest(bounds.byByte, digests[digest + 1] ?? 0, digests[digest + 2] ?? 0, loss) >= loss) continue;
      const rows = store.shelfOf(block);
      const at = store.offsetOf(block) + (place - first) * wordsARow;
      if (only && !passes(only, rows, at)) continue;
      if (!visit(rows, at)) return false;
    }
    return true;
  }
}
