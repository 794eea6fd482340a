/** One part of a sum; a reader may know the sum from elsewhere. */
export interface Cell<Key> {
  key: Key;
  count: number;
}

interface Told<Key> {
  /** The parts that may be published, the largest first. */
  told: Cell<Key>[];
  /** The sum of all withheld parts: zero, or at least `FEWEST_PUBLISHED` if anything is published. */
  withheld: number;
}

/** The smallest count that may be published. */
export const FEWEST_PUBLISHED = 10;

/**
 * Decides which parts of a sum may be published: none under `FEWEST_PUBLISHED`. A reader who knows the sum could
 * subtract the published parts. If that would leave fewer, the next smallest part is withheld, too. `unnamed` is a part
 * without a name.
 */
export function withholdSmall<Key>(cells: readonly Cell<Key>[], unnamed = 0): Told<Key> {
  const bySize = cells.filter(({ count }) => count > 0).sort((one, other) => one.count - other.count);
  const told: Cell<Key>[] = [];
  let withheld = unnamed;
  for (const cell of bySize) {
    const isSafe = cell.count >= FEWEST_PUBLISHED && (withheld === 0 || withheld >= FEWEST_PUBLISHED);
    if (isSafe) told.push(cell);
    else withheld += cell.count;
  }
  return { told: told.reverse(), withheld };
}
