import { rankWeights } from '#matching/rank.ts';
import type { Fits } from './fits.ts';
import type { Lists } from './lists.ts';
import type { Side } from './people.ts';

/** An interest that waits for its answer. */
export interface Waiting {
  from: number;
  since: number;
}

/** A side in the course of the half year; its lists are those that its people read. */
export interface Party {
  side: Side;
  fits: Fits;
  lists: Lists;
  isThere: Uint8Array;
  idle: Float64Array;
  inbox: Waiting[][];
  /** Whom each has written to, answered, or looked at and passed over. */
  decided: Set<number>[];
  /** Whom each has declined: in the list no more. */
  declined: Set<number>[];
  /** The week in which each has last written to whom, or for ever, where both have said yes. */
  written: Map<number, number>[];
  /** With whom each has a history: written by either, or introduced. */
  history: Set<number>[];
  weeksAlone: Float64Array;
}

export function makeParty(side: Side, others: Side, scores: readonly Float64Array[], fits: Fits): Party {
  const count = side.people.length;
  const each = <T>(make: () => T) => Array.from({ length: count }, make);
  const isThere = new Uint8Array(count);
  const idle = new Float64Array(count);
  return {
    ...{ side, fits, isThere, idle },
    inbox: each(() => []),
    decided: each(() => new Set()),
    declined: each(() => new Set()),
    written: each(() => new Map()),
    history: each(() => new Set()),
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
      without: each(() => new Set<number>()),
    },
  };
}

/** An interest may be sent again after ninety days, and until then its receiver is in the sender's list no more (decision 371). */
const LEFT_OUT_FOR = 13;

/** Whom each does not see in a week: whom they have declined, and where the list leaves out whom one has written to, these. */
export function leaveOut({ lists, declined, written, inbox }: Party, week: number, leavesWritten: boolean): void {
  lists.without = declined.map((of, at) => {
    if (!leavesWritten) return of;
    const left = new Set(of);
    for (const [to, since] of written[at] ?? []) if (week - since < LEFT_OUT_FOR) left.add(to);
    for (const { from } of inbox[at] ?? []) left.add(from);
    return left;
  });
}
