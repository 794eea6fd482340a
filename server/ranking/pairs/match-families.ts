import { takeBestFirst } from './best-first.ts';
import { improve } from './improve.ts';
import { isAboveFloor, type Market, type MarketSide, type Matching, nobody } from './market.ts';

/**
 * Returns who is introduced to whom in a week. Nobody has two partners, and no possible pair is left unused. Among
 * pairs above the score floor, the longest waiting come first; with equal waits, the pair with the greater lesser
 * score. Deterministic for the same market.
 */
export function matchFamilies(market: Market): Matching {
  const matching: Matching = {
    groomOf: new Int32Array(market.brides.numbers.length).fill(nobody),
    brideOf: new Int32Array(market.grooms.numbers.length).fill(nobody),
  };
  takeBestFirst(market, matching);
  augment(market, matching);
  letWaitingIn(market, matching);
  improve(market, matching);
  return matching;
}

/**
 * Increases the number of pairs to the maximum by augmenting paths: a free bride gets a groom if others can be
 * rematched. First uses only pairs above the floor, then all. Nobody loses their pair without another.
 */
function augment(market: Market, matching: Matching): void {
  for (const mayTake of [isAboveFloor, () => true]) {
    const search = makeSearch(market, matching, mayTake);
    for (const bride of freeBrides(market, matching)) search(bride);
  }
}

/** Returns the brides without a groom, the longest waiting first. */
function freeBrides({ brides }: Market, { groomOf }: Matching): number[] {
  const free: number[] = [];
  for (let bride = 0; bride < groomOf.length; bride++) if (groomOf[bride] === nobody) free.push(bride);
  return free.sort(
    (a, b) => (brides.waits[b] ?? 0) - (brides.waits[a] ?? 0) || (brides.numbers[a] ?? 0) - (brides.numbers[b] ?? 0),
  );
}

function makeSearch({ brides, grooms }: Market, { groomOf, brideOf }: Matching, mayTake: (lesser: number) => boolean) {
  const { from, other, lesser } = brides.offers;
  // The last search that saw each groom. If a search failed, its grooms are dead ends for later searches too.
  const seenIn = new Uint32Array(grooms.numbers.length);
  const deadEnd = 2 ** 32 - 1;
  // The bride from whom each groom was reached.
  const reachedFrom = new Int32Array(grooms.numbers.length);
  let searches = 0;

  return function search(free: number): void {
    searches++;
    const queue = [free];
    const seen: number[] = [];
    for (let next = 0; next < queue.length; next++) {
      const bride = queue[next] ?? 0;
      for (let at = from[bride] ?? 0; at < (from[bride + 1] ?? 0); at++) {
        const groom = other[at] ?? 0;
        const before = seenIn[groom];
        if (before === deadEnd || before === searches || !mayTake(lesser[at] ?? 0)) continue;
        seenIn[groom] = searches;
        seen.push(groom);
        reachedFrom[groom] = bride;
        const his = brideOf[groom] ?? nobody;
        if (his === nobody) {
          takeBack(groom);
          return;
        }
        queue.push(his);
      }
    }
    for (const groom of seen) seenIn[groom] = deadEnd;
  };

  function takeBack(last: number): void {
    for (let groom = last; groom !== nobody; ) {
      const bride = reachedFrom[groom] ?? 0;
      const former = groomOf[bride] ?? nobody;
      groomOf[bride] = groom;
      brideOf[groom] = bride;
      groom = former;
    }
  }
}

/**
 * A family without a partner replaces one that has waited less, even if others must be rematched for it. So the longest
 * waiting are introduced. The number of pairs does not decrease; only pairs above the floor are used.
 */
function letWaitingIn({ brides, grooms }: Market, { groomOf, brideOf }: Matching): void {
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
