import { weekOfDay } from '#matching/calendar.ts';
import { freshForWeeks } from '#matching/rank.ts';
import type { Dictionaries } from './dictionaries.ts';
import { wordsADigest, writeDigest } from './digest.ts';
import { standingsAWeek, wordsARow } from './layout.ts';
import { firstShownWeek, onlyInShort } from './only.ts';
import { keyOf, lastNotAfter, rowOfKey, sortableKeys } from './row-key.ts';
import { addRow, addSummary, wordsASummary } from './summary.ts';
import { wordsAWishDigest, writeWishDigest } from './wish-digest.ts';

/** Rows lie in blocks of 32, 4,096 blocks in one array of 8 MB, and up to 16 neighbouring blocks are a group. */
export const rowsABlock = 32;
const wordsABlock = rowsABlock * wordsARow;
const shelfShift = 12;
const blocksAShelf = 1 << shelfShift;
const blocksAGroup = 16;

/**
 * The candidates of one gender in the order of `keyOf`, so that neighbours are alike; a tree of three levels, of which
 * blocks and groups have a summary that bounds what their rows can score.
 */
export interface BlockStore {
  size(): number;
  bytes(): number;
  /** The blocks of each group, by its number; none where a group was. */
  groups: readonly (readonly number[])[];
  /** By the number of the group. */
  groupSummaries: Uint32Array;
  /** By block: its summary, how many rows, and for each place of a row its digest and that of its wishes. */
  summaries: Uint32Array;
  counts: Uint8Array;
  digests: Uint32Array;
  wishDigests: Uint32Array;
  /** By the place of a row: `onlyInShort`, from this week on. */
  onlys: Uint16Array;
  firstShown: number;
  shelfOf(block: number): Uint32Array;
  offsetOf(block: number): number;
  /** What standings are worth less in a week than they say. */
  fadedIn(week: number): number;
  insert(row: Uint32Array): void;
  remove(id: number): boolean;
  /** Fills an empty store with many rows at once; lets others work in between. */
  fill(rows: Uint32Array): Promise<void>;
}

interface Group {
  number: number;
  blocks: number[];
}

/** `today` (days since 1970) decides in what order rows lie, and with it how quickly they are found, not what is found. */
export function makeBlockStore(dictionaries: Dictionaries, today: number): BlockStore {
  const firstWeek = weekOfDay(today) - freshForWeeks;
  const shelves: Uint32Array[] = [];
  const blockOf = new Map<number, number>();
  // In the order of keys; none is empty.
  const groups: Group[] = [];
  const groupBlocks: number[][] = [];
  const freeNumbers: number[] = [];
  const freeBlocks: number[] = [];
  const groupOf: Group[] = [];
  let blocks = 0;

  const store: BlockStore = {
    size: () => blockOf.size,
    bytes,
    groups: groupBlocks,
    groupSummaries: new Uint32Array(64 * wordsASummary),
    summaries: new Uint32Array(1024 * wordsASummary),
    counts: new Uint8Array(1024),
    digests: new Uint32Array(1024 * rowsABlock * wordsADigest),
    wishDigests: new Uint32Array(1024 * rowsABlock * wordsAWishDigest),
    onlys: new Uint16Array(1024 * rowsABlock),
    firstShown: firstShownWeek(weekOfDay(today)),
    shelfOf,
    offsetOf: (block) => (block & (blocksAShelf - 1)) * wordsABlock,
    fadedIn: (week) => standingsAWeek * (week - weekOfDay(today)),
    insert,
    remove,
    fill,
  };
  return store;

  function bytes(): number {
    const { groupSummaries, summaries, counts, digests, wishDigests, onlys } = store;
    const held = [...shelves, groupSummaries, summaries, counts, digests, wishDigests, onlys];
    return held.reduce((sum, { byteLength }) => sum + byteLength, 0) + blockOf.size * bytesAMapEntry;
  }

  function shelfOf(block: number): Uint32Array {
    const shelf = shelves[block >>> shelfShift];
    if (shelf === undefined) throw new RangeError(`There is no block ${block}.`);
    return shelf;
  }

  function insert(row: Uint32Array): void {
    const key = keyOf(row, 0, firstWeek, dictionaries);
    const group = groups[lastNotAfter(groups.length, (at) => firstKey(groups[at]?.blocks[0]), key)] ?? addGroup();
    const place = lastNotAfter(group.blocks.length, (at) => firstKey(group.blocks[at]), key);
    let block = group.blocks[place] ?? addBlock(group, 0);
    if (store.counts[block] === rowsABlock) {
      const second = split(block, place);
      if (key >= firstKey(second)) block = second;
    }
    put(block, row, key);
    summarizeAround(block);
  }

  function firstKey(block = -1): number {
    return keyOf(shelfOf(block), store.offsetOf(block), firstWeek, dictionaries);
  }

  function put(block: number, row: Uint32Array, key: number): void {
    const shelf = shelfOf(block);
    const from = store.offsetOf(block);
    const count = store.counts[block] ?? 0;
    const end = from + count * wordsARow;
    let at = from;
    while (at < end && keyOf(shelf, at, firstWeek, dictionaries) <= key) at += wordsARow;
    shelf.copyWithin(at + wordsARow, at, end);
    shelf.set(row, at);
    store.counts[block] = count + 1;
    blockOf.set(row[0] ?? 0, block);
  }

  /** Moves the second half of a full block to a new one behind it. */
  function split(block: number, place: number): number {
    const group = groupOf[block] ?? addGroup();
    const second = addBlock(group, place + 1);
    const kept = rowsABlock / 2;
    const from = store.offsetOf(block);
    const moved = shelfOf(block).subarray(from + kept * wordsARow, from + wordsABlock);
    shelfOf(second).set(moved, store.offsetOf(second));
    store.counts[block] = kept;
    store.counts[second] = rowsABlock - kept;
    for (let at = 0; at < moved.length; at += wordsARow) blockOf.set(moved[at] ?? 0, second);
    summarize(block);
    summarize(second);
    if (group.blocks.length > blocksAGroup) splitGroup(group);
    return second;
  }

  function splitGroup(group: Group): void {
    const second = newGroup(group.blocks.splice(blocksAGroup / 2));
    for (const block of second.blocks) groupOf[block] = second;
    groups.splice(groups.indexOf(group) + 1, 0, second);
    summarizeGroup(group);
    summarizeGroup(second);
  }

  function remove(id: number): boolean {
    const block = blockOf.get(id);
    if (block === undefined) return false;
    blockOf.delete(id);
    const shelf = shelfOf(block);
    const from = store.offsetOf(block);
    const count = store.counts[block] ?? 0;
    let at = from;
    while (shelf[at] !== id) at += wordsARow;
    shelf.copyWithin(at, at + wordsARow, from + count * wordsARow);
    store.counts[block] = count - 1;
    if (count === 1) dropBlock(block);
    else summarizeAround(block);
    return true;
  }

  function dropBlock(block: number): void {
    freeBlocks.push(block);
    const group = groupOf[block];
    if (group === undefined) return;
    group.blocks.splice(group.blocks.indexOf(block), 1);
    summarizeGroup(group);
    if (group.blocks.length > 0) return;
    groups.splice(groups.indexOf(group), 1);
    freeNumbers.push(group.number);
  }

  function summarizeAround(block: number): void {
    summarize(block);
    const group = groupOf[block];
    if (group) summarizeGroup(group);
  }

  function summarize(block: number): void {
    const rows = shelfOf(block);
    const from = store.offsetOf(block);
    const to = block * wordsASummary;
    store.summaries.fill(0, to, to + wordsASummary);
    for (let row = 0; row < (store.counts[block] ?? 0); row++) {
      const at = from + row * wordsARow;
      const place = block * rowsABlock + row;
      const digest = place * wordsADigest;
      writeDigest(store.digests, digest, rows, at, firstWeek);
      writeWishDigest(store.wishDigests, place * wordsAWishDigest, { rows, at, dictionaries });
      const only = onlyInShort(rows, at, store.firstShown);
      store.onlys[place] = only;
      addRow(store.summaries, to, { rows, at, digests: store.digests, digest, dictionaries, only });
    }
  }

  function summarizeGroup({ number, blocks: members }: Group): void {
    const to = number * wordsASummary;
    store.groupSummaries.fill(0, to, to + wordsASummary);
    for (const block of members) addSummary(store.groupSummaries, to, store.summaries, block * wordsASummary);
  }

  function addGroup(): Group {
    const group = newGroup([]);
    groups.push(group);
    return group;
  }

  function newGroup(members: number[]): Group {
    const number = freeNumbers.pop() ?? groupBlocks.length;
    groupBlocks[number] = members;
    if (groupBlocks.length * wordsASummary > store.groupSummaries.length) {
      store.groupSummaries = doubled(store.groupSummaries, new Uint32Array(store.groupSummaries.length * 2));
    }
    return { number, blocks: members };
  }

  function addBlock(group: Group, place: number): number {
    const block = freeBlocks.pop() ?? newBlock();
    group.blocks.splice(place, 0, block);
    groupOf[block] = group;
    store.counts[block] = 0;
    return block;
  }

  function newBlock(): number {
    if (blocks % blocksAShelf === 0) shelves.push(new Uint32Array(blocksAShelf * wordsABlock));
    if (blocks === store.counts.length) {
      store.summaries = doubled(store.summaries, new Uint32Array(store.summaries.length * 2));
      store.counts = doubled(store.counts, new Uint8Array(blocks * 2));
      store.wishDigests = doubled(store.wishDigests, new Uint32Array(store.wishDigests.length * 2));
      store.digests = doubled(store.digests, new Uint32Array(store.digests.length * 2));
      store.onlys = doubled(store.onlys, new Uint16Array(store.onlys.length * 2));
    }
    return blocks++;
  }

  async function fill(rows: Uint32Array): Promise<void> {
    if (rows.length === 0) return;
    const sorted = sortableKeys(rows, firstWeek, dictionaries);
    await letOthersWork();
    sorted.sort();
    await letOthersWork();
    let group = addGroup();
    for (let done = 0; done < sorted.length; done += rowsABlock) {
      if (group.blocks.length === blocksAGroup) {
        summarizeGroup(group);
        group = addGroup();
        await letOthersWork();
      }
      const block = addBlock(group, group.blocks.length);
      const shelf = shelfOf(block);
      let to = store.offsetOf(block);
      for (const key of sorted.subarray(done, done + rowsABlock)) {
        const from = rowOfKey(key) * wordsARow;
        for (let word = 0; word < wordsARow; word++) shelf[to + word] = rows[from + word] ?? 0;
        blockOf.set(rows[from] ?? 0, block);
        to += wordsARow;
      }
      store.counts[block] = Math.min(rowsABlock, sorted.length - done);
      summarize(block);
    }
    summarizeGroup(group);
  }
}

const bytesAMapEntry = 36;

const letOthersWork = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function doubled<A extends { set(values: A): void }>(values: A, larger: A): A {
  larger.set(values);
  return larger;
}
