import type { Introducible } from '#server/domain/weekly-pairs/introducible.queries.ts';
import type { Pair } from '#server/domain/weekly-pairs/rounds.queries.ts';
import { makeBreath } from './breath.ts';
import { nobody, type UnsortedMarket } from './market.ts';
import { matchApart } from './match-apart.ts';
import { type Reading, readMarket } from './read-market.ts';
import type { Turns } from './turns.ts';

/** Returns for each bride the place of her groom, or `nobody`. */
type Matcher = (market: UnsortedMarket) => Promise<Int32Array>;

/** At most this many rounds. Each further round uses only the remaining families. */
const mostAskings = 4;

/**
 * Pairs all families by the best of each. Then repeats this with the remaining families, because many families name the
 * same best ones.
 */
export async function pairAll(turns: Turns, reading: Reading, match: Matcher = matchApart): Promise<Pair[]> {
  const breathe = makeBreath(reading.signal);
  const pairs: Pair[] = [];
  let left = turns;
  for (let asking = 0; asking < mostAskings && left.brides.length > 0 && left.grooms.length > 0; asking++) {
    const groomOf = await match(await readMarket(left, { ...reading, asksFew: asking > 0 }));
    reading.signal?.throwIfAborted();
    const before = pairs.length;
    const isTaken = new Uint8Array(left.grooms.length);
    const brides: Introducible[] = [];
    for (const [place, bride] of left.brides.entries()) {
      const groom = groomOf[place] ?? nobody;
      if (groom === nobody) brides.push(bride);
      else {
        pairs.push([bride.profileId, left.grooms[groom]?.profileId ?? '']);
        isTaken[groom] = 1;
      }
      await breathe();
    }
    if (pairs.length === before) break;
    left = { brides, grooms: left.grooms.filter((_, place) => isTaken[place] === 0) };
  }
  return pairs;
}
