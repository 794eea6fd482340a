import { colourPairs } from './colour-pairs.ts';

/** A bride's and a groom's family that could sit at one table, by their numbers; `score` is of both sides together. */
export interface Fit {
  readonly bride: number;
  readonly groom: number;
  readonly score: number;
}

export interface Meeting {
  readonly bride: number;
  readonly groom: number;
}

/** So many others of the other side each family should meet, where so many would suit it. */
export const MEETS_AT_LEAST = 3;

/**
 * Who sits with whom in each round: at each table one family of each side. Only fits sit together, no two twice, nobody at two tables at once. The
 * meetings are spread evenly: nobody gets another one where somebody could get an earlier one, and of what is as even the better fits come first.
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

/** Raises everybody to one meeting, then everybody whom it is possible for to two, and so on: first by the best fits, then along exchanges. */
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
 * A way from this guest over pairs that do not meet and pairs that do, in turn, at whose end somebody of the other side has a round left, or
 * somebody of the own side has two meetings more than this one; null where there is none.
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

/** Of the pairs along a way those who met do not, and those who did not do. */
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
