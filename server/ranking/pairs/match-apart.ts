import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sorted, type UnsortedMarket } from './market.ts';
import { matchFamilies } from './match-families.ts';

/** From this many pairs on, a separate thread matches them. The thread costs a sixth of a second. */
const manyOffers = 20_000;

/** Returns for each bride the place of her groom, or `nobody`. The market's offers are transferred to the thread. */
export async function matchApart(market: UnsortedMarket, many = manyOffers): Promise<Int32Array> {
  if (market.offers.other.length < many) return matchFamilies(sorted(market)).groomOf;
  const { from, other, lesser } = market.offers;
  const handedOver = [from, other, lesser].flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : []));
  const thread = new Worker(new URL('./matching-thread.ts', import.meta.url), {
    workerData: market,
    transferList: handedOver,
  });
  const ended = once(thread, 'exit').then(() => {
    throw new Error('the thread that matches families ended early');
  });
  ended.catch(() => {});
  const [groomOf]: Int32Array[] = await Promise.race([once(thread, 'message'), ended]);
  if (groomOf === undefined) throw new Error('the thread that matches families said nothing');
  return groomOf;
}
