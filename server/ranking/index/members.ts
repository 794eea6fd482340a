import { type BlockStore, makeBlockStore } from './block-store.ts';
import { type Dictionaries, makeDictionaries } from './dictionaries.ts';
import { wordsARow } from './layout.ts';
import { makeRowParser } from './parse-row.ts';

/** All candidates: the brides, the grooms, and what their rows refer to. */
export interface Members {
  dictionaries: Dictionaries;
  brides: BlockStore;
  grooms: BlockStore;
  /** Takes one line of the view `candidate_lines`; a member who is there already is replaced. */
  take(line: Buffer): void;
  /** Takes many, each another's, where nobody is yet; they are there when it is finished. */
  gather(): { take(line: Buffer): void; finish(): Promise<void> };
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
    gather() {
      const female = makeRowPile();
      const male = makeRowPile();
      return {
        take(line) {
          const { isFemale, words } = parse(line);
          (isFemale ? female : male).add(words);
        },
        async finish() {
          await brides.fill(female.rows());
          await grooms.fill(male.rows());
        },
      };
    },
  };
}

function makeRowPile() {
  let rows = new Uint32Array(1024 * wordsARow);
  let end = 0;
  return {
    add(row: Uint32Array): void {
      if (end === rows.length) {
        const larger = new Uint32Array(rows.length * 2);
        larger.set(rows);
        rows = larger;
      }
      rows.set(row, end);
      end += wordsARow;
    },
    rows: (): Uint32Array => rows.subarray(0, end),
  };
}
