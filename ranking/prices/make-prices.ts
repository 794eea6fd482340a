import { neutralPrice } from '#matching/rank.ts';
import type { ReadLines } from '../open-index.ts';
import { makeDictionaries } from '../rows/dictionaries.ts';
import { gatherMembers, makeMembers } from '../store/members.ts';
import { makeTieRanks } from '../tie-ranks.ts';
import { findPrices } from './find-prices.ts';
import { makeSide, type PricedSeeker } from './sides.ts';

/** The input from which the prices of a week are made. */
export interface PricesWanted {
  /** Reads the members from whom the separate index is made. */
  readLines: ReadLines;
  /** Loads the seekers on whose first pages places are counted. Called after the lines are read. */
  loadSeekers: () => Promise<readonly PricedSeeker[]>;
  /** The secret key by which equal scores are ordered. */
  tieKey: Uint8Array;
  /** The day for which lists are made. */
  on: string;
  /** The week (`weekOfDay`) from which the prices are valid. */
  week: number;
}

/** All prices that are not neutral. */
export interface MadePrices {
  /** The numbers of profile ids. */
  ids: Uint32Array;
  /** The price bands of these profiles, at the same positions. */
  bands: Uint8Array;
  /** The number of seekers whose first pages were counted. */
  seekers: number;
  /** Gini coefficient of the places of brides on first pages, without and with these prices. */
  brides: { before: number; after: number };
  /** The same for grooms. */
  grooms: { before: number; after: number };
}

/** Makes prices with a separate index, because thousands of lists are made with prices that are not valid yet. */
export async function makePrices({ readLines, loadSeekers, tieKey, on, week }: PricesWanted): Promise<MadePrices> {
  const tieRanks = makeTieRanks(tieKey);
  const members = makeMembers(makeDictionaries(), tieRanks);
  const { take, finish } = gatherMembers(members.dictionaries, tieRanks);
  await readLines(take);
  await finish(members.fill);
  const seekers = await loadSeekers();
  const brides = await priceSide('brides');
  const grooms = await priceSide('grooms');
  return {
    ids: Uint32Array.from([...brides.ids, ...grooms.ids]),
    bands: Uint8Array.from([...brides.bands, ...grooms.bands]),
    seekers: seekers.length,
    brides: { before: brides.before, after: brides.after },
    grooms: { before: grooms.before, after: grooms.after },
  };

  async function priceSide(whom: 'brides' | 'grooms') {
    const side = makeSide({ members, tieRanks, seekers, on, week }, whom);
    const { bands, before, after } = await findPrices(side);
    const isMoved = (_: number, at: number) => bands[at] !== neutralPrice;
    return { ids: side.ids.filter(isMoved), bands: bands.filter((band) => band !== neutralPrice), before, after };
  }
}
