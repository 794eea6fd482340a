import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Introducible } from '#server/domain/weekly-pairs/introducible.queries.ts';
import type { Pair } from '#server/domain/weekly-pairs/rounds.queries.ts';
import { makeBreath } from './breath.ts';
import { nobody, sorted, type UnsortedMarket } from './market.ts';
import { matchFamilies } from './match-families.ts';
import { type Reading, readMarket } from './read-market.ts';
import type { Turns } from './turns.ts';

/** Returns for each bride the place of her groom, or `nobody`. */
type Matcher = (market: UnsortedMarket) => Promise<Int32Array>;

/** The maximum number of passes. Each further pass matches only the families that are still without a partner. */
const mostPasses = 4;

/**
 * Pairs the families by the best candidates of each. Then repeats this with the families that are still without a
 * partner, because many families name the same best candidates. Returns pairs of profile ids, the bride first.
 */
export async function pairAll(turns: Turns, reading: Reading, match: Matcher = matchApart): Promise<Pair[]> {
  const breathe = makeBreath(reading.signal);
  const pairs: Pair[] = [];
  let remaining = turns;
  for (let pass = 0; pass < mostPasses && remaining.brides.length > 0 && remaining.grooms.length > 0; pass++) {
    const groomOf = await match(await readMarket(remaining, { ...reading, asksFew: pass > 0 }));
    reading.signal?.throwIfAborted();
    const before = pairs.length;
    const isGroomPaired = new Uint8Array(remaining.grooms.length);
    const unpairedBrides: Introducible[] = [];
    for (const [place, bride] of remaining.brides.entries()) {
      const groom = groomOf[place] ?? nobody;
      if (groom === nobody) unpairedBrides.push(bride);
      else {
        pairs.push([bride.profileId, remaining.grooms[groom]?.profileId ?? '']);
        isGroomPaired[groom] = 1;
      }
      await breathe();
    }
    if (pairs.length === before) break;
    const unpairedGrooms = remaining.grooms.filter((_, place) => isGroomPaired[place] === 0);
    remaining = { brides: unpairedBrides, grooms: unpairedGrooms };
  }
  return pairs;
}

/** From this many pairs on, a separate thread matches them. The thread costs a sixth of a second. */
const manyOffers = 20_000;

/** Returns for each bride the place of her groom, or `nobody`. The market's offers are transferred to the thread. */
async function matchApart(market: UnsortedMarket, many = manyOffers): Promise<Int32Array> {
  if (market.offers.other.length < many) return matchFamilies(sorted(market)).groomOf;
  const { from, other, lesser } = market.offers;
  const transferred = [from, other, lesser].flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : []));
  const thread = new Worker(new URL('./matching-thread.ts', import.meta.url), {
    workerData: market,
    transferList: transferred,
  });
  const ended = once(thread, 'exit').then(() => {
    throw new Error('the thread that matches families ended early');
  });
  ended.catch(() => {});
  const [groomOf]: Int32Array[] = await Promise.race([once(thread, 'message'), ended]);
  if (groomOf === undefined) throw new Error('the thread that matches families said nothing');
  return groomOf;
}
