import { type BlockStore, makeBlockStore, seenOn } from './block-store.ts';
import { type Dictionaries, makeDictionaries } from './dictionaries.ts';
import { type FilledStore, fillStore } from './fill-store.ts';
import { makeRowParser } from './parse-row.ts';
import { makeRowPile } from './row-pile.ts';

/** All candidates: the brides, the grooms, and what their rows refer to. */
export interface Members {
  dictionaries: Dictionaries;
  brides: BlockStore;
  grooms: BlockStore;
  /** Takes one line of the view `candidate_lines`; a member who is there already is replaced. */
  take(line: Buffer): void;
  drop(id: number): void;
}

/** Both stores as they were filled, and the day (days since 1970) on which they were. */
export interface FilledMembers {
  today: number;
  brides: FilledStore;
  grooms: FilledStore;
}

const daysSince1970 = (): number => Math.floor(Date.now() / 86_400_000);

/** Nobody yet, or those with whom two stores were filled. */
export function makeMembers(dictionaries = makeDictionaries(), filled?: FilledMembers): Members {
  const parse = makeRowParser(dictionaries);
  const today = filled?.today ?? daysSince1970();
  const brides = makeBlockStore(dictionaries, today, filled?.brides);
  const grooms = makeBlockStore(dictionaries, today, filled?.grooms);

  function drop(id: number): void {
    if (!brides.remove(id)) grooms.remove(id);
  }

  return {
    dictionaries,
    brides,
    grooms,
    drop,
    take(line) {
      const { isFemale, words } = parse(line);
      drop(words[0] ?? 0);
      (isFemale ? brides : grooms).insert(words);
    },
  };
}

/** Takes the lines of many, each another's, and fills both stores with them. */
export function gatherMembers(dictionaries: Dictionaries, today = daysSince1970()) {
  const parse = makeRowParser(dictionaries);
  const seen = seenOn(today, dictionaries);
  let female = makeRowPile();
  let male = makeRowPile();
  return {
    take(line: Buffer): void {
      const { isFemale, words } = parse(line);
      (isFemale ? female : male).add(words);
    },
    async finish(): Promise<FilledMembers> {
      const brides = await fillStore(female, seen);
      // A pile is as large as what it fills.
      female = makeRowPile();
      const grooms = await fillStore(male, seen);
      male = makeRowPile();
      return { today, brides, grooms };
    },
  };
}
