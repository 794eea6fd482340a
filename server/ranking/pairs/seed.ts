import { createHmac } from 'node:crypto';

/** Two secret words of a week, which decide between equals. */
export type Seed = readonly [number, number];

/** Returns a function from a week's Monday to its seed. The same key and week give the same seed. */
export function makePairSeed(key: Buffer): (week: string) => Seed {
  return (week) => {
    const words = createHmac('sha256', key).update(week).digest();
    return [words.readUInt32LE(0), words.readUInt32LE(4)];
  };
}

/**
 * Returns a 32-bit number that is unpredictable without the seed, and the same for a pair from either side. `bride` and
 * `groom` are the numbers of their profile ids. The factors are odd constants that spread the bits.
 */
export function hashOfPair([first, second]: Seed, bride: number, groom: number): number {
  let mixed = Math.imul(bride ^ first, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ groom, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13) ^ second, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x27d4eb2f);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** One pair in this many is left out of a week, so that not being introduced reveals nothing. */
const leftOutOneIn = 10;

/** Whether a pair is left out of the week. */
export const isLeftOut = (seed: Seed, bride: number, groom: number): boolean =>
  hashOfPair([seed[1], seed[0]], bride, groom) % leftOutOneIn === 0;
