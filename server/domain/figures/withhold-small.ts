/** A part of a sum that may be known from elsewhere. */
export interface Cell<Key> {
  key: Key;
  count: number;
}

interface Told<Key> {
  told: Cell<Key>[];
  /** All that is not told, together: none, or ten at least where anything is told. */
  withheld: number;
}

const FEW = 10;

/**
 * Which parts of a sum may be told: none under ten. A reader who knows the sum could subtract what is told: where that would leave fewer than
 * ten, the smallest of the others is withheld, too. `unnamed` is a part that is told by no name.
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
