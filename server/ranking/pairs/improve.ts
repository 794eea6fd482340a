import { findOffer, isAboveFloor, type Market, type MarketSide, type Matching, nobody } from './market.ts';

/** The maximum number of passes over all families. The first passes find nearly all gains. */
const mostPasses = 8;
/** The penalty of a pair below the floor, in hundredths of a point: more than any score. */
const penaltyBelowFloor = 30_000;

/** One side during the improvement. */
interface Half {
  side: MarketSide;
  others: MarketSide;
  /** The partner of each family of `side`. */
  partnerOf: Int32Array;
  /** The partner of each family of `others`. */
  partnerOfOther: Int32Array;
}

/**
 * Exchanges partners where the total score increases, and replaces those who have waited less by those who have waited
 * longer.
 */
export function improve({ brides, grooms }: Market, { groomOf, brideOf }: Matching): void {
  const ofBrides: Half = { side: brides, others: grooms, partnerOf: groomOf, partnerOfOther: brideOf };
  const ofGrooms: Half = { side: grooms, others: brides, partnerOf: brideOf, partnerOfOther: groomOf };
  for (let pass = 0; pass < mostPasses; pass++) {
    let changes = 0;
    for (let bride = 0; bride < groomOf.length; bride++)
      if (groomOf[bride] !== nobody) changes += exchange(ofBrides, bride);
    for (const half of [ofBrides, ofGrooms]) changes += replaceRivals(half);
    if (changes === 0) return;
  }
  // Replaces rivals until nobody can be replaced. Each change replaces a pair by a better one, so the loop ends.
  while (replaceRivals(ofBrides) + replaceRivals(ofGrooms) > 0);
}

/** Returns the value of a pair in the total: its score, minus a penalty if it is below the floor. */
const worth = (lesser: number): number => (isAboveFloor(lesser) ? lesser : lesser - penaltyBelowFloor);

/**
 * Exchanges the partner of a family with that of another pair wherever that increases the total score. Returns the
 * number of exchanges.
 */
function exchange({ side, partnerOf, partnerOfOther }: Half, family: number): number {
  const { from, other, lesser } = side.offers;
  let changes = 0;
  for (let at = from[family] ?? 0; at < (from[family + 1] ?? 0); at++) {
    const wanted = other[at] ?? 0;
    const partner = partnerOf[family] ?? 0;
    const rival = partnerOfOther[wanted] ?? nobody;
    if (wanted === partner || rival === nobody) continue;
    const rivalOffer = findOffer(side.offers, rival, partner);
    if (rivalOffer < 0) continue;
    const before = worthOf(side, family, partner) + worthOf(side, rival, wanted);
    const after = worth(lesser[at] ?? 0) + worth(lesser[rivalOffer] ?? 0);
    if (after <= before) continue;
    partnerOf[family] = wanted;
    partnerOfOther[wanted] = family;
    partnerOf[rival] = partner;
    partnerOfOther[partner] = rival;
    changes++;
  }
  return changes;
}

/** Returns the value of the pair of a family and its partner. */
const worthOf = ({ offers }: MarketSide, family: number, partner: number): number =>
  worth(offers.lesser[findOffer(offers, family, partner)] ?? 0);

/**
 * Lets families without a partner replace rivals that have waited less, or as long with a lower score. Returns the
 * number of changes.
 */
function replaceRivals({ side, partnerOf, partnerOfOther }: Half): number {
  const { from, other, lesser } = side.offers;
  let changes = 0;
  for (let family = 0; family < partnerOf.length; family++) {
    for (let at = from[family] ?? 0; at < (from[family + 1] ?? 0) && partnerOf[family] === nobody; at++) {
      const wanted = other[at] ?? 0;
      const rival = partnerOfOther[wanted] ?? nobody;
      if (rival !== nobody && !comesBefore(side, family, lesser[at] ?? 0, rival, wanted)) continue;
      if (rival !== nobody) partnerOf[rival] = nobody;
      partnerOf[family] = wanted;
      partnerOfOther[wanted] = family;
      changes++;
    }
  }
  return changes;
}

/** Whether a family with this score comes before its rival for the wanted partner. */
// biome-ignore lint/complexity/useMaxParams: asked of every pair several times
function comesBefore(side: MarketSide, family: number, score: number, rival: number, wanted: number): boolean {
  const rivalScore = side.offers.lesser[findOffer(side.offers, rival, wanted)] ?? 0;
  if (isAboveFloor(score) !== isAboveFloor(rivalScore)) return isAboveFloor(score);
  const [waits, rivalWaits] = [side.waits[family] ?? 0, side.waits[rival] ?? 0];
  if (isAboveFloor(score) && waits !== rivalWaits) return waits > rivalWaits;
  return score > rivalScore;
}
