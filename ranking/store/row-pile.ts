import { wordsARow } from '../rows/layout.ts';

const rowsAChunk = 1 << 14;

/** Rows as they come, before they are put in order. */
export interface RowPile {
  count(): number;
  add(row: Uint32Array): void;
  /** The words in which a row lies, and where in them. */
  chunkOf(row: number): Uint32Array;
  offsetOf(row: number): number;
}

/** Grows piece by piece: nothing is copied, and hardly more memory is taken than rows need. */
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
