import { wordsARow } from '../rows/layout.ts';

const rowsAChunk = 1 << 14;

/** Rows in order of arrival, before they are sorted. */
export interface RowPile {
  count(): number;
  add(row: Uint32Array): void;
  /** Returns the words that contain a row. @throws RangeError if there is no such row */
  chunkOf(row: number): Uint32Array;
  /** Returns the position of a row in its chunk. */
  offsetOf(row: number): number;
}

/** Returns a pile that grows in chunks. Nothing is copied, and it takes hardly more memory than its rows. */
export function makeRowPile(): RowPile {
  const chunks: Uint32Array[] = [];
  let count = 0;
  const chunkOf = (row: number): Uint32Array => {
    const chunk = chunks[Math.floor(row / rowsAChunk)];
    if (chunk === undefined) throw new RangeError(`There is no row ${row}.`);
    return chunk;
  };
  const offsetOf = (row: number): number => (row % rowsAChunk) * wordsARow;
  return {
    count: () => count,
    chunkOf,
    offsetOf,
    add(row) {
      if (count % rowsAChunk === 0) chunks.push(new Uint32Array(rowsAChunk * wordsARow));
      chunkOf(count).set(row, offsetOf(count));
      count++;
    },
  };
}
