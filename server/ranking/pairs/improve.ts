import { findOffer, isAboveFloor, type Market, type MarketSide, type Matching, nobody } from './market.ts';

/** So often everybody is looked at; nearly all that can be gained is found in the first rounds. */
const mostRounds = 8;
/** What a pair below the floor costs, in hundredths: more than any score is worth. */
const belowFloor = 30_000;

interface Half {
  side: MarketSide;
  others: MarketSide;
  mine: Int32Array;
  theirs: Int32Array;
}

/** Gives pairs others where the scores of all become greater, and lets go first who has waited longest. */
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
  // Each change is a better pair in the place of another, so there is an end.
  while (comeFirst(ofBrides) + comeFirst(ofGrooms) > 0);
}

const worth = (lesser: number): number => (isAboveFloor(lesser) ? lesser : lesser - belowFloor);

/** Two pairs exchange their others where that is better for the four together. */
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

/** Who has nobody takes the place of who has waited less, or as long and fits less. */
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
