import { type Liking, type SmallMarket, turned, withEach } from './small-market.ts';

const ROUNDS = 20_000;

/**
 * Returns the shares of pairs in a stable market with transferable utility (Choo and Siow 2006, applied to lists by
 * Tomita, Togashi, Hashizume, Ohsaka, RecSys 2023). Each share follows from the likings of both and from how many
 * people of each kind stay alone. Iterative proportional fitting finds the latter.
 */
export function transferable(market: SmallMarket): { left: Liking; right: Liking } {
  const kernel = withEach(market.left, market.right, (mine, theirs) => Math.exp((mine + theirs) / 2));
  const other = turned(kernel);
  let right = other.map(() => 1);
  let left = kernel.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    left = alone(kernel, right);
    right = alone(other, left);
  }
  const pairs = kernel.map((row, one) => row.map((both, two) => both * (left[one] ?? 0) * (right[two] ?? 0)));
  return { left: pairs, right: turned(pairs) };
}

/** Returns, for each person, the square root of the share that stays alone. */
const alone = (kernel: Liking, others: readonly number[]): number[] =>
  kernel.map((row) => {
    const half = row.reduce((sum, both, two) => sum + both * (others[two] ?? 0), 0) / 2;
    return Math.sqrt(1 + half * half) - half;
  });
