import { type Dictionaries, makeDictionaries } from '../rows/dictionaries.ts';
import { makeRowParser } from '../rows/parse-row.ts';
import { changeOver, makePriceState, type Prices } from '../rows/price-codes.ts';
import { makeTieRanks, noTieKey, type TieRanks } from '../tie-ranks.ts';
import { type BlockStore, makeBlockStore, type SharedByStores, seenOn } from './block-store.ts';
import { type FilledStore, fillStore } from './fill-store.ts';
import { makeRowPile } from './row-pile.ts';
import { inSlices } from './slices.ts';

/** All candidates: the brides, the grooms, and what their rows refer to. */
export interface Members {
  dictionaries: Dictionaries;
  brides: BlockStore;
  grooms: BlockStore;
  /** Has those of one sex as they were filled, in the place of all who were there of it. */
  fill(filled: Filled): void;
  /** Takes one line of the view `candidate_lines`; a member who is there already is replaced. */
  take(line: Buffer): void;
  drop(id: number): void;
  /**
   * Has these prices in the place of those of before: of everybody at once, when they have been written beside them. Lets
   * others work in between. They are read again for a member who changes, so they must stay as they are.
   */
  setPrices(prices: Prices, signal?: AbortSignal): Promise<void>;
  tieRanks: TieRanks;
  /** Has the order of equals of this week and the next at hand, before lists ask for it. Lets others work in between. */
  rankWeeks(week: number, signal?: AbortSignal): Promise<void>;
}

/** A store as it was filled, of whom, and the day (days since 1970) on which it was. */
export interface Filled {
  whom: 'brides' | 'grooms';
  today: number;
  store: FilledStore;
}

const daysSince1970 = (): number => Math.floor(Date.now() / 86_400_000);

export function makeMembers(dictionaries = makeDictionaries(), tieRanks = makeTieRanks(noTieKey)): Members {
  const parse = makeRowParser(dictionaries);
  const prices = makePriceState();
  const shared: SharedByStores = { prices, tieRanks };
  let changing = Promise.resolve();
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
      return oneByOne(() => change(next, signal));
    },
    rankWeeks(week, signal) {
      return oneByOne(() => inBoth((store) => inSlices(store.rankWeeks(week), signal)));
    },
  };
  return members;

  async function change(next: Prices, signal?: AbortSignal): Promise<void> {
    prices.coming = next;
    // Bounds hold for both prices from here on, so that no list is wrong whichever counts.
    const summarizeAll = () => inBoth((store) => inSlices(store.summarizeAll(), signal));
    await summarizeAll();
    changeOver(prices);
    await summarizeAll();
  }

  async function inBoth(work: (store: BlockStore) => Promise<void>): Promise<void> {
    for (const store of [members.brides, members.grooms]) await work(store);
  }

  function oneByOne(work: () => Promise<void>): Promise<void> {
    changing = changing.catch(() => {}).then(work);
    return changing;
  }
}

/** Takes the lines of many, each another's; each store is handed out as soon as it is filled with them. */
export function gatherMembers(dictionaries: Dictionaries, tieRanks = makeTieRanks(noTieKey), today = daysSince1970()) {
  const parse = makeRowParser(dictionaries);
  const seen = seenOn(today, dictionaries, tieRanks);
  const piles = { brides: makeRowPile(), grooms: makeRowPile() };
  return {
    take(line: Buffer): void {
      const { isFemale, words } = parse(line);
      piles[isFemale ? 'brides' : 'grooms'].add(words);
    },
    async finish(handOut: (filled: Filled) => void): Promise<void> {
      for (const whom of ['brides', 'grooms'] as const) {
        const store = await fillStore(piles[whom], seen);
        // A pile is as large as what it fills.
        piles[whom] = makeRowPile();
        handOut({ whom, today, store });
      }
    },
  };
}
