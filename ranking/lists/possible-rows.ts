import { lossOfDigest, lossOfSummary } from '../question/bounds.ts';
import type { Question } from '../question/question.ts';
import { wordsARow } from '../rows/layout.ts';
import { wordsADigest } from '../short/digest.ts';
import { mayPass, passes } from '../short/filter.ts';
import { anyMayPass, wordsASummary } from '../short/summary.ts';
import { failsMust, wordsAWishDigest } from '../short/wish-digest.ts';
import type { BlockStore } from '../store/block-store.ts';
import { rowsABlock } from '../store/store-arrays.ts';

interface Possible {
  /**
   * Visit rows that may lose less than this of the seeker's wishes. Below `broken` all musts are met; below twice that,
   * all but one.
   */
  below: number;
  /** Whether to skip rows whose own musts the seeker certainly fails. Useful if each visit is a full judgement. */
  areMustsFirst?: boolean;
  /** Whether the rows under this summary may be of interest at all. */
  isWorth?: (summaries: Uint32Array, at: number) => boolean;
}

/** Visits every row that may be good enough and meets the search conditions, until a visit returns false. */
export function visitPossibleRows(
  { bounds, only, pleasing }: Question,
  store: BlockStore,
  { below, areMustsFirst = false, isWorth }: Possible,
  visit: (rows: Uint32Array, at: number) => boolean,
): void {
  const { firstShown, regions, groups } = store;
  const { regionSummaries, groupSummaries, summaries, digests, wishDigests, onlys, counts } = store.arrays;
  for (let region = 0; region < regions.length; region++) {
    if (!mayHold(regionSummaries, region)) continue;
    for (const group of regions[region] ?? []) {
      if (!mayHold(groupSummaries, group)) continue;
      for (const block of groups[group] ?? []) if (mayHold(summaries, block) && !visitBlock(block)) return;
    }
  }

  function mayHold(of: Uint32Array, which: number): boolean {
    const at = which * wordsASummary;
    if (isWorth && !isWorth(of, at)) return false;
    if (only && !anyMayPass(only, of, at, firstShown)) return false;
    return lossOfSummary(bounds, of, at, below) < below;
  }

  function visitBlock(block: number): boolean {
    const first = block * rowsABlock;
    const end = first + (counts[block] ?? 0);
    for (let place = first; place < end; place++) {
      if (only && !mayPass(only, onlys[place] ?? 0, firstShown)) continue;
      const digest = place * wordsADigest;
      if (lossOfDigest(bounds.byByte, digests[digest + 1] ?? 0, digests[digest + 2] ?? 0, below) >= below) continue;
      if (areMustsFirst && failsMust(pleasing, wishDigests, place * wordsAWishDigest)) continue;
      const rows = store.shelfOf(block);
      const at = store.offsetOf(block) + (place - first) * wordsARow;
      if (only && !passes(only, rows, at)) continue;
      if (!visit(rows, at)) return false;
    }
    return true;
  }
}
