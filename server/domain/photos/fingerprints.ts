const QUARTER_BITS = 16;
const QUARTERS = 4;

/** The four quarters of a fingerprint of 64 noughts and ones, each a number with its place, as the index of files has them. */
export const bandsOf = (fingerprint: string): number[] =>
  Array.from({ length: QUARTERS }, (_, at) => {
    const quarter = fingerprint.slice(at * QUARTER_BITS, (at + 1) * QUARTER_BITS);
    return at * 2 ** QUARTER_BITS + Number.parseInt(quarter, 2);
  });

/**
 * Of each quarter itself and those that differ in one bit. Two fingerprints that differ in at most seven bits share one of
 * these: four quarters with two differences each would be eight.
 */
export const probesOf = (fingerprint: string): number[][] =>
  bandsOf(fingerprint).map((band) => [band, ...Array.from({ length: QUARTER_BITS }, (_, bit) => band ^ (1 << bit))]);

/** In so many bits fingerprints of one picture differ at most. */
export const MOST_DIFFERENT_BITS = 7;
