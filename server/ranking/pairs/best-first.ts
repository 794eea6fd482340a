import { isAboveFloor, type Market, type Matching, nobody } from './market.ts';
import { hashOfPair } from './seed.ts';

/** One side during the matching, with the partners of its families. */
interface Taking {
  market: Market;
  isBrides: boolean;
  mine: Int32Array;
  theirs: Int32Array;
}

/**
 * Takes the best pair, then the best of those that are left, and so on. No sorting is needed: a pair that is the best
 * for both its families is always taken before any other pair of either.
 */
export function takeBestFirst(market: Market, { groomOf, brideOf }: Matching): void {
  const brides: Taking = { market, isBrides: true, mine: groomOf, theirs: brideOf };
  const grooms: Taking = { market, isBrides: false, mine: brideOf, theirs: groomOf };
  for (let bride = 0; bride < groomOf.length; bride++) {
    // Each family on the path prefers the next one to the previous one. So the path ends at a pair that prefer each
    // other.
    const way = [bride];
    while (way.length > 0) {
      const side = way.length % 2 === 1 ? brides : grooms;
      const last = way.at(-1) ?? 0;
      const next = bestFree(side, last);
      if (next === nobody) way.pop();
      else if (way.at(-2) === next && way.length > 1) {
        side.mine[last] = next;
        side.theirs[next] = last;
        way.length -= 2;
      } else way.push(next);
    }
  }
}

function bestFree({ market, isBrides, mine, theirs }: Taking, one: number): number {
  if (mine[one] !== nobody) return nobody;
  const { from, other } = (isBrides ? market.brides : market.grooms).offers;
  let best = nobody;
  let bestAt = 0;
  for (let at = from[one] ?? 0; at < (from[one + 1] ?? 0); at++) {
    const each = other[at] ?? 0;
    if (theirs[each] !== nobody) continue;
    if (best !== nobody && !isBetter(market, isBrides, one, at, bestAt)) continue;
    best = each;
    bestAt = at;
  }
  return best;
}

// biome-ignore lint/complexity/useMaxParams: asked of every pair several times
function isBetter(market: Market, isBrides: boolean, one: number, at: number, than: number): boolean {
  const [own, others] = isBrides ? [market.brides, market.grooms] : [market.grooms, market.brides];
  const { other, lesser } = own.offers;
  const [score, formerScore] = [lesser[at] ?? 0, lesser[than] ?? 0];
  if (isAboveFloor(score) !== isAboveFloor(formerScore)) return isAboveFloor(score);
  const [each, former] = [other[at] ?? 0, other[than] ?? 0];
  const [waits, formerWaits] = [others.waits[each] ?? 0, others.waits[former] ?? 0];
  if (isAboveFloor(score) && waits !== formerWaits) return waits > formerWaits;
  if (score !== formerScore) return score > formerScore;
  const number = own.numbers[one] ?? 0;
  const hashOf = (other: number) =>
    isBrides ? hashOfPair(market.seed, number, other) : hashOfPair(market.seed, other, number);
  const [otherNumber, formerNumber] = [others.numbers[each] ?? 0, others.numbers[former] ?? 0];
  const [hash, formerHash] = [hashOf(otherNumber), hashOf(formerNumber)];
  return hash === formerHash ? otherNumber < formerNumber : hash > formerHash;
}
