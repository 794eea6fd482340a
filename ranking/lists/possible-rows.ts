import { lossOfDigest, lossOfSummary } from '../question/bounds.ts';
import type { Question } from '../question/question.ts';
import { wordsARow } from '../rows/layout.ts';
import { wordsADigest } from '../short/digest.ts';
import { mayPass, passes } from '../short/filter.ts';
import { firstRows, lowestRow, rowsWithinMusts, startOfSets } from '../short/row-sets.ts';
import { anyMayPass, wordsASummary } from '../short/summary.ts';
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
  /** Whether a row of this summary may be of interest to the caller. By default every one is. */
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
  const { regionSummaries, groupSummaries, summaries, digests, rowSets, onlys, counts } = store.arrays;
  for (let region = 0; region < regions.length; region++) {
    if (!mayHold(regionSummaries, region)) continue;
    for (const group of regions[region] ?? []) {
      if (!mayHold(groupSummaries, group)) continue;
      for (const block of groups[group] ?? []) if (mayHold(summaries, block) && !visitBlock(block)) return;
    }
  }

  function mayHold(levelSummaries: Uint32Array, index: number): boolean {
    const at = index * wordsASummary;
    if (isWorth && !isWorth(levelSummaries, at)) return false;
    if (only && !anyMayPass(only, levelSummaries, at, firstShown)) return false;
    return lossOfSummary(bounds, levelSummaries, at, below) < below;
  }

  /** Visits the possible rows of a block. Returns false if a visit has ended the search. */
  function visitBlock(block: number): boolean {
    const first = block * rowsABlock;
    const all = firstRows(counts[block] ?? 0);
    const rows = areMustsFirst ? rowsWithinMusts(pleasing, rowSets, startOfSets(block), all) : all;
    for (let rest = rows; rest !== 0; rest &= rest - 1) {
      const row = lowestRow(rest);
      const place = first + row;
      if (only && !mayPass(only, onlys[place] ?? 0, firstShown)) continue;
      const digest = place * wordsADigest;
      if (lossOfDigest(bounds.byByte, digests[digest] ?? 0, digests[digest + 1] ?? 0, below) >= below) continue;
      const shelf = store.shelfOf(block);
      const at = store.offsetOf(block) + row * wordsARow;
      if (only && !passes(only, shelf, at)) continue;
      if (!visit(shelf, at)) return false;
    }
    return true;
  }
}
