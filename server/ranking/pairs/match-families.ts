import { takeBestFirst } from './best-first.ts';
import { improve } from './improve.ts';
import { isAboveFloor, type Market, type MarketSide, type Matching, nobody } from './market.ts';

/**
 * Returns who is introduced to whom in a week. Nobody has two partners, and no two families of a possible pair both
 * stay without a partner. Among pairs above the score floor, the longest waiting come first; with equal waits, the pair
 * whose lesser score is higher. Deterministic for the same market.
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
 * rematched. First uses only pairs above the floor, then all. Nobody loses a partner without getting another.
 */
function augment(market: Market, matching: Matching): void {
  for (const mayTake of [isAboveFloor, () => true]) {
    const search = makeSearch(market, matching, mayTake);
    for (const bride of listFree(market.brides, matching.groomOf)) search(bride);
  }
}

/** Returns a function that finds a groom for a free bride among the pairs whose lesser score `mayTake` allows. */
function makeSearch({ brides, grooms }: Market, { groomOf, brideOf }: Matching, mayTake: (lesser: number) => boolean) {
  const { from, other, lesser } = brides.offers;
  // The number of the last search that saw each groom. If a search failed, its grooms are dead ends for later searches.
  const seenIn = new Uint32Array(grooms.numbers.length);
  // Marks a dead end in `seenIn`. The greatest value of 32 bits, which no number of a search reaches.
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
        const lastSearch = seenIn[groom];
        if (lastSearch === deadEnd || lastSearch === searches || !mayTake(lesser[at] ?? 0)) continue;
        seenIn[groom] = searches;
        seen.push(groom);
        reachedFrom[groom] = bride;
        const hisBride = brideOf[groom] ?? nobody;
        if (hisBride === nobody) {
          rematchFrom(groom);
          return;
        }
        queue.push(hisBride);
      }
    }
    for (const groom of seen) seenIn[groom] = deadEnd;
  };

  /** Gives each groom on the path, from the last one back, to the bride from whom he was reached. */
  function rematchFrom(last: number): void {
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
 * Lets families without a partner replace families that have waited less, even if others must be rematched for it. So
 * the longest waiting are introduced. The number of pairs does not decrease; only pairs above the floor are used.
 */
function letWaitingIn({ brides, grooms }: Market, { groomOf, brideOf }: Matching): void {
  letIn(brides, groomOf, brideOf);
  letIn(grooms, brideOf, groomOf);
}

/**
 * Lets in the waiting families of one side. `partnerOf` has the partners of its families, `partnerOfOther` those of the
 * other side's families.
 */
function letIn(side: MarketSide, partnerOf: Int32Array, partnerOfOther: Int32Array): void {
  const { from, other, lesser } = side.offers;
  const waitOf = (family: number) => side.waits[family] ?? 0;
  // If a search through these failed for a longer-waiting family, it also fails for families that have waited less.
  const isSeen = new Uint8Array(partnerOfOther.length);
  const reachedFrom = new Int32Array(partnerOfOther.length);

  for (const free of listFree(side, partnerOf)) {
    const queue = [free];
    const seen: number[] = [];
    let last = nobody;
    for (let next = 0; next < queue.length && last === nobody; next++) {
      const family = queue[next] ?? 0;
      for (let at = from[family] ?? 0; at < (from[family + 1] ?? 0); at++) {
        const offered = other[at] ?? 0;
        if (isSeen[offered] === 1 || !isAboveFloor(lesser[at] ?? 0)) continue;
        isSeen[offered] = 1;
        seen.push(offered);
        reachedFrom[offered] = family;
        const rival = partnerOfOther[offered] ?? nobody;
        if (rival === nobody || waitOf(rival) < waitOf(free)) {
          last = offered;
          break;
        }
        queue.push(rival);
      }
    }
    if (last === nobody) continue;
    const replaced = partnerOfOther[last] ?? nobody;
    if (replaced !== nobody) partnerOf[replaced] = nobody;
    rematchFrom(last);
    for (const offered of seen) isSeen[offered] = 0;
  }

  /** Gives each partner on the path, from the last one back, to the family from which it was reached. */
  function rematchFrom(end: number): void {
    for (let partner = end; partner !== nobody; ) {
      const family = reachedFrom[partner] ?? 0;
      const former = partnerOf[family] ?? nobody;
      partnerOf[family] = partner;
      partnerOfOther[partner] = family;
      partner = former;
    }
  }
}

/** Returns the families without a partner, the longest waiting first. */
function listFree({ waits, numbers }: MarketSide, partnerOf: Int32Array): number[] {
  const free: number[] = [];
  for (let family = 0; family < partnerOf.length; family++) if (partnerOf[family] === nobody) free.push(family);
  return free.sort((a, b) => (waits[b] ?? 0) - (waits[a] ?? 0) || (numbers[a] ?? 0) - (numbers[b] ?? 0));
}
