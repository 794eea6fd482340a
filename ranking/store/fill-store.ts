import { wordsARow } from '../rows/layout.ts';
import { keyOf, orderOf } from '../rows/row-key.ts';
import { addSummary, wordsASummary } from '../short/summary.ts';
import { makeIdTable } from './id-table.ts';
import type { RowPile } from './row-pile.ts';
import { letOthersWork } from './slices.ts';
import {
  blocksAGroup,
  groupsARegion,
  makeArrays,
  newBlock,
  offsetOf,
  rowsABlock,
  type StoreArrays,
  type SummaryBasis,
  shelfOf,
  summarizeBlock,
} from './store-arrays.ts';

/** A store after filling: blocks, groups and regions are full, except the last of each, and are in order. */
export interface FilledStore {
  arrays: StoreArrays;
  /** The words of an `IdTable` with the block of each id. */
  ids: Uint32Array;
  size: number;
}

/** Sorts rows and fills whole blocks. Yields to other work in between. */
export async function fillStore(pile: RowPile, seen: SummaryBasis): Promise<FilledStore> {
  const count = pile.count();
  const keys = new Uint32Array(count);
  for (let row = 0; row < count; row++)
    keys[row] = keyOf(pile.chunkOf(row), pile.offsetOf(row), seen.firstWeek, seen.dictionaries);
  await letOthersWork();
  const order = orderOf(keys);
  const arrays = makeArrays(Math.ceil(count / rowsABlock));
  const ids = makeIdTable(count);
  for (let start = 0; start < count; start += rowsABlock) {
    const block = newBlock(arrays);
    if (block % blocksAGroup === 0) await letOthersWork();
    const end = Math.min(start + rowsABlock, count);
    for (let place = start; place < end; place++) {
      const to = offsetOf(block) + (place - start) * wordsARow;
      ids.set(copyRow(pile, order[place] ?? 0, shelfOf(arrays, block), to), block);
    }
    arrays.counts[block] = end - start;
    summarizeBlock(arrays, block, seen);
    addAbove(arrays, block);
  }
  return { arrays, ids: ids.words(), size: count };
}

/** Copies a row and returns its id. */
function copyRow(pile: RowPile, row: number, shelf: Uint32Array, to: number): number {
  const chunk = pile.chunkOf(row);
  const from = pile.offsetOf(row);
  for (let word = 0; word < wordsARow; word++) shelf[to + word] = chunk[from + word] ?? 0;
  return shelf[to] ?? 0;
}

/** Adds the summary of a block to those of its group and its region. */
function addAbove({ summaries, groupSummaries, regionSummaries }: StoreArrays, block: number): void {
  const group = Math.floor(block / blocksAGroup);
  addSummary(groupSummaries, group * wordsASummary, summaries, block * wordsASummary);
  const region = Math.floor(group / groupsARegion);
  addSummary(regionSummaries, region * wordsASummary, summaries, block * wordsASummary);
}
