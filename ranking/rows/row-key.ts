import { india } from '#matching/wishes/country-wish.ts';
import type { Dictionaries } from './dictionaries.ts';
import { rowFields, sortStandingOf, standingsAPoint } from './layout.ts';
import { read } from './packed.ts';

// The widths of the bands of standings. From `firstNarrow` on, where all good lists begin, bands are narrow.
const wideBand = 3 * standingsAPoint;
const narrowBand = standingsAPoint;
const firstNarrow = 33 * standingsAPoint;
// The key has six bits for the band.
const lastBand = 63;

/** Returns the number of a standing's band; the highest standings are in band 0. */
function bandOf(standing: number): number {
  const band =
    standing < firstNarrow
      ? Math.floor(standing / wideBand)
      : Math.ceil(firstNarrow / wideBand) + Math.floor((standing - firstNarrow) / narrowBand);
  return Math.max(0, lastBand - band);
}

/**
 * Returns the 32-bit sort key of a row. First by the possible score apart from the seeker, in bands. Within a band the
 * few candidates in other countries are separate, so that a wish for a country need not read every block. Then by
 * religion, caste, birth in spans of four years, groups of four districts, which wishes use most often, and last the
 * Moon's rashi, which decides half of the horoscope points (docs/decisions/0010-ranking-index.md). The key affects only
 * speed.
 */
export function keyOf(rows: Uint32Array, at: number, firstWeek: number, { places, classes }: Dictionaries): number {
  const band = bandOf(sortStandingOf(rows, at, firstWeek));
  const caste = read(rows, at, rowFields.caste) & 127;
  // Spans of four years; sixteen cover everybody who is searching.
  const span = (read(rows, at, rowFields.birth) >>> 11) & 15;
  const districts = ((places[read(rows, at, rowFields.place)]?.district ?? 0) & 255) >>> 2;
  const religion = read(rows, at, rowFields.religion) & 15;
  const country = read(rows, at, rowFields.country);
  const isAbroad = country !== 0 && country !== india ? 1 : 0;
  const rashi = classes[read(rows, at, rowFields.horoscope)]?.rashi ?? 0;
  // From the highest bit down: band 6 bits, abroad 1, religion 4, caste 7, span 4, districts 6, rashi 4.
  return (
    ((band << 26) | (isAbroad << 25) | (religion << 21) | (caste << 14) | (span << 10) | (districts << 4) | rashi) >>> 0
  );
}

// A radix sort by three digits covers the 32 bits of a key.
const bitsADigit = 11;
const digits = 3;
const valuesADigit = 1 << bitsADigit;

/**
 * Returns the row numbers in the order of their keys, equal keys by the lower number. Uses a radix sort, without
 * comparisons.
 */
export function orderOf(keys: Uint32Array): Uint32Array {
  let order = new Uint32Array(keys.length);
  let other = new Uint32Array(keys.length);
  for (let row = 0; row < order.length; row++) order[row] = row;
  for (let digit = 0; digit < digits; digit++) {
    sortByDigit(keys, digit * bitsADigit, order, other);
    [order, other] = [other, order];
  }
  return order;
}

/** Copies the row numbers from one array to another, sorted by one digit of their keys. */
function sortByDigit(keys: Uint32Array, shift: number, from: Uint32Array, to: Uint32Array): void {
  const starts = new Uint32Array(valuesADigit + 1);
  for (let row = 0; row < keys.length; row++) {
    const nextValue = 1 + (((keys[row] ?? 0) >>> shift) & (valuesADigit - 1));
    starts[nextValue] = (starts[nextValue] ?? 0) + 1;
  }
  for (let value = 1; value <= valuesADigit; value++) starts[value] = (starts[value] ?? 0) + (starts[value - 1] ?? 0);
  for (let at = 0; at < from.length; at++) {
    const row = from[at] ?? 0;
    const value = ((keys[row] ?? 0) >>> shift) & (valuesADigit - 1);
    const place = starts[value] ?? 0;
    starts[value] = place + 1;
    to[place] = row;
  }
}

/** Returns the last position whose key is not greater than this one; 0 if all are greater. */
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
