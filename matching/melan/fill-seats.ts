/** The largest allowed ratio of the larger side to the smaller one. */
export const WORST_RATIO = 3 / 2;

/** Numbers of families of brides and of grooms. */
export interface Sides {
  readonly brides: number;
  readonly grooms: number;
}

/** Returns the ratio of the larger side to the smaller: 1 if they are equal, Infinity if one side is empty. */
export const ratioOf = ({ brides, grooms }: Sides): number =>
  brides === grooms ? 1 : Math.max(brides, grooms) / Math.min(brides, grooms);

/**
 * Returns how many families sit after the waiting ones are admitted, each side in its order: as many as fit while the
 * ratio stays within `WORST_RATIO`, and of these the most even. Seated families keep their seats. If cancellations have
 * made the ratio worse, families that improve it are admitted.
 */
export function fillSeats(seated: Sides, waiting: Sides, seats: number): Sides {
  const larger = seated.brides > seated.grooms ? 'brides' : 'grooms';
  // Within the ratio, or better than now without another family of the larger side.
  const isAllowed = (next: Sides) =>
    ratioOf(next) <= WORST_RATIO || (next[larger] === seated[larger] && ratioOf(next) < ratioOf(seated));
  let best = seated;
  for (let brides = seated.brides; brides <= seated.brides + waiting.brides; brides++)
    for (let grooms = seated.grooms; grooms <= seated.grooms + waiting.grooms; grooms++) {
      const next = { brides, grooms };
      if (brides + grooms > seats || !isAllowed(next)) continue;
      const extraFamilies = brides + grooms - best.brides - best.grooms;
      if (extraFamilies > 0 || (extraFamilies === 0 && ratioOf(next) < ratioOf(best))) best = next;
    }
  return best;
}
