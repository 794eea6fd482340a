import type { Breath } from './breath.ts';

/** The maximum number of candidates that are considered from each family's list. */
export const bestOfEach = 40;
/** A score that means: must not be introduced. */
export const never = -32_768;

/**
 * The best candidates of each family of one side: their places on the other side, and the score. After the other side
 * has judged, it is the lesser of both scores.
 */
export interface Lists {
  /** Adds a candidate to a family's list. The caller adds at most `bestOfEach` to each. */
  add(place: number, other: number, score: number): void;
  /** Calls a function with each candidate of a family. */
  forEach(place: number, visit: (other: number, score: number) => void): void;
  /** Returns the number of entries of all families. */
  count(): number;
  // The entries in memory. Those of a family begin at its place times `bestOfEach`; `counts` has their number.
  others: Uint32Array;
  scores: Int16Array;
  counts: Uint8Array;
}

/** Returns empty lists with memory for `bestOfEach` candidates of each family. */
export function emptyLists(families: number): Lists {
  const others = new Uint32Array(families * bestOfEach);
  const scores = new Int16Array(families * bestOfEach);
  const counts = new Uint8Array(families);
  let total = 0;
  return {
    others,
    scores,
    counts,
    count: () => total,
    add(place, other, score) {
      const at = place * bestOfEach + (counts[place] ?? 0);
      others[at] = other;
      scores[at] = score;
      counts[place] = (counts[place] ?? 0) + 1;
      total++;
    },
    forEach(place, visit) {
      for (let at = place * bestOfEach, remaining = counts[place] ?? 0; remaining > 0; at++, remaining--)
        visit(others[at] ?? 0, scores[at] ?? 0);
    },
  };
}

/** The families that have named each family of the other side. */
export interface Naming {
  /** Returns the number of families that have named a family. */
  countOf(place: number): number;
  /** Returns the places of the families that have named a family. */
  placesOf(place: number): number[];
  /** Lets the family judge those who have named it, in the order of `placesOf`. */
  judge(place: number, scoreOf: (index: number) => number): void;
  /** Calls a function with each family that has named a family, and the lesser score. */
  forEach(place: number, visit: (other: number, score: number) => void): void;
  /** Returns the number of entries of all families. */
  count(): number;
}

/** Returns who has named each family of the other side. Their scores stay in the lists, where `judge` lowers them. */
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

  async function eachEntry(visit: (at: number) => void): Promise<void> {
    for (let place = 0; place < counts.length; place++) {
      const first = place * bestOfEach;
      for (let at = first; at < first + (counts[place] ?? 0); at++) visit(at);
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
      for (const [index, entry] of entriesOf(place).entries())
        scores[entry] = Math.min(scores[entry] ?? never, scoreOf(index));
    },
    forEach(place, visit) {
      for (const entry of entriesOf(place)) visit(namerOf(entry), scores[entry] ?? never);
    },
  };
}
