import { weekOfDay } from '#matching/calendar.ts';
import { freshForWeeks } from '#matching/rank.ts';
import type { Dictionaries } from '../rows/dictionaries.ts';
import { standingsAWeek, wordsARow } from '../rows/layout.ts';
import { makePriceState, type PriceState, writePrices } from '../rows/price-codes.ts';
import { keyOf } from '../rows/row-key.ts';
import { wordsADigest } from '../short/digest.ts';
import { firstShownWeek } from '../short/filter.ts';
import { setsABlock } from '../short/row-sets.ts';
import { type WeeklyRanks, wordsASummary } from '../short/summary.ts';
import { makeTieRanks, noTieKey, type TieRanks } from '../tie-ranks.ts';
import type { FilledStore } from './fill-store.ts';
import { makeIdTable, openIdTable } from './id-table.ts';
import {
  makeArrays,
  newBlock,
  offsetOf,
  rowsABlock,
  type StoreArrays,
  type SummaryBasis,
  shelfOf,
  summarizeBlock,
  wordsABlock,
} from './store-arrays.ts';
import { makeTree } from './tree.ts';

/**
 * The candidates of one gender in the order of `keyOf`, so that similar ones are neighbours. They form a tree of
 * blocks, groups and regions, each with a summary that bounds the scores of its rows.
 */
export interface BlockStore {
  size(): number;
  /** The memory of the store, in bytes. */
  bytes(): number;
  arrays: StoreArrays;
  /** The block numbers of each group; empty for a removed group. */
  groups: readonly (readonly number[])[];
  /** The group numbers of each region; empty for a removed region. */
  regions: readonly (readonly number[])[];
  /** The first week of showing that short forms distinguish (`firstShownWeek`). */
  firstShown: number;
  /** Which prices are in use. Changed only between two lists. */
  prices: Readonly<PriceState>;
  /** How equal candidates are ordered. */
  tieRanks: TieRanks;
  /** Whether summaries know the lowest ranks of a week. */
  knowsRanksOf(week: number): boolean;
  shelfOf(block: number): Uint32Array;
  offsetOf(block: number): number;
  /** Returns how much the stored standings must be reduced in a week. */
  fadedIn(week: number): number;
  /** Returns the row of a candidate. It is valid until the next change. */
  find(id: number): { rows: Uint32Array; at: number } | undefined;
  insert(row: Uint32Array): void;
  /** Removes a candidate. Returns whether there was one. */
  remove(id: number): boolean;
  /** Recomputes all digests and summaries, step by step. Rows may be inserted and removed between two steps. */
  summarizeAll(): Iterable<void>;
  /** Like `summarizeAll`, with the ranks of this week and the next, unless the summaries contain these already. */
  rankWeeks(week: number): Iterable<void>;
}

/** Returns the parameters by which rows are summarized in a store that is built `today` (days since 1970). */
export const summaryBasisOn = (today: number, dictionaries: Dictionaries, tieRanks: TieRanks): SummaryBasis => ({
  dictionaries,
  firstWeek: weekOfDay(today) - freshForWeeks,
  firstShown: firstShownWeek(weekOfDay(today)),
  ranks: ranksFrom(weekOfDay(today), tieRanks),
});

/** Returns the ranks of a week and the next. */
function ranksFrom(week: number, { ofWeek }: TieRanks): WeeklyRanks {
  const isEven = (week & 1) === 0;
  return isEven ? [ofWeek(week), ofWeek(week + 1)] : [ofWeek(week + 1), ofWeek(week)];
}

const weeksFrom = (week: number): readonly number[] => [week, week + 1];

/** What the stores of both genders share. */
export interface SharedByStores {
  prices: PriceState;
  tieRanks: TieRanks;
}

/** Makes a store. `today` affects the order of rows and so the speed of searches, but not the results. */
export function makeBlockStore(
  dictionaries: Dictionaries,
  today: number,
  filled?: FilledStore,
  { prices = makePriceState(), tieRanks = makeTieRanks(noTieKey) }: Partial<SharedByStores> = {},
): BlockStore {
  const seen = summaryBasisOn(today, dictionaries, tieRanks);
  let weeksKnown: readonly number[] = weeksFrom(weekOfDay(today));
  const arrays = filled?.arrays ?? makeArrays();
  const blockOf = filled ? openIdTable(filled.ids, filled.size) : makeIdTable();
  const tree = makeTree(arrays, firstKey);
  const freeBlocks: number[] = [];

  return {
    size: () => blockOf.size(),
    bytes: () => arrays.blocks * bytesABlock + blockOf.words().byteLength,
    arrays,
    groups: tree.groups,
    regions: tree.regions,
    firstShown: seen.firstShown,
    prices,
    tieRanks,
    knowsRanksOf: (week) => weeksKnown.includes(week),
    shelfOf: (block) => shelfOf(arrays, block),
    offsetOf,
    find,
    fadedIn: (week) => standingsAWeek * (week - weekOfDay(today)),
    insert,
    remove,
    summarizeAll,
    rankWeeks,
  };

  function find(id: number): { rows: Uint32Array; at: number } | undefined {
    const block = blockOf.get(id);
    if (block === undefined) return undefined;
    const rows = shelfOf(arrays, block);
    let at = offsetOf(block);
    // The first word of a row is its id.
    while (rows[at] !== id) at += wordsARow;
    return { rows, at };
  }

  function insert(row: Uint32Array): void {
    const key = keyOf(row, 0, seen.firstWeek, dictionaries);
    let block = tree.blockOf(key);
    if (block === undefined) {
      block = emptyBlock();
      tree.begin(block);
    }
    if (arrays.counts[block] === rowsABlock) {
      const second = split(block);
      if (key >= firstKey(second)) block = second;
    }
    insertInBlock(block, row, key);
    summarize(block);
    tree.summarizeAbove(block);
  }

  function firstKey(block: number): number {
    return keyOf(shelfOf(arrays, block), offsetOf(block), seen.firstWeek, dictionaries);
  }

  function insertInBlock(block: number, row: Uint32Array, key: number): void {
    const shelf = shelfOf(arrays, block);
    const from = offsetOf(block);
    const count = arrays.counts[block] ?? 0;
    const end = from + count * wordsARow;
    let at = from;
    while (at < end && keyOf(shelf, at, seen.firstWeek, dictionaries) <= key) at += wordsARow;
    shelf.copyWithin(at + wordsARow, at, end);
    shelf.set(row, at);
    arrays.counts[block] = count + 1;
    blockOf.set(row[0] ?? 0, block);
  }

  /** Moves the second half of a full block to a new block behind it. Returns the new block. */
  function split(block: number): number {
    const second = emptyBlock();
    const kept = rowsABlock / 2;
    const from = offsetOf(block);
    const moved = shelfOf(arrays, block).subarray(from + kept * wordsARow, from + wordsABlock);
    shelfOf(arrays, second).set(moved, offsetOf(second));
    arrays.counts[block] = kept;
    arrays.counts[second] = rowsABlock - kept;
    for (let at = 0; at < moved.length; at += wordsARow) blockOf.set(moved[at] ?? 0, second);
    summarize(block);
    summarize(second);
    tree.addBehind(block, second);
    return second;
  }

  function remove(id: number): boolean {
    const block = blockOf.get(id);
    if (block === undefined) return false;
    blockOf.delete(id);
    const shelf = shelfOf(arrays, block);
    const from = offsetOf(block);
    const count = arrays.counts[block] ?? 0;
    let at = from;
    while (shelf[at] !== id) at += wordsARow;
    shelf.copyWithin(at, at + wordsARow, from + count * wordsARow);
    arrays.counts[block] = count - 1;
    if (count === 1) {
      freeBlocks.push(block);
      tree.drop(block);
      return true;
    }
    summarize(block);
    tree.summarizeAbove(block);
    return true;
  }

  /** Writes the current prices into the rows of a block, and recomputes its digests and summary. */
  function summarize(block: number): void {
    const shelf = shelfOf(arrays, block);
    const from = offsetOf(block);
    const end = from + (arrays.counts[block] ?? 0) * wordsARow;
    for (let at = from; at < end; at += wordsARow) writePrices(shelf, at, prices);
    summarizeBlock(arrays, block, seen);
  }

  function* rankWeeks(week: number): Generator<void> {
    const wanted = weeksFrom(week);
    weeksKnown = weeksKnown.filter((known) => wanted.includes(known));
    if (weeksKnown.length === wanted.length) return;
    seen.ranks = ranksFrom(week, tieRanks);
    yield* summarizeAll();
    weeksKnown = wanted;
  }

  function* summarizeAll(): Generator<void> {
    for (let block = 0; block < arrays.blocks; block++) {
      summarize(block);
      yield;
    }
    yield* tree.summarizeAll();
  }

  function emptyBlock(): number {
    const block = freeBlocks.pop() ?? newBlock(arrays);
    arrays.counts[block] = 0;
    return block;
  }
}

const bytesAWord = Uint32Array.BYTES_PER_ELEMENT;
// The row, its head, its digests, and its `onlyInShort`.
const bytesARow = bytesAWord * (wordsARow + 1 + wordsADigest + 1) + Uint16Array.BYTES_PER_ELEMENT;

/** Bytes of a block: its rows, what is known of them in short, and its summary. */
export const bytesABlock = rowsABlock * bytesARow + bytesAWord * (setsABlock + wordsASummary);
