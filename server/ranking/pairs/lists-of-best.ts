import type { Breath } from './breath.ts';

/** At most this many candidates of each family's list are considered. */
export const bestOfEach = 40;
/** A score that means: must not be introduced. */
export const never = -32_768;

/**
 * The best candidates of each family of one side: their places on the other side, and the score. After the other side
 * has judged, it is the lesser of both scores.
 */
export interface Lists {
  add(place: number, other: number, score: number): void;
  forEach(place: number, see: (other: number, score: number) => void): void;
  count(): number;
  /** The entries in memory. Those of a family begin at its place times `bestOfEach`. */
  others: Uint32Array;
  scores: Int16Array;
  counts: Uint8Array;
}

export function emptyLists(families: number): Lists {
  const others = new Uint32Array(families * bestOfEach);
  const scores = new Int16Array(families * bestOfEach);
  const counts = new Uint8Array(families);
  let all = 0;
  return {
    others,
    scores,
    counts,
    count: () => all,
    add(place, other, score) {
      const at = place * bestOfEach + (counts[place] ?? 0);
      others[at] = other;
      scores[at] = score;
      counts[place] = (counts[place] ?? 0) + 1;
      all++;
    },
    forEach(place, see) {
      for (let at = place * bestOfEach, left = counts[place] ?? 0; left > 0; at++, left--)
        see(others[at] ?? 0, scores[at] ?? 0);
    },
  };
}

/** The families that have named each family of the other side. */
export interface Naming {
  countOf(place: number): number;
  /** Returns the places of those who have named it. */
  placesOf(place: number): number[];
  /** Lets the family judge those who have named it, in the order of `placesOf`. */
  judge(place: number, scoreOf: (which: number) => number): void;
  forEach(place: number, see: (other: number, score: number) => void): void;
  count(): number;
}

export async function invert(
  { others, scores, counts, count }: Lists,
  families: number,
  breathe: Breath,
): Promise<Naming> {
  const from = new Uint32Array(families + 1);
  await eachEntry((at) => {
    const named = others[at] ?? 0;
    from[named + 1] = (from[named + 1] ?? 0) + 1;
  });
  for (let place = 0; place < families; place++) from[place + 1] = (from[place + 1] ?? 0) + (from[place] ?? 0);
  const next = from.slice(0, families);
  const entries = new Uint32Array(count());
  await eachEntry((at) => {
    const named = others[at] ?? 0;
    entries[next[named] ?? 0] = at;
    next[named] = (next[named] ?? 0) + 1;
  });

  async function eachEntry(see: (at: number) => void): Promise<void> {
    for (let place = 0; place < counts.length; place++) {
      const first = place * bestOfEach;
      for (let at = first; at < first + (counts[place] ?? 0); at++) see(at);
      await breathe();
    }
  }

  const entriesOf = (place: number) => entries.subarray(from[place], from[place + 1]);
  const namerOf = (entry: number) => Math.floor(entry / bestOfEach);
  return {
    count,
    countOf: (place) => (from[place + 1] ?? 0) - (from[place] ?? 0),
    placesOf: (place) => Array.from(entriesOf(place), namerOf),
    judge(place, scoreOf) {
      for (const [which, entry] of entriesOf(place).entries())
        scores[entry] = Math.min(scores[entry] ?? never, scoreOf(which));
    },
    forEach(place, see) {
      for (const entry of entriesOf(place)) see(namerOf(entry), scores[entry] ?? never);
    },
  };
}
