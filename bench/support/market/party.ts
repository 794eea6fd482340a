import { rankWeights } from '#matching/rank.ts';
import type { Fits } from './fits.ts';
import type { Lists } from './lists.ts';
import type { Side } from './people.ts';

/** An interest without an answer: its sender, and the week in which it was sent. */
export interface Waiting {
  from: number;
  since: number;
}

/** The state of one side during the half year. `lists` are the lists that its people read. */
export interface Party {
  side: Side;
  fits: Fits;
  lists: Lists;
  /** By person: 1 while present, and the weeks since the last visit. */
  isThere: Uint8Array;
  idle: Float64Array;
  inbox: Waiting[][];
  /**
   * By person: the others to whom the person has written, whom the person has answered, or has seen and passed over.
   */
  decided: Set<number>[];
  /** By person: the others whom the person has declined. They are left out of the list. */
  declined: Set<number>[];
  /** By person: the week of the last interest to each other person, or infinity after both have accepted. */
  written: Map<number, number>[];
  /** By person: the others to whom the person has written, who have written to the person, or who were introduced. */
  history: Set<number>[];
  /** By person: the weeks since the last introduction. */
  weeksAlone: Float64Array;
}

/** Returns a side at the beginning, when nobody is present. */
export function makeParty(side: Side, others: Side, scores: readonly Float64Array[], fits: Fits): Party {
  const count = side.people.length;
  const forEverybody = <T>(make: () => T) => Array.from({ length: count }, make);
  const isThere = new Uint8Array(count);
  const idle = new Float64Array(count);
  return {
    side,
    fits,
    isThere,
    idle,
    inbox: forEverybody(() => []),
    decided: forEverybody(() => new Set()),
    declined: forEverybody(() => new Set()),
    written: forEverybody(() => new Map()),
    history: forEverybody(() => new Set()),
    weeksAlone: new Float64Array(count),
    lists: {
      candidates: fits.candidates,
      scores,
      own: fits.own,
      freshness: rankWeights.freshness,
      isThere,
      idle,
      added: new Float64Array(others.people.length),
      ties: { hashed: false, week: 0 },
      without: forEverybody(() => new Set<number>()),
    },
  };
}

/**
 * Weeks. An interest may be sent again after ninety days; until then its recipient is left out of the sender's list
 * (decision 371).
 */
const LEFT_OUT_FOR = 13;

/**
 * Sets the candidates who are left out of each list in a week: those the person has declined. With `leavesWritten` also
 * those to whom the person has written or whose interest is waiting.
 */
export function leaveOut({ lists, declined, written, inbox }: Party, week: number, leavesWritten: boolean): void {
  lists.without = declined.map((declinedByPerson, person) => {
    if (!leavesWritten) return declinedByPerson;
    const leftOut = new Set(declinedByPerson);
    for (const [to, since] of written[person] ?? []) if (week - since < LEFT_OUT_FOR) leftOut.add(to);
    for (const { from } of inbox[person] ?? []) leftOut.add(from);
    return leftOut;
  });
}
