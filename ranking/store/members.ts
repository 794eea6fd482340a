import { type Dictionaries, makeDictionaries } from '../rows/dictionaries.ts';
import { makeRowParser } from '../rows/parse-row.ts';
import { changeOver, makePriceState, type Prices } from '../rows/price-codes.ts';
import { makeTieRanks, noTieKey, type TieRanks } from '../tie-ranks.ts';
import { type BlockStore, makeBlockStore, type SharedByStores, summaryBasisOn } from './block-store.ts';
import { type FilledStore, fillStore } from './fill-store.ts';
import { makeRowPile } from './row-pile.ts';
import { inSlices } from './slices.ts';

/** All candidates: brides, grooms, and the dictionaries that their rows refer to. */
export interface Members {
  dictionaries: Dictionaries;
  brides: BlockStore;
  grooms: BlockStore;
  /** Replaces all candidates of one gender by a filled store. */
  fill(filled: Filled): void;
  /** Inserts one line of the view `candidate_lines`. An existing member is replaced. */
  take(line: Buffer): void;
  /** Removes a member, by the number of the profile id, if there is one. */
  drop(id: number): void;
  /**
   * Replaces the prices. They are first written beside the old ones and then take effect for all at once. Yields to
   * other work. Members who change later read from `prices` again, so it must not be modified.
   */
  setPrices(prices: Prices, signal?: AbortSignal): Promise<void>;
  tieRanks: TieRanks;
  /** Prepares the order of equals for this week and the next, before lists need it. Yields to other work. */
  rankWeeks(week: number, signal?: AbortSignal): Promise<void>;
}

/** A filled store, its gender, and the day (days since 1970) on which it was filled. */
export interface Filled {
  whom: 'brides' | 'grooms';
  today: number;
  store: FilledStore;
}

const msADay = 86_400_000;
const daysSince1970 = (): number => Math.floor(Date.now() / msADay);

/** Makes an index without candidates. */
export function makeMembers(dictionaries = makeDictionaries(), tieRanks = makeTieRanks(noTieKey)): Members {
  const parse = makeRowParser(dictionaries);
  const prices = makePriceState();
  const shared: SharedByStores = { prices, tieRanks };
  // The last of the changes that are made one after the other.
  let lastChange = Promise.resolve();
  const members: Members = {
    dictionaries,
    brides: makeBlockStore(dictionaries, daysSince1970(), undefined, shared),
    grooms: makeBlockStore(dictionaries, daysSince1970(), undefined, shared),
    tieRanks,
    fill({ whom, today, store }) {
      members[whom] = makeBlockStore(dictionaries, today, store, shared);
    },
    take(line) {
      const { isFemale, words } = parse(line);
      members.drop(words[0] ?? 0);
      members[isFemale ? 'brides' : 'grooms'].insert(words);
    },
    drop(id) {
      if (!members.brides.remove(id)) members.grooms.remove(id);
    },
    setPrices(next, signal) {
      return oneByOne(() => changePrices(next, signal));
    },
    rankWeeks(week, signal) {
      return oneByOne(() => inBoth((store) => inSlices(store.rankWeeks(week), signal)));
    },
  };
  return members;

  async function changePrices(next: Prices, signal?: AbortSignal): Promise<void> {
    prices.coming = next;
    // From here on, bounds cover both prices, so every list is correct with either.
    const summarizeAll = () => inBoth((store) => inSlices(store.summarizeAll(), signal));
    await summarizeAll();
    changeOver(prices);
    await summarizeAll();
  }

  async function inBoth(work: (store: BlockStore) => Promise<void>): Promise<void> {
    for (const store of [members.brides, members.grooms]) await work(store);
  }

  function oneByOne(work: () => Promise<void>): Promise<void> {
    lastChange = lastChange.catch(() => {}).then(work);
    return lastChange;
  }
}

/** Collects lines of different candidates. `finish` sorts them and hands out each store as soon as it is filled. */
export function gatherMembers(dictionaries: Dictionaries, tieRanks = makeTieRanks(noTieKey), today = daysSince1970()) {
  const parse = makeRowParser(dictionaries);
  const seen = summaryBasisOn(today, dictionaries, tieRanks);
  const piles = { brides: makeRowPile(), grooms: makeRowPile() };
  return {
    take(line: Buffer): void {
      const { isFemale, words } = parse(line);
      piles[isFemale ? 'brides' : 'grooms'].add(words);
    },
    async finish(handOut: (filled: Filled) => void): Promise<void> {
      for (const whom of ['brides', 'grooms'] as const) {
        const store = await fillStore(piles[whom], seen);
        // A pile needs as much memory as the store that it fills.
        piles[whom] = makeRowPile();
        handOut({ whom, today, store });
      }
    },
  };
}
