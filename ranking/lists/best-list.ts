import type { TieRank } from '../tie-ranks.ts';

/** A candidate in a list: the number of the profile id, and the score by which the list is ordered, higher first. */
export interface Placed {
  id: number;
  score: number;
}

export interface Wanted {
  /** The maximum length of the list. */
  count: number;
  /** Return only candidates after this one. */
  after?: Placed;
  /** Numbers of profile ids that must not be listed. */
  excluded?: Pick<ReadonlySet<number>, 'has'>;
  /** Orders candidates with equal scores: the lower rank first. The default is the profile number. */
  tieRank?: TieRank;
}

export interface BestList {
  placed: Placed[];
  /** The minimum score of a new candidate. */
  least: number;
  /** Whether this candidate would enter the list. */
  takes(id: number, score: number): boolean;
  /** Inserts the candidate in order, unless the list does not take it. Drops the last one if the list is full. */
  add(id: number, score: number): void;
}

/** Returns a collector of the best candidates in order: higher scores first, and among equals the lower rank. */
export function makeBestList({ count, after, excluded, tieRank = byNumber }: Wanted): BestList {
  const placed: Placed[] = [];
  // Cached ranks of the placed candidates, because computing a rank costs more than the comparison.
  const ranks: number[] = [];
  const rankAfter = after === undefined ? 0 : tieRank(after.id);
  let leastRank = 0;

  function takes(id: number, score: number): boolean {
    const isOnEarlierPage =
      after !== undefined && (score > after.score || (score === after.score && tieRank(id) <= rankAfter));
    if (isOnEarlierPage) return false;
    const isBelowLast = score < best.least || (score === best.least && tieRank(id) >= leastRank);
    if (isBelowLast) return false;
    return !excluded?.has(id);
  }

  const best: BestList = {
    placed,
    least: Number.NEGATIVE_INFINITY,
    takes,
    add(id, score) {
      if (!takes(id, score)) return;
      const rank = tieRank(id);
      let at = placed.length;
      while (at > 0 && !comesBefore(at - 1, rank, score)) at--;
      placed.splice(at, 0, { id, score });
      ranks.splice(at, 0, rank);
      if (placed.length > count) {
        placed.pop();
        ranks.pop();
      }
      if (placed.length < count) return;
      best.least = placed.at(-1)?.score ?? best.least;
      leastRank = ranks.at(-1) ?? leastRank;
    },
  };
  return best;

  function comesBefore(at: number, rank: number, score: number): boolean {
    const known = placed[at]?.score ?? Number.POSITIVE_INFINITY;
    return known > score || (known === score && (ranks[at] ?? 0) < rank);
  }
}

const byNumber: TieRank = (id) => id;
