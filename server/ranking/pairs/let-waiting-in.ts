import { isAboveFloor, type Market, type MarketSide, type Matching, nobody } from './market.ts';

/**
 * A family without a partner replaces one that has waited less, even if others must be rematched for it. So the longest
 * waiting are introduced. The number of pairs does not decrease; only pairs above the floor are used.
 */
export function letWaitingIn({ brides, grooms }: Market, { groomOf, brideOf }: Matching): void {
  letIn(brides, groomOf, brideOf);
  letIn(grooms, brideOf, groomOf);
}

function letIn(side: MarketSide, mine: Int32Array, theirs: Int32Array): void {
  const { from, other, lesser } = side.offers;
  const waitOf = (one: number) => side.waits[one] ?? 0;
  // If a search through these failed for a longer-waiting family, it also fails for families that have waited less.
  const isSeen = new Uint8Array(theirs.length);
  const reachedFrom = new Int32Array(theirs.length);

  for (const free of inOrder(side, mine)) {
    const queue = [free];
    const seen: number[] = [];
    let last = nobody;
    for (let next = 0; next < queue.length && last === nobody; next++) {
      const one = queue[next] ?? 0;
      for (let at = from[one] ?? 0; at < (from[one + 1] ?? 0); at++) {
        const each = other[at] ?? 0;
        if (isSeen[each] === 1 || !isAboveFloor(lesser[at] ?? 0)) continue;
        isSeen[each] = 1;
        seen.push(each);
        reachedFrom[each] = one;
        const rival = theirs[each] ?? nobody;
        if (rival === nobody || waitOf(rival) < waitOf(free)) {
          last = each;
          break;
        }
        queue.push(rival);
      }
    }
    if (last === nobody) continue;
    const leaving = theirs[last] ?? nobody;
    if (leaving !== nobody) mine[leaving] = nobody;
    takeBack(last);
    for (const each of seen) isSeen[each] = 0;
  }

  function takeBack(last: number): void {
    for (let each = last; each !== nobody; ) {
      const one = reachedFrom[each] ?? 0;
      const former = mine[one] ?? nobody;
      mine[one] = each;
      theirs[each] = one;
      each = former;
    }
  }
}

/** Returns the families without a partner, the longest waiting first. */
function inOrder({ waits, numbers }: MarketSide, mine: Int32Array): number[] {
  const free: number[] = [];
  for (let one = 0; one < mine.length; one++) if (mine[one] === nobody) free.push(one);
  return free.sort((a, b) => (waits[b] ?? 0) - (waits[a] ?? 0) || (numbers[a] ?? 0) - (numbers[b] ?? 0));
}
