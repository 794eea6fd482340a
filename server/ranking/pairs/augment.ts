import { isAboveFloor, type Market, type Matching, nobody } from './market.ts';

/**
 * Increases the number of pairs to the maximum by augmenting paths: a free bride gets a groom if others can be
 * rematched. First uses only pairs above the floor, then all. Nobody loses their pair without another.
 */
export function augment(market: Market, matching: Matching): void {
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
