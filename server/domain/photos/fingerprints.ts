/** Fingerprints of the same picture differ in at most this many bits. */
export const MOST_DIFFERENT_BITS = 7;

/** A fingerprint has four quarters of 16 bits. */
const QUARTER_BITS = 16;
const QUARTERS = 4;

/**
 * Splits a fingerprint, a text of zeros and ones, into its quarters. Each becomes a number that includes its position,
 * as the index of files stores it.
 */
export const bandsOf = (fingerprint: string): number[] =>
  Array.from({ length: QUARTERS }, (_, index) => {
    const quarter = fingerprint.slice(index * QUARTER_BITS, (index + 1) * QUARTER_BITS);
    return index * 2 ** QUARTER_BITS + Number.parseInt(quarter, 2);
  });

/**
 * Returns for each quarter its value and all values that differ from it in one bit. If two fingerprints differ in at
 * most `MOST_DIFFERENT_BITS`, a quarter of one is among these values of the other: two differing bits in every quarter
 * would exceed that limit.
 */
export const probesOf = (fingerprint: string): number[][] =>
  bandsOf(fingerprint).map((band) => [band, ...Array.from({ length: QUARTER_BITS }, (_, bit) => band ^ (1 << bit))]);
