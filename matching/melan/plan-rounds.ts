import { colourPairs } from './colour-pairs.ts';

/** Families of a bride and a groom that may sit at one table, by their numbers. `score` combines both sides. */
export interface Fit {
  readonly bride: number;
  readonly groom: number;
  readonly score: number;
}

export interface Meeting {
  readonly bride: number;
  readonly groom: number;
}

/** The number of other families that each family should meet, if that many suit it. */
export const MEETS_AT_LEAST = 3;

/**
 * Returns who sits with whom in each round: one family of each side at a table. Only fits meet, no pair twice, nobody
 * at two tables at once. Meetings are spread evenly: nobody gets another one while somebody could get an earlier one.
 * Among equally even plans, better fits come first.
 */
export function planRounds(fits: readonly Fit[], rounds: number): Meeting[][] {
  const sorted = [...fits].sort(
    (one, other) => other.score - one.score || one.bride - other.bride || one.groom - other.groom,
  );
  const others = new Map<string, string[]>();
  for (const { bride, groom } of sorted) {
    add(others, `b${bride}`, `g${groom}`);
    add(others, `g${groom}`, `b${bride}`);
  }
  const chosen = chooseMeetings(others, rounds);
  const meetings = sorted.filter(({ bride, groom }) => chosen.get(`b${bride}`)?.has(`g${groom}`));
  return colourPairs(
    meetings.map(({ bride, groom }) => ({ bride, groom })),
    rounds,
  );
}

function add(map: Map<string, string[]>, key: string, value: string): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

type Chosen = Map<string, Set<string>>;

/**
 * Raises everybody to one meeting, then everybody for whom it is possible to two, and so on: first by the best fits,
 * then by exchanges.
 */
function chooseMeetings(others: ReadonlyMap<string, readonly string[]>, most: number): Chosen {
  const chosen: Chosen = new Map([...others.keys()].map((guest) => [guest, new Set()]));
  const countOf = (guest: string) => chosen.get(guest)?.size ?? 0;
  for (let level = 1; level <= most; level++) {
    for (const [guest, known] of others) {
      if (!guest.startsWith('b')) continue;
      for (const other of known) {
        if (countOf(guest) >= level) break;
        if (countOf(other) < level && !chosen.get(guest)?.has(other)) turn(chosen, [guest, other]);
      }
    }
    for (const guest of others.keys())
      if (countOf(guest) < level) {
        const way = findWay({ others, chosen, most }, guest);
        if (way !== null) turn(chosen, way);
      }
  }
  return chosen;
}

interface Search {
  others: ReadonlyMap<string, readonly string[]>;
  chosen: Chosen;
  most: number;
}

/**
 * Finds an alternating path from this guest, over pairs that do not meet and pairs that do. It ends at a guest of the
 * other side with a free round, or of the own side with two more meetings. Returns null if there is none.
 */
function findWay({ others, chosen, most }: Search, from: string): string[] | null {
  const countOf = (guest: string) => chosen.get(guest)?.size ?? 0;
  const before = new Map<string, string>([[from, '']]);
  const waiting = [from];
  for (const guest of waiting)
    for (const other of others.get(guest) ?? []) {
      if (before.has(other) || chosen.get(guest)?.has(other)) continue;
      before.set(other, guest);
      if (countOf(other) < most) return wayTo(before, other);
      for (const next of chosen.get(other) ?? []) {
        if (before.has(next)) continue;
        before.set(next, other);
        if (countOf(next) > countOf(from) + 1) return wayTo(before, next);
        waiting.push(next);
      }
    }
  return null;
}

function wayTo(before: ReadonlyMap<string, string>, last: string): string[] {
  const way: string[] = [];
  for (let at: string | undefined = last; at; at = before.get(at)) way.push(at);
  return way;
}

/** Flips the pairs along a path: those who met do not meet any more, and the others do. */
function turn(chosen: Chosen, way: readonly string[]): void {
  for (const [at, one] of way.entries()) {
    const other = way[at + 1];
    if (other === undefined) return;
    const isMeeting = chosen.get(one)?.has(other);
    for (const [guest, with_] of [
      [one, other],
      [other, one],
    ] as const)
      if (isMeeting) chosen.get(guest)?.delete(with_);
      else chosen.get(guest)?.add(with_);
  }
}
