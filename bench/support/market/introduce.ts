import { tieOf } from './lists.ts';

/** Who may be put before whom, and how good it is for the one for whom it is less good. */
export interface Edge {
  woman: number;
  man: number;
  score: number;
}

export interface Waiting {
  women: Float64Array;
  men: Float64Array;
}

const noEdge: Edge = { woman: 0, man: 0, score: 0 };
/** A week of waiting outweighs so many points of fit. */
const POINTS_A_WEEK = 1_000;
/** Below this score waiting does not count. */
const FLOOR = 0;
/** One pair in so many is left out of a week by chance, so that a gap says nothing. */
const LEFT_OUT = 10;

/** Pairs in which nobody stands twice: the longest waiting first, then the best, and then whatever lets one pair more be made. */
export function introduce(edges: readonly Edge[], waiting: Waiting, week: number): [woman: number, man: number][] {
  const weights = Float64Array.from(edges, ({ woman, man, score }) =>
    tieOf(woman, man, week + 1_000) % LEFT_OUT === 0
      ? Number.NEGATIVE_INFINITY
      : score + (score < FLOOR ? 0 : POINTS_A_WEEK * ((waiting.women[woman] ?? 0) + (waiting.men[man] ?? 0))),
  );
  const order = Uint32Array.from(weights.keys()).filter((edge) => (weights[edge] ?? 0) > Number.NEGATIVE_INFINITY);
  order.sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0));
  const ofWoman = new Map<number, number>();
  const ofMan = new Map<number, number>();
  const menOf = new Map<number, number[]>();
  for (const edge of order) {
    const { woman, man } = edges[edge] ?? noEdge;
    menOf.set(woman, menOf.get(woman) ?? []);
    menOf.get(woman)?.push(man);
    if (ofWoman.has(woman) || ofMan.has(man)) continue;
    ofWoman.set(woman, man);
    ofMan.set(man, woman);
  }
  for (const woman of menOf.keys()) if (!ofWoman.has(woman)) findPlace(woman, new Set());
  return [...ofWoman];

  /** Gives her a man, if others can be given others (an augmenting path). */
  function findPlace(woman: number, tried: Set<number>): boolean {
    for (const man of menOf.get(woman) ?? []) {
      if (tried.has(man)) continue;
      tried.add(man);
      const other = ofMan.get(man);
      if (other !== undefined && !findPlace(other, tried)) continue;
      ofMan.set(man, woman);
      ofWoman.set(woman, man);
      return true;
    }
    return false;
  }
}
