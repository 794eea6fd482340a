import { type BlockStore, makeBlockStore } from './block-store.ts';
import { type Dictionaries, makeDictionaries } from './dictionaries.ts';
import { makeRowParser } from './parse-row.ts';

/** All candidates: the brides, the grooms, and what their rows refer to. */
export interface Members {
  dictionaries: Dictionaries;
  brides: BlockStore;
  grooms: BlockStore;
  /** Takes one line of `copyCandidates`; a member who is there already is replaced. */
  take(line: Buffer): void;
  drop(id: number): void;
}

/** `today`: days since 1970. */
export function makeMembers(today = Math.floor(Date.now() / 86_400_000)): Members {
  const dictionaries = makeDictionaries();
  const parse = makeRowParser(dictionaries);
  const brides = makeBlockStore(dictionaries, today);
  const grooms = makeBlockStore(dictionaries, today);

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
