// The public interface of the package. Code outside imports only this file (README.md describes each name); tests and
// benches may also import `testing/`.

export type { Placed } from './lists/best-list.ts';
export type { Counted } from './lists/count.ts';
export type { LatestBy } from './lists/latest.ts';
export { gatherInThread, type Horizon, openFromThread, openRankingIndex } from './open-index.ts';
export { findPrices } from './prices/find-prices.ts';
export { type MadePrices, makePrices } from './prices/make-prices.ts';
export { gini, movePoints } from './prices/move-prices.ts';
export type { PricedSeeker } from './prices/sides.ts';
export type { CountWanted, ListWanted, RankingIndex, SinceWanted } from './ranking-index.ts';
export { refuseLongLists, wordsARow } from './rows/layout.ts';
export { noPrices, type Prices } from './rows/price-codes.ts';
export { type CandidateColumn, candidateColumns, columnsAtFirst } from './rows/row-columns.ts';
export { inOrder, scan, scoreOf } from './scan.ts';
export { badgeSign, type Only, photoSign } from './short/filter.ts';
export { type IdTable, makeIdTable } from './store/id-table.ts';
export { makeTieRanks, noTieKey } from './tie-ranks.ts';
