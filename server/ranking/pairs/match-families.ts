import { augment } from './augment.ts';
import { takeBestFirst } from './best-first.ts';
import { improve } from './improve.ts';
import { letWaitingIn } from './let-waiting-in.ts';
import { type Market, type Matching, nobody } from './market.ts';

/**
 * Returns who is introduced to whom in a week. Nobody has two partners, and no possible pair is left unused. Among
 * pairs above the score floor, the longest waiting come first; with equal waits, the pair with the greater lesser
 * score. Deterministic for the same market.
 */
export function matchFamilies(market: Market): Matching {
  const matching: Matching = {
    groomOf: new Int32Array(market.brides.numbers.length).fill(nobody),
    brideOf: new Int32Array(market.grooms.numbers.length).fill(nobody),
  };
  takeBestFirst(market, matching);
  augment(market, matching);
  letWaitingIn(market, matching);
  improve(market, matching);
  return matching;
}
