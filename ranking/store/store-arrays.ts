import type { Dictionaries } from '../rows/dictionaries.ts';
import { wordsARow } from '../rows/layout.ts';
import { headOf, wordsADigest, writeDigest } from '../short/digest.ts';
import { onlyInShort } from '../short/filter.ts';
import { lengthOfSets, writeSets } from '../short/row-sets.ts';
import { addRow, type WeeklyRanks, wordsASummary } from '../short/summary.ts';
import { wishDigestOf } from '../short/wish-digest.ts';

/** The maximum number of rows in a block: a row set has a bit for each. */
export const rowsABlock = 32;
export const wordsABlock = rowsABlock * wordsARow;
/** The maximum number of neighbouring blocks in a group. */
export const blocksAGroup = 16;
/** The maximum number of neighbouring groups in a region. */
export const groupsARegion = 16;
/** A shelf is one array with the rows of many blocks. The block's number without the lowest bits is the shelf's. */
const shelfShift = 12;
const blocksAShelf = 1 << shelfShift;

/** The data of a store, in words that can be transferred to another thread. The arrays have spare room. */
export interface StoreArrays {
  shelves: Uint32Array[];
  /** The number of blocks taken, including those that are empty again. */
  blocks: number;
  /** The number of rows of each block. */
  counts: Uint8Array;
  /** The summary of each block. */
  summaries: Uint32Array;
  /** The head of each row (`headOf`), by the row's position. */
  heads: Uint32Array;
  /** The digest of each row. */
  digests: Uint32Array;
  /** The wish digest of each row. */
  wishDigests: Uint32Array;
  /** The row sets of each block, from `startOfSets` on. */
  rowSets: Uint32Array;
  /** The `onlyInShort` of each row, from the week `firstShown` on. */
  onlys: Uint16Array;
  /** The summary of each group. */
  groupSummaries: Uint32Array;
  /** The summary of each region. */
  regionSummaries: Uint32Array;
}

const spareBlocks = 1024;

/** Makes arrays for twice this many blocks and `spareBlocks` more. Memory that is never written is never allocated. */
export function makeArrays(blocks = 0): StoreArrays {
  const room = 2 * blocks + spareBlocks;
  const groups = Math.ceil(room / blocksAGroup);
  return {
    shelves: [],
    blocks: 0,
    counts: new Uint8Array(room),
    summaries: new Uint32Array(room * wordsASummary),
    heads: new Uint32Array(room * rowsABlock),
    digests: new Uint32Array(room * rowsABlock * wordsADigest),
    wishDigests: new Uint32Array(room * rowsABlock),
    rowSets: new Uint32Array(lengthOfSets(room)),
    onlys: new Uint16Array(room * rowsABlock),
    groupSummaries: new Uint32Array(groups * wordsASummary),
    regionSummaries: new Uint32Array(Math.ceil(groups / groupsARegion) * wordsASummary),
  };
}

/** Returns the array with the rows of a block. */
export function shelfOf({ shelves }: StoreArrays, block: number): Uint32Array {
  const shelf = shelves[block >>> shelfShift];
  if (shelf === undefined) throw new RangeError(`There is no block ${block}.`);
  return shelf;
}

/** Returns the position of a block's first row in its shelf. */
export const offsetOf = (block: number): number => (block & (blocksAShelf - 1)) * wordsABlock;

/** Returns the number of a block that was never used. Doubles the arrays of blocks if they are full. */
export function newBlock(arrays: StoreArrays): number {
  const block = arrays.blocks++;
  if (block % blocksAShelf === 0) arrays.shelves.push(new Uint32Array(blocksAShelf * wordsABlock));
  if (block === arrays.counts.length) {
    arrays.counts = doubled(arrays.counts, new Uint8Array(block * 2));
    arrays.summaries = doubled(arrays.summaries, new Uint32Array(arrays.summaries.length * 2));
    arrays.heads = doubled(arrays.heads, new Uint32Array(arrays.heads.length * 2));
    arrays.digests = doubled(arrays.digests, new Uint32Array(arrays.digests.length * 2));
    arrays.wishDigests = doubled(arrays.wishDigests, new Uint32Array(arrays.wishDigests.length * 2));
    arrays.rowSets = doubled(arrays.rowSets, new Uint32Array(arrays.rowSets.length * 2));
    arrays.onlys = doubled(arrays.onlys, new Uint16Array(arrays.onlys.length * 2));
  }
  return block;
}

/** Returns summaries with room for the one with this number: the same array, or a copy of twice the length. */
export const withRoomFor = (summaries: Uint32Array, number: number): Uint32Array =>
  (number + 1) * wordsASummary <= summaries.length
    ? summaries
    : doubled(summaries, new Uint32Array(summaries.length * 2));

function doubled<A extends { set(values: A): void }>(values: A, larger: A): A {
  larger.set(values);
  return larger;
}

/** The parameters by which rows are summarized. Both weeks are `weekOfDay`. */
export interface SummaryBasis {
  dictionaries: Dictionaries;
  /** The week from which the freshness in standings is counted. */
  firstWeek: number;
  /** The first week of showing that short forms distinguish. */
  firstShown: number;
  ranks: WeeklyRanks;
}

/** Writes what is read of a block's rows in short, and its summary. */
export function summarizeBlock(
  arrays: StoreArrays,
  block: number,
  { dictionaries, firstWeek, firstShown, ranks }: SummaryBasis,
): void {
  const { summaries, heads, digests, wishDigests, rowSets, onlys, counts } = arrays;
  const rows = shelfOf(arrays, block);
  const from = offsetOf(block);
  const to = block * wordsASummary;
  summaries.fill(0, to, to + wordsASummary);
  const count = counts[block] ?? 0;
  writeSets(rowSets, block, { rows, from, count, dictionaries });
  for (let row = 0; row < count; row++) {
    const at = from + row * wordsARow;
    const place = block * rowsABlock + row;
    const digest = place * wordsADigest;
    const head = headOf(rows, at, firstWeek);
    heads[place] = head;
    writeDigest(digests, digest, rows, at);
    wishDigests[place] = wishDigestOf(rows, at);
    const only = onlyInShort(rows, at, firstShown);
    onlys[place] = only;
    addRow(summaries, to, { rows, at, head, digests, digest, dictionaries, only, ranks });
  }
}
