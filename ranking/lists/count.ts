import type { WishName } from '#matching/wishes/wish-fit.ts';
import { doubleMust } from '../question/bounds.ts';
import { broken } from '../question/losses.ts';
import type { Question } from '../question/question.ts';
import type { Dictionaries } from '../rows/dictionaries.ts';
import { wishNames } from '../rows/layout.ts';
import type { BlockStore } from '../store/block-store.ts';
import { brokenMust, gainOfTheirs, ruledOut } from './judge-row.ts';
import { visitPossibleRows } from './possible-rows.ts';

export interface Counted {
  /** The number of candidates in the list, counted up to `most`. */
  all: number;
  /** For each must of the seeker, the number of candidates if that must were a wish. */
  withoutMust: Map<WishName, number>;
}

interface Limits {
  /** Counting stops here; by default it does not stop. */
  most?: number;
  /** Numbers of profile ids that are not counted. */
  excluded?: ReadonlySet<number>;
}

/** Returns the number of candidates in a list. Stops counting at `most`. */
export function countAll(
  question: Question,
  store: BlockStore,
  dictionaries: Dictionaries,
  { most = Number.POSITIVE_INFINITY, excluded }: Limits = {},
): number {
  let count = 0;
  visitPossibleRows(question, store, { below: broken, areMustsFirst: true }, (rows, at) => {
    if (brokenMust(question, rows, at) !== null || excluded?.has(rows[at] ?? 0)) return true;
    if (gainOfTheirs(question.me, dictionaries, rows, at) !== ruledOut) count++;
    return count < most;
  });
  return count;
}

/**
 * Counts a list, and for each must of the seeker the list as if that must were a wish. Such a list also contains the
 * candidates who break only that must. Makes one pass, which ends when the list itself has `most` candidates.
 */
export function countMatches(
  question: Question,
  store: BlockStore,
  dictionaries: Dictionaries,
  { most = Number.POSITIVE_INFINITY, excluded }: Limits = {},
): Counted {
  // The number of candidates who break only this must.
  const breaking = new Map<WishName, number>();
  let all = 0;
  visitPossibleRows(question, store, { below: 2 * broken, areMustsFirst: true }, (rows, at) => {
    const must = brokenMust(question, rows, at);
    if (must === 'several' || excluded?.has(rows[at] ?? 0)) return true;
    const counted = must === null ? all : (breaking.get(must) ?? 0);
    if (counted >= most || gainOfTheirs(question.me, dictionaries, rows, at) === ruledOut) return true;
    if (must === null) return ++all < most;
    breaking.set(must, counted + 1);
    // Enough candidates break this must; no more are counted.
    if (counted + 1 === most) doubleMust(question.bounds, must);
    return true;
  });
  const withoutMust = new Map<WishName, number>();
  for (const name of wishNames) {
    if (isMust(question, name)) withoutMust.set(name, Math.min(most, all + (breaking.get(name) ?? 0)));
  }
  return { all, withoutMust };
}

function isMust({ seeker }: Question, name: WishName): boolean {
  const wish = seeker.wishes?.[name];
  return wish != null && wish !== 'noBar' && wish.strength === 'must';
}
