import type { Introducible } from '#server/domain/weekly-pairs/introducible.queries.ts';

/** The brides and grooms who take part in a round. */
export interface Turns {
  brides: Introducible[];
  grooms: Introducible[];
}

/**
 * Selects who takes part. Those who have declined every introduction for half a year take every second turn: with two
 * men to one woman, such a man takes part every fourth week.
 */
export function takeTurns(all: readonly Introducible[]): Turns {
  const brides = all.filter(({ isBride }) => isBride);
  const grooms = all.filter(({ isBride }) => !isBride);
  return { brides: withoutRests(brides, grooms.length), grooms: withoutRests(grooms, brides.length) };
}

/** Returns the families of a side who take part this week, without those who decline everybody and pause this turn. */
function withoutRests(side: readonly Introducible[], others: number): Introducible[] {
  // The rounds from one turn of a family to the next, if its side is larger than the other.
  const roundsATurn = Math.max(1, Math.round(side.length / Math.max(1, others)));
  return side.filter(({ declinesAll, waits }) => !declinesAll || waits >= 2 * roundsATurn);
}

/** The longest wait that is counted, in rounds; waits are stored in a byte. */
const longestWait = 255;

/** How many members are considered for each family of the other side: more than one, because some fit nobody. */
export const spareFactor = 1.5;

/**
 * Returns how many rounds a member must have waited to be in the other side's lists: so many that the longest waiting
 * are just enough for the `others` families there. Members who have waited less take part through their own lists.
 */
export function leastWait(waits: ArrayLike<number>, others: number): number {
  const counts = new Uint32Array(longestWait + 1);
  for (let at = 0; at < waits.length; at++) counts[waits[at] ?? 0] = (counts[waits[at] ?? 0] ?? 0) + 1;
  let missing = Math.ceil(others * spareFactor);
  for (let wait = longestWait; wait > 0; wait--) {
    missing -= counts[wait] ?? 0;
    if (missing <= 0) return wait;
  }
  return 0;
}
