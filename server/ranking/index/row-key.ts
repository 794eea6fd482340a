import type { Dictionaries } from './dictionaries.ts';
import { rowFields, standingOf, standingsAPoint, wordsARow } from './layout.ts';
import { read } from './packed.ts';

// Three points; but where all good lists begin, one.
const wideBand = 3 * standingsAPoint;
const narrowBand = standingsAPoint;
const firstNarrow = 36 * standingsAPoint;
const lastBand = 127;

function bandOf(standing: number): number {
  const band =
    standing < firstNarrow
      ? Math.floor(standing / wideBand)
      : firstNarrow / wideBand + Math.floor((standing - firstNarrow) / narrowBand);
  return Math.max(0, lastBand - band);
}

/**
 * Where a row lies among the others, 32 bits: those who can score most without regard to the seeker first, in bands; in a
 * band by religion, caste, birth in spans of four years, and district, which wishes ask most often. Only how
 * quickly rows are found depends on it.
 */
export function keyOf(rows: Uint32Array, at: number, firstWeek: number, { places }: Dictionaries): number {
  const band = bandOf(standingOf(rows, at, firstWeek));
  const caste = read(rows, at, rowFields.caste) & 127;
  const birth = read(rows, at, rowFields.birth) >>> 11;
  const district = (places[read(rows, at, rowFields.place)]?.district ?? 0) & 255;
  const religion = read(rows, at, rowFields.religion) & 31;
  return ((band << 25) | (religion << 20) | (caste << 13) | (birth << 8) | district) >>> 0;
}

const most = 2 ** 21;

/** One number for each row, its key and, below that, where it is: these can be sorted without a comparison in JavaScript. */
export function sortableKeys(rows: Uint32Array, firstWeek: number, dictionaries: Dictionaries): Float64Array {
  const count = rows.length / wordsARow;
  if (count > most) throw new RangeError(`At most ${most} rows can be sorted at once.`);
  const keys = new Float64Array(count);
  for (let row = 0; row < count; row++) keys[row] = keyOf(rows, row * wordsARow, firstWeek, dictionaries) * most + row;
  return keys;
}

export const rowOfKey = (key: number): number => key % most;

/** The last place whose key is not after this one; the first when all are. */
export function lastNotAfter(length: number, keyAt: (place: number) => number, key: number): number {
  let low = 0;
  let high = length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (keyAt(middle) <= key) low = middle;
    else high = middle - 1;
  }
  return low;
}
