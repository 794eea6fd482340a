/** Families of a bride and a groom that may sit at one table, by their numbers. `score` combines both sides. */
export interface Fit {
  readonly bride: number;
  readonly groom: number;
  readonly score: number;
}

/** A bride's and a groom's family at one table, by their numbers. */
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
  const partners = new Map<string, string[]>();
  for (const { bride, groom } of sorted) {
    add(partners, `b${bride}`, `g${groom}`);
    add(partners, `g${groom}`, `b${bride}`);
  }
  const chosen = chooseMeetings(partners, rounds);
  const meetings = sorted.filter(({ bride, groom }) => chosen.get(`b${bride}`)?.has(`g${groom}`));
  return colourPairs(
    meetings.map(({ bride, groom }) => ({ bride, groom })),
    rounds,
  );
}

/** Adds a value to the list of a key. */
function add(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** The guests whom each guest may meet, best fits first. A guest is `b` or `g` with the number of the family. */
type Partners = ReadonlyMap<string, readonly string[]>;

/** The guests whom each guest meets. */
type ChosenMeetings = Map<string, Set<string>>;

/**
 * Raises everybody to one meeting, then everybody for whom it is possible to two, and so on: first by the best fits,
 * then by exchanges.
 */
function chooseMeetings(partners: Partners, mostMeetings: number): ChosenMeetings {
  const chosen: ChosenMeetings = new Map([...partners.keys()].map((guest) => [guest, new Set()]));
  const countOf = (guest: string) => chosen.get(guest)?.size ?? 0;
  for (let level = 1; level <= mostMeetings; level++) {
    for (const [guest, partnersOfGuest] of partners) {
      if (!guest.startsWith('b')) continue;
      for (const partner of partnersOfGuest) {
        if (countOf(guest) >= level) break;
        if (countOf(partner) < level && !chosen.get(guest)?.has(partner)) flip(chosen, [guest, partner]);
      }
    }
    for (const guest of partners.keys())
      if (countOf(guest) < level) {
        const path = findPath({ partners, chosen, mostMeetings }, guest);
        if (path !== null) flip(chosen, path);
      }
  }
  return chosen;
}

/** What a search for a path needs: the possible and the chosen meetings, and the most meetings of one guest. */
interface Search {
  partners: Partners;
  chosen: ChosenMeetings;
  mostMeetings: number;
}

/**
 * Finds an alternating path from this guest, over pairs that do not meet and pairs that do. It ends at a guest of the
 * other side with a free round, or of the own side with at least two more meetings than this guest. Returns null if
 * there is no path.
 */
function findPath({ partners, chosen, mostMeetings }: Search, from: string): string[] | null {
  const countOf = (guest: string) => chosen.get(guest)?.size ?? 0;
  /** The guest before each guest reached; '' before the first one. */
  const previousGuests = new Map<string, string>([[from, '']]);
  const queue = [from];
  // The queue grows while it is read.
  for (const guest of queue)
    for (const partner of partners.get(guest) ?? []) {
      if (previousGuests.has(partner) || chosen.get(guest)?.has(partner)) continue;
      previousGuests.set(partner, guest);
      if (countOf(partner) < mostMeetings) return pathTo(previousGuests, partner);
      for (const next of chosen.get(partner) ?? []) {
        if (previousGuests.has(next)) continue;
        previousGuests.set(next, partner);
        if (countOf(next) > countOf(from) + 1) return pathTo(previousGuests, next);
        queue.push(next);
      }
    }
  return null;
}

/** Returns the path from `last` back to its beginning. */
function pathTo(previousGuests: ReadonlyMap<string, string>, last: string): string[] {
  const path: string[] = [];
  for (let guest: string | undefined = last; guest; guest = previousGuests.get(guest)) path.push(guest);
  return path;
}

/** Reverses the pairs along a path: neighbours who met do not meet any more, and the others do. */
function flip(chosen: ChosenMeetings, path: readonly string[]): void {
  for (const [index, one] of path.entries()) {
    const other = path[index + 1];
    if (other === undefined) return;
    if (chosen.get(one)?.has(other)) {
      chosen.get(one)?.delete(other);
      chosen.get(other)?.delete(one);
    } else {
      chosen.get(one)?.add(other);
      chosen.get(other)?.add(one);
    }
  }
}

/**
 * Distributes pairs over rounds so that nobody is in two pairs of a round. Always succeeds if nobody is in more pairs
 * than there are rounds (Kőnig: a bipartite graph needs as many colours as its largest degree).
 */
function colourPairs<P extends Meeting>(pairs: readonly P[], rounds: number): P[][] {
  /** The pair of each guest in each round; undefined for a free round. */
  const roundsByGuest = new Map<string, (P | undefined)[]>();
  const roundsOf = (guest: string): (P | undefined)[] => {
    const roundsOfGuest = roundsByGuest.get(guest) ?? Array.from<P | undefined>({ length: rounds });
    roundsByGuest.set(guest, roundsOfGuest);
    return roundsOfGuest;
  };
  const freeRoundOf = (guest: string): number => {
    const round = roundsOf(guest).indexOf(undefined);
    if (round < 0) throw new RangeError(`${guest} is in more than ${rounds} pairs.`);
    return round;
  };
  for (const pair of pairs) {
    const [bride, groom] = [`b${pair.bride}`, `g${pair.groom}`];
    const [brideFreeRound, groomFreeRound] = [freeRoundOf(bride), freeRoundOf(groom)];
    if (brideFreeRound !== groomFreeRound) exchange(groom, brideFreeRound, groomFreeRound);
    roundsOf(bride)[brideFreeRound] = pair;
    roundsOf(groom)[brideFreeRound] = pair;
  }
  return Array.from({ length: rounds }, (_, round) =>
    [...roundsByGuest].flatMap(([guest, pairsOfGuest]) => (guest.startsWith('b') ? (pairsOfGuest[round] ?? []) : [])),
  );

  /**
   * Swaps the rounds `from` and `to` along the chain of pairs that begins at a guest who is free in `to`. Then this
   * guest is free in `from`.
   */
  function exchange(guest: string, from: number, to: number): void {
    const chain: P[] = [];
    let current = guest;
    for (let round = from; ; round = round === from ? to : from) {
      const pair = roundsOf(current)[round];
      if (pair === undefined) break;
      chain.push(pair);
      current = current.startsWith('b') ? `g${pair.groom}` : `b${pair.bride}`;
    }
    const roundOf = chain.map((_, index) => (index % 2 === 0 ? from : to));
    for (const [index, pair] of chain.entries())
      for (const member of [`b${pair.bride}`, `g${pair.groom}`]) {
        const roundsOfMember = roundsOf(member);
        const round = roundOf[index] ?? from;
        if (roundsOfMember[round] === pair) roundsOfMember[round] = undefined;
      }
    for (const [index, pair] of chain.entries())
      for (const member of [`b${pair.bride}`, `g${pair.groom}`])
        roundsOf(member)[roundOf[index] === from ? to : from] = pair;
  }
}
