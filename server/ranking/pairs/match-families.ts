import { augment } from './augment.ts';
import { takeBestFirst } from './best-first.ts';
import { improve } from './improve.ts';
import { type Market, type Matching, nobody } from './market.ts';

/**
 * Who is introduced to whom in a week: nobody twice, and no two are left who could have been introduced to each other. Who has waited
 * longer comes first among pairs above the floor of score; of those who have waited alike, the pair whose lesser score is greater. The
 * same market gives the same pairs.
 */
export function matchFamilies(market: Market): Matching {
  const matching: Matching = {
    groomOf: new Int32Array(market.brides.numbers.length).fill(nobody),
    brideOf: new Int32Array(market.grooms.numbers.length).fill(nobody),
  };
  takeBestFirst(market, matching);
  augment(market, matching);
  improve(market, matching);
  return matching;
}
