/** One part of a sum; a reader may know the sum from elsewhere. */
export interface Cell<Key> {
  key: Key;
  count: number;
}

interface Publication<Key> {
  /** The parts that may be published, the largest first. */
  published: Cell<Key>[];
  /** The sum of all withheld parts: zero, or at least `FEWEST_PUBLISHED` if anything is published. */
  withheld: number;
}

/** The smallest count that may be published. */
export const FEWEST_PUBLISHED = 10;

/**
 * Decides which parts of a sum may be published: none under `FEWEST_PUBLISHED`. A reader who knows the sum could
 * subtract the published parts from it. If less than `FEWEST_PUBLISHED` would be left, the next smallest part is
 * withheld, too. `unnamed` is the count of what has no name, which is always withheld. Parts of zero are left out.
 */
export function withholdSmall<Key>(cells: readonly Cell<Key>[], unnamed = 0): Publication<Key> {
  const bySize = cells.filter(({ count }) => count > 0).sort((one, other) => one.count - other.count);
  const published: Cell<Key>[] = [];
  let withheld = unnamed;
  for (const cell of bySize) {
    const isSafe = cell.count >= FEWEST_PUBLISHED && (withheld === 0 || withheld >= FEWEST_PUBLISHED);
    if (isSafe) published.push(cell);
    else withheld += cell.count;
  }
  return { published: published.reverse(), withheld };
}
