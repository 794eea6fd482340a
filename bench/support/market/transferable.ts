import { type Liking, type SmallMarket, turned, withEach } from './small-market.ts';

const ROUNDS = 20_000;

/**
 * Returns the shares of pairs in a stable market with transferable utility (Choo and Siow 2006, applied to lists by
 * Tomita, Togashi, Hashizume, Ohsaka, RecSys 2023). Each share follows from the likings of both and from how many
 * people of each kind stay alone. Iterative proportional fitting finds the latter.
 */
export function transferable(market: SmallMarket): { left: Liking; right: Liking } {
  const kernel = withEach(market.left, market.right, (mine, theirs) => Math.exp((mine + theirs) / 2));
  const kernelOfRight = turned(kernel);
  let right = kernelOfRight.map(() => 1);
  let left = kernel.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    left = rootOfAlone(kernel, right);
    right = rootOfAlone(kernelOfRight, left);
  }
  const pairs = kernel.map((row, person) =>
    row.map((weight, partner) => weight * (left[person] ?? 0) * (right[partner] ?? 0)),
  );
  return { left: pairs, right: turned(pairs) };
}

/** Returns, for each person, the square root of the share that stays alone. */
const rootOfAlone = (kernel: Liking, others: readonly number[]): number[] =>
  kernel.map((row) => {
    const half = row.reduce((sum, weight, partner) => sum + weight * (others[partner] ?? 0), 0) / 2;
    return Math.sqrt(1 + half * half) - half;
  });
