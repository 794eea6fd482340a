import type { TieRank } from './tie-ranks.ts';

/** A candidate in a list: the number of the profile id and what the list is ordered by, higher first. */
export interface Placed {
  id: number;
  score: number;
}

export interface Wanted {
  count: number;
  /** Only what comes after this one. */
  after?: Placed;
  /** Numbers of profile ids that must not be listed. */
  excluded?: Pick<ReadonlySet<number>, 'has'>;
  /** Of equals the lower rank comes first; the lower number where this is not given. */
  tieRank?: TieRank;
}

export interface Best {
  placed: Placed[];
  /** What a newcomer must reach at least. */
  least: number;
  /** Whether it would be among them. */
  takes(id: number, score: number): boolean;
  add(id: number, score: number): void;
}

/** The best so far, in order: higher scores first, of equals the lower rank. */
export function makeBest({ count, after, excluded, tieRank = byNumber }: Wanted): Best {
  const placed: Placed[] = [];
  const comesBefore = (a: Placed, id: number, score: number) =>
    a.score > score || (a.score === score && tieRank(a.id) < tieRank(id));
  const takes = (id: number, score: number) => {
    if (after !== undefined && !comesBefore(after, id, score)) return false;
    const last = placed.length < count ? undefined : placed.at(-1);
    return (last === undefined || !comesBefore(last, id, score)) && !excluded?.has(id);
  };
  const best: Best = {
    placed,
    least: Number.NEGATIVE_INFINITY,
    takes,
    add(id, score) {
      if (!takes(id, score)) return;
      let at = placed.length;
      while (at > 0 && !comesBefore(placed[at - 1] ?? { id: 0, score: Number.POSITIVE_INFINITY }, id, score)) at--;
      placed.splice(at, 0, { id, score });
      if (placed.length > count) placed.pop();
      if (placed.length === count) best.least = placed.at(-1)?.score ?? best.least;
    },
  };
  return best;
}

const byNumber: TieRank = (id) => id;
