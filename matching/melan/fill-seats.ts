/** So many of the one side to one of the other, at most. */
export const WORST_RATIO = 3 / 2;

/** Families of brides, and of grooms. */
export interface Sides {
  readonly brides: number;
  readonly grooms: number;
}

/** How far the two sides are apart: 1 is as many of each; with nobody on one side it is without end. */
export const ratioOf = ({ brides, grooms }: Sides): number =>
  brides === grooms ? 1 : Math.max(brides, grooms) / Math.min(brides, grooms);

/**
 * How many sit once those who wait are asked in, each side in its own order: as many as there is room for while the sides stay within
 * `WORST_RATIO`, and of those the most even. Who sits already keeps the seat: where families have cancelled and the sides are further
 * apart than that, those are asked in who bring them nearer.
 */
export function fillSeats(seated: Sides, waiting: Sides, seats: number): Sides {
  const larger = seated.brides > seated.grooms ? 'brides' : 'grooms';
  const isAllowed = (next: Sides) =>
    ratioOf(next) <= WORST_RATIO || (next[larger] === seated[larger] && ratioOf(next) < ratioOf(seated));
  let best = seated;
  for (let brides = seated.brides; brides <= seated.brides + waiting.brides; brides++)
    for (let grooms = seated.grooms; grooms <= seated.grooms + waiting.grooms; grooms++) {
      const next = { brides, grooms };
      if (brides + grooms > seats || !isAllowed(next)) continue;
      const more = brides + grooms - best.brides - best.grooms;
      if (more > 0 || (more === 0 && ratioOf(next) < ratioOf(best))) best = next;
    }
  return best;
}
