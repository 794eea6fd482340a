import type { Introducible } from '#server/domain/weekly-pairs/introducible.queries.ts';
import type { Pair } from '#server/domain/weekly-pairs/rounds.queries.ts';
import { nobody } from './market.ts';
import { matchApart } from './match-apart.ts';
import { type Reading, readMarket } from './read-market.ts';
import type { Turns } from './turns.ts';

/** So often those who are left are asked for the best of those who are left. */
const mostAskings = 4;

/**
 * Pairs everybody by the best of each; then those who are left, because the best of all are the best of many, by the best of those who
 * are left.
 */
export async function pairAll(turns: Turns, reading: Reading): Promise<Pair[]> {
  const pairs: Pair[] = [];
  let left = turns;
  for (let asking = 0; asking < mostAskings && left.brides.length > 0 && left.grooms.length > 0; asking++) {
    const groomOf = await matchApart(await readMarket(left, { ...reading, asksFew: asking > 0 }));
    reading.signal?.throwIfAborted();
    const before = pairs.length;
    const taken = new Set<string>();
    for (const [bride, groom] of groomOf.entries()) {
      if (groom === nobody) continue;
      const pair: Pair = [left.brides[bride]?.profileId ?? '', left.grooms[groom]?.profileId ?? ''];
      pairs.push(pair);
      for (const each of pair) taken.add(each);
    }
    if (pairs.length === before) break;
    const isLeft = ({ profileId }: Introducible) => !taken.has(profileId);
    left = { brides: left.brides.filter(isLeft), grooms: left.grooms.filter(isLeft) };
  }
  return pairs;
}
