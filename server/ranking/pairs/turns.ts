import type { Introducible } from '#server/domain/weekly-pairs/introducible.queries.ts';

/** Who takes part in a round: brides and grooms. */
export interface Turns {
  brides: Introducible[];
  grooms: Introducible[];
}

/** Who has declined every introduction for half a year takes every second turn: at two men to a woman such a man every fourth week. */
export function takeTurns(all: readonly Introducible[]): Turns {
  const brides = all.filter(({ isBride }) => isBride);
  const grooms = all.filter(({ isBride }) => !isBride);
  return { brides: withoutRests(brides, grooms.length), grooms: withoutRests(grooms, brides.length) };
}

function withoutRests(side: readonly Introducible[], others: number): Introducible[] {
  const turn = Math.max(1, Math.round(side.length / Math.max(1, others)));
  return side.filter(({ declinesAll, waits }) => !declinesAll || waits >= 2 * turn);
}

/** So many more than the other side has are looked at: some of them fit nobody. */
export const spare = 1.5;

/**
 * How many rounds one must have waited to stand in the other side's lists: as many stand there as are needed, longest waiting first.
 * Those who have waited less come in by their own lists.
 */
export function leastWait(waits: ArrayLike<number>, others: number): number {
  const longest = 255;
  const counts = new Uint32Array(longest + 1);
  for (let at = 0; at < waits.length; at++) counts[waits[at] ?? 0] = (counts[waits[at] ?? 0] ?? 0) + 1;
  let enough = Math.ceil(others * spare);
  for (let wait = longest; wait > 0; wait--) {
    enough -= counts[wait] ?? 0;
    if (enough <= 0) return wait;
  }
  return 0;
}
