import type { Dictionaries } from './dictionaries.ts';
import { standingOf, wordsARow } from './layout.ts';

// Two points.
const standingsABand = 210;

/**
 * Where a row lies among the others, 32 bits: those who can score most without regard to the seeker first, in bands of two
 * points; in a band by religion, caste, birth in spans of four years, and district, which wishes ask most often. Only how
 * quickly rows are found depends on it.
 */
export function keyOf(rows: Uint32Array, at: number, firstDay: number, { places }: Dictionaries): number {
  const band = 127 - Math.min(127, Math.floor(standingOf(rows, at, firstDay) / standingsABand));
  const word3 = rows[at + 3] ?? 0;
  const caste = ((rows[at + 2] ?? 0) >>> 22) & 127;
  const birth = ((rows[at + 1] ?? 0) >>> 27) & 31;
  const district = (places[word3 >>> 13]?.district ?? 0) & 255;
  return ((band << 25) | ((word3 & 31) << 20) | (caste << 13) | (birth << 8) | district) >>> 0;
}

const most = 2 ** 21;

/** The numbers of the rows in the order of their keys. */
export function sortByKey(rows: Uint32Array, firstDay: number, dictionaries: Dictionaries): Uint32Array {
  const count = rows.length / wordsARow;
  // Key and number in one float of 53 bits are sorted without a comparison in JavaScript.
  if (count > most) throw new RangeError(`At most ${most} rows can be sorted at once.`);
  const keys = new Float64Array(count);
  for (let row = 0; row < count; row++) keys[row] = keyOf(rows, row * wordsARow, firstDay, dictionaries) * most + row;
  keys.sort();
  return Uint32Array.from(keys, (key) => key % most);
}
