import { standingOf, staticCeilingOf, wordsARow } from './layout.ts';

/** Rows lie in blocks of 32, and 4,096 blocks in one array of 8 MB. */
export const rowsABlock = 32;
const wordsABlock = rowsABlock * wordsARow;
const shelfShift = 12;
const blocksAShelf = 1 << shelfShift;
const none = -1;

/**
 * The candidates of one gender, in cells of equal religion, caste and horoscope class. A cell is a chain of blocks, and
 * its rows descend by standing along the chain, so that reading may stop where the best to come is not good enough.
 */
export interface BlockStore {
  size(): number;
  bytes(): number;
  cellCount(): number;
  /** By cell: its kind (a code of `kinds`), its horoscope class, its first block and the highest fadeless ceiling in it. */
  cellKind: Uint16Array;
  cellClass: Uint16Array;
  cellFirst: Int32Array;
  cellCeiling: Int32Array;
  /** By kind: religion and caste, 0 for unknown. */
  kinds: { religion: number; caste: number }[];
  /** By block: the next of its cell or -1, how many rows, the highest standing. */
  blockNext: Int32Array;
  blockCount: Uint8Array;
  blockStanding: Int32Array;
  shelfOf(block: number): Uint32Array;
  offsetOf(block: number): number;
  insert(row: Uint32Array): void;
  remove(id: number): boolean;
}

export function makeBlockStore(): BlockStore {
  const shelves: Uint32Array[] = [];
  const blockOf = new Map<number, number>();
  const cellCodes = new Map<number, number>();
  const kindCodes = new Map<number, number>();
  const freeBlocks: number[] = [];
  let blockCell = new Int32Array(1024);
  let cells = 0;
  let blocks = 0;

  const store: BlockStore = {
    size: () => blockOf.size,
    bytes: () =>
      shelves.length * blocksAShelf * wordsABlock * 4 + blocks * 13 + cells * 12 + blockOf.size * bytesOfMapEntry,
    cellCount: () => cells,
    cellKind: new Uint16Array(1024),
    cellClass: new Uint16Array(1024),
    cellFirst: new Int32Array(1024),
    cellCeiling: new Int32Array(1024),
    kinds: [],
    blockNext: new Int32Array(1024),
    blockCount: new Uint8Array(1024),
    blockStanding: new Int32Array(1024),
    shelfOf,
    offsetOf: (block) => (block & (blocksAShelf - 1)) * wordsABlock,
    insert,
    remove,
  };
  return store;

  function shelfOf(block: number): Uint32Array {
    const shelf = shelves[block >>> shelfShift];
    if (shelf === undefined) throw new RangeError(`There is no block ${block}.`);
    return shelf;
  }

  function insert(row: Uint32Array): void {
    const cell = cellOf(row);
    const standing = standingOfRow(row, 0);
    store.cellCeiling[cell] = Math.max(store.cellCeiling[cell] ?? 0, ceilingOfRow(row, 0));
    let block = store.cellFirst[cell] ?? none;
    if (block === none) {
      block = takeBlock(cell);
      store.cellFirst[cell] = block;
    }
    for (let next = store.blockNext[block] ?? none; next !== none; next = store.blockNext[block] ?? none) {
      if ((store.blockStanding[next] ?? 0) < standing) break;
      block = next;
    }
    if (store.blockCount[block] === rowsABlock) block = split(block, standing);
    put(block, row, standing);
  }

  function put(block: number, row: Uint32Array, standing: number): void {
    const shelf = shelfOf(block);
    const from = store.offsetOf(block);
    const count = store.blockCount[block] ?? 0;
    let at = from;
    const end = from + count * wordsARow;
    while (at < end && standingOfRow(shelf, at) >= standing) at += wordsARow;
    shelf.copyWithin(at + wordsARow, at, end);
    shelf.set(row, at);
    store.blockCount[block] = count + 1;
    store.blockStanding[block] = standingOfRow(shelf, from);
    blockOf.set(row[0] ?? 0, block);
  }

  /** Makes room in a full block and says which half a row of this standing goes to. */
  function split(block: number, standing: number): number {
    const second = takeBlock(blockCell[block] ?? 0);
    store.blockNext[second] = store.blockNext[block] ?? none;
    store.blockNext[block] = second;
    const [shelf, from] = [shelfOf(block), store.offsetOf(block)];
    const [other, to] = [shelfOf(second), store.offsetOf(second)];
    // A row that goes last leaves the first half full: rows often come in order.
    const kept = standing < standingOfRow(shelf, from + (rowsABlock - 1) * wordsARow) ? rowsABlock - 4 : rowsABlock / 2;
    other.set(shelf.subarray(from + kept * wordsARow, from + wordsABlock), to);
    store.blockCount[block] = kept;
    store.blockCount[second] = rowsABlock - kept;
    store.blockStanding[second] = standingOfRow(other, to);
    for (let at = to; at < to + (rowsABlock - kept) * wordsARow; at += wordsARow) blockOf.set(other[at] ?? 0, second);
    return standing > (store.blockStanding[second] ?? 0) ? block : second;
  }

  function remove(id: number): boolean {
    const block = blockOf.get(id);
    if (block === undefined) return false;
    blockOf.delete(id);
    const shelf = shelfOf(block);
    const from = store.offsetOf(block);
    const count = store.blockCount[block] ?? 0;
    const end = from + count * wordsARow;
    let at = from;
    while (at < end && shelf[at] !== id) at += wordsARow;
    shelf.copyWithin(at, at + wordsARow, end);
    store.blockCount[block] = count - 1;
    if (count === 1) dropBlock(block);
    else store.blockStanding[block] = standingOfRow(shelf, from);
    return true;
  }

  function dropBlock(block: number): void {
    const cell = blockCell[block] ?? 0;
    const next = store.blockNext[block] ?? none;
    if (store.cellFirst[cell] === block) {
      store.cellFirst[cell] = next;
      if (next === none) store.cellCeiling[cell] = 0;
    } else {
      let before = store.cellFirst[cell] ?? none;
      while (before !== none && store.blockNext[before] !== block) before = store.blockNext[before] ?? none;
      store.blockNext[before] = next;
    }
    freeBlocks.push(block);
  }

  function takeBlock(cell: number): number {
    const block = freeBlocks.pop() ?? addBlock();
    blockCell[block] = cell;
    store.blockNext[block] = none;
    store.blockCount[block] = 0;
    return block;
  }

  function addBlock(): number {
    if (blocks % blocksAShelf === 0) shelves.push(new Uint32Array(blocksAShelf * wordsABlock));
    if (blocks === blockCell.length) {
      blockCell = doubled(blockCell, new Int32Array(blocks * 2));
      store.blockNext = doubled(store.blockNext, new Int32Array(blocks * 2));
      store.blockCount = doubled(store.blockCount, new Uint8Array(blocks * 2));
      store.blockStanding = doubled(store.blockStanding, new Int32Array(blocks * 2));
    }
    return blocks++;
  }

  function cellOf(row: Uint32Array): number {
    const religion = (row[3] ?? 0) & 31;
    const caste = (row[2] ?? 0) >>> 22;
    const horoscopeClass = (row[4] ?? 0) & 0xffff;
    const kindKey = religion * 1024 + caste;
    const key = kindKey * 65_536 + horoscopeClass;
    const known = cellCodes.get(key);
    if (known !== undefined) return known;
    let kind = kindCodes.get(kindKey);
    if (kind === undefined) {
      kind = store.kinds.length;
      store.kinds.push({ religion, caste });
      kindCodes.set(kindKey, kind);
    }
    if (cells === store.cellKind.length) {
      store.cellKind = doubled(store.cellKind, new Uint16Array(cells * 2));
      store.cellClass = doubled(store.cellClass, new Uint16Array(cells * 2));
      store.cellFirst = doubled(store.cellFirst, new Int32Array(cells * 2));
      store.cellCeiling = doubled(store.cellCeiling, new Int32Array(cells * 2));
    }
    const cell = cells++;
    cellCodes.set(key, cell);
    store.cellKind[cell] = kind;
    store.cellClass[cell] = horoscopeClass;
    store.cellFirst[cell] = none;
    return cell;
  }
}

const bytesOfMapEntry = 36;

function doubled<A extends { set(values: A): void }>(values: A, larger: A): A {
  larger.set(values);
  return larger;
}

const ceilingOfRow = (rows: Uint32Array, at: number): number =>
  staticCeilingOf(((rows[at + 3] ?? 0) >>> 8) & 31, (rows[at + 14] ?? 0) >>> 24 !== 0);

const standingOfRow = (rows: Uint32Array, at: number): number =>
  standingOf(ceilingOfRow(rows, at), (rows[at + 4] ?? 0) >>> 16);
