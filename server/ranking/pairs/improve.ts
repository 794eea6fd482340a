import { findOffer, isAboveFloor, type Market, type MarketSide, type Matching, nobody } from './market.ts';

/** At most this many rounds over all families. The first rounds find nearly all gains. */
const mostRounds = 8;
/** The penalty of a pair below the floor, in hundredths: more than any score. */
const belowFloor = 30_000;

interface Half {
  side: MarketSide;
  others: MarketSide;
  mine: Int32Array;
  theirs: Int32Array;
}

/**
 * Exchanges partners where the total score increases, and replaces those who have waited less by those who have waited
 * longer.
 */
export function improve({ brides, grooms }: Market, { groomOf, brideOf }: Matching): void {
  const ofBrides: Half = { side: brides, others: grooms, mine: groomOf, theirs: brideOf };
  const ofGrooms: Half = { side: grooms, others: brides, mine: brideOf, theirs: groomOf };
  for (let round = 0; round < mostRounds; round++) {
    let changes = 0;
    for (let bride = 0; bride < groomOf.length; bride++)
      if (groomOf[bride] !== nobody) changes += exchange(ofBrides, bride);
    for (const half of [ofBrides, ofGrooms]) changes += comeFirst(half);
    if (changes === 0) return;
  }
  // Each change replaces a pair by a better one, so the loop ends.
  while (comeFirst(ofBrides) + comeFirst(ofGrooms) > 0);
}

const worth = (lesser: number): number => (isAboveFloor(lesser) ? lesser : lesser - belowFloor);

/** Exchanges the partners of two pairs if that increases the total score. Returns the number of exchanges. */
function exchange({ side, mine, theirs }: Half, one: number): number {
  const { from, other, lesser } = side.offers;
  let changes = 0;
  for (let at = from[one] ?? 0; at < (from[one + 1] ?? 0); at++) {
    const wanted = other[at] ?? 0;
    const own = mine[one] ?? 0;
    const rival = theirs[wanted] ?? nobody;
    if (wanted === own || rival === nobody) continue;
    const crossed = findOffer(side.offers, rival, own);
    if (crossed < 0) continue;
    const now = worthOf(side, one, own) + worthOf(side, rival, wanted);
    if (worth(lesser[at] ?? 0) + worth(lesser[crossed] ?? 0) <= now) continue;
    mine[one] = wanted;
    theirs[wanted] = one;
    mine[rival] = own;
    theirs[own] = rival;
    changes++;
  }
  return changes;
}

const worthOf = ({ offers }: MarketSide, one: number, other: number): number =>
  worth(offers.lesser[findOffer(offers, one, other)] ?? 0);

/**
 * A family without a partner replaces one that has waited less, or as long with a lower score. Returns the number of
 * changes.
 */
function comeFirst({ side, mine, theirs }: Half): number {
  const { from, other, lesser } = side.offers;
  let changes = 0;
  for (let one = 0; one < mine.length; one++) {
    for (let at = from[one] ?? 0; at < (from[one + 1] ?? 0) && mine[one] === nobody; at++) {
      const wanted = other[at] ?? 0;
      const rival = theirs[wanted] ?? nobody;
      if (rival !== nobody && !comesBefore(side, one, lesser[at] ?? 0, rival, wanted)) continue;
      if (rival !== nobody) mine[rival] = nobody;
      mine[one] = wanted;
      theirs[wanted] = one;
      changes++;
    }
  }
  return changes;
}

// biome-ignore lint/complexity/useMaxParams: asked of every pair several times
function comesBefore(side: MarketSide, one: number, score: number, rival: number, wanted: number): boolean {
  const rivals = side.offers.lesser[findOffer(side.offers, rival, wanted)] ?? 0;
  if (isAboveFloor(score) !== isAboveFloor(rivals)) return isAboveFloor(score);
  const [waits, rivalWaits] = [side.waits[one] ?? 0, side.waits[rival] ?? 0];
  if (isAboveFloor(score) && waits !== rivalWaits) return waits > rivalWaits;
  return score > rivals;
}
