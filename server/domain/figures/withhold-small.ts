/** One part of a sum; a reader may know the sum from elsewhere. */
export interface Cell<Key> {
  key: Key;
  count: number;
}

interface Told<Key> {
  told: Cell<Key>[];
  /** The sum of all withheld parts: zero, or at least ten if anything is published. */
  withheld: number;
}

const FEW = 10;

/**
 * Decides which parts of a sum may be published: none under ten. A reader who knows the sum could subtract the
 * published parts. If that would leave fewer than ten, the next smallest part is withheld, too. `unnamed` is a part
 * without a name.
 */
export function withholdSmall<Key>(cells: readonly Cell<Key>[], unnamed = 0): Told<Key> {
  const bySize = cells.filter(({ count }) => count > 0).sort((one, other) => one.count - other.count);
  let withheld = unnamed;
  const told = bySize.filter(({ count }) => {
    const isSafe = count >= FEW && (withheld === 0 || withheld >= FEW);
    if (!isSafe) withheld += count;
    return isSafe;
  });
  return { told: told.reverse(), withheld };
}
