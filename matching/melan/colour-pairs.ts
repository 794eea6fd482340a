interface Pair {
  readonly bride: number;
  readonly groom: number;
}

/**
 * Distributes pairs over rounds so that nobody is in two pairs of a round. Always succeeds if nobody is in more pairs
 * than there are rounds (Kőnig: a bipartite graph needs as many colours as its largest degree).
 */
export function colourPairs<P extends Pair>(pairs: readonly P[], rounds: number): P[][] {
  const inRound = new Map<string, (P | undefined)[]>();
  const roundsOf = (guest: string): (P | undefined)[] => {
    const known = inRound.get(guest) ?? Array.from<P | undefined>({ length: rounds });
    inRound.set(guest, known);
    return known;
  };
  const free = (guest: string): number => {
    const round = roundsOf(guest).indexOf(undefined);
    if (round < 0) throw new RangeError(`${guest} is in more than ${rounds} pairs.`);
    return round;
  };
  for (const pair of pairs) {
    const [bride, groom] = [`b${pair.bride}`, `g${pair.groom}`];
    const [mine, theirs] = [free(bride), free(groom)];
    if (mine !== theirs) exchange(groom, mine, theirs);
    roundsOf(bride)[mine] = pair;
    roundsOf(groom)[mine] = pair;
  }
  return Array.from({ length: rounds }, (_, round) =>
    [...inRound].flatMap(([guest, known]) => (guest.startsWith('b') ? (known[round] ?? []) : [])),
  );

  /**
   * Swaps the rounds `from` and `to` along the chain of pairs that begins at a guest who is free in `to`. Then this
   * guest is free in `from`.
   */
  function exchange(guest: string, from: number, to: number): void {
    const chain: P[] = [];
    let at = guest;
    for (let round = from; ; round = round === from ? to : from) {
      const pair = roundsOf(at)[round];
      if (pair === undefined) break;
      chain.push(pair);
      at = at.startsWith('b') ? `g${pair.groom}` : `b${pair.bride}`;
    }
    const roundOf = chain.map((_, index) => (index % 2 === 0 ? from : to));
    for (const [index, pair] of chain.entries())
      for (const one of [`b${pair.bride}`, `g${pair.groom}`]) {
        const known = roundsOf(one);
        const round = roundOf[index] ?? from;
        if (known[round] === pair) known[round] = undefined;
      }
    for (const [index, pair] of chain.entries())
      for (const one of [`b${pair.bride}`, `g${pair.groom}`]) roundsOf(one)[roundOf[index] === from ? to : from] = pair;
  }
}
