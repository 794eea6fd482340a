import { isAboveFloor, type Market, type Matching, nobody } from './market.ts';
import { hashOfPair } from './seed.ts';

/** One side during the matching. */
interface MatchedSide {
  market: Market;
  isBrides: boolean;
  /** The partner of each family of this side. */
  partnerOf: Int32Array;
  /** The partner of each family of the other side. */
  partnerOfOther: Int32Array;
}

/**
 * Takes the best pair, then the best of those that are left, and so on. No sorting is needed: a pair that is the best
 * for both its families is always taken before any other pair of either.
 */
export function takeBestFirst(market: Market, { groomOf, brideOf }: Matching): void {
  const brides: MatchedSide = { market, isBrides: true, partnerOf: groomOf, partnerOfOther: brideOf };
  const grooms: MatchedSide = { market, isBrides: false, partnerOf: brideOf, partnerOfOther: groomOf };
  for (let bride = 0; bride < groomOf.length; bride++) {
    // Brides and grooms alternate on the path, and each family prefers the next one to the previous one. So the path
    // ends at a pair that prefer each other.
    const path = [bride];
    while (path.length > 0) {
      const side = path.length % 2 === 1 ? brides : grooms;
      const last = path.at(-1) ?? 0;
      const next = bestFree(side, last);
      const preferEachOther = path.length > 1 && path.at(-2) === next;
      if (next === nobody) path.pop();
      else if (preferEachOther) {
        side.partnerOf[last] = next;
        side.partnerOfOther[next] = last;
        path.length -= 2;
      } else path.push(next);
    }
  }
}

/** Returns the best free family for a family; `nobody` if there is none, or if the family has a partner already. */
function bestFree({ market, isBrides, partnerOf, partnerOfOther }: MatchedSide, family: number): number {
  if (partnerOf[family] !== nobody) return nobody;
  const { from, other } = (isBrides ? market.brides : market.grooms).offers;
  let best = nobody;
  let bestAt = 0;
  for (let at = from[family] ?? 0; at < (from[family + 1] ?? 0); at++) {
    const offered = other[at] ?? 0;
    if (partnerOfOther[offered] !== nobody) continue;
    if (best !== nobody && !isBetter(market, isBrides, family, at, bestAt)) continue;
    best = offered;
    bestAt = at;
  }
  return best;
}

/**
 * Whether the offer at `at` is better for a family than the one at `formerAt`. Decided in this order: above the score
 * floor, the longer wait (only above the floor), the higher score, the secret hash, the lower profile number.
 */
// biome-ignore lint/complexity/useMaxParams: asked of every pair several times
function isBetter(market: Market, isBrides: boolean, family: number, at: number, formerAt: number): boolean {
  const [own, others] = isBrides ? [market.brides, market.grooms] : [market.grooms, market.brides];
  const { other, lesser } = own.offers;
  const [score, formerScore] = [lesser[at] ?? 0, lesser[formerAt] ?? 0];
  if (isAboveFloor(score) !== isAboveFloor(formerScore)) return isAboveFloor(score);
  const [offered, former] = [other[at] ?? 0, other[formerAt] ?? 0];
  const [waits, formerWaits] = [others.waits[offered] ?? 0, others.waits[former] ?? 0];
  if (isAboveFloor(score) && waits !== formerWaits) return waits > formerWaits;
  if (score !== formerScore) return score > formerScore;
  const ownNumber = own.numbers[family] ?? 0;
  const hashWith = (number: number) =>
    isBrides ? hashOfPair(market.seed, ownNumber, number) : hashOfPair(market.seed, number, ownNumber);
  const [offeredNumber, formerNumber] = [others.numbers[offered] ?? 0, others.numbers[former] ?? 0];
  const [hash, formerHash] = [hashWith(offeredNumber), hashWith(formerNumber)];
  return hash === formerHash ? offeredNumber < formerNumber : hash > formerHash;
}
