import type { WishName } from '#matching/wishes/wish-fit.ts';
import { doubleMust } from '../question/bounds.ts';
import { broken } from '../question/losses.ts';
import type { Question } from '../question/question.ts';
import type { Dictionaries } from '../rows/dictionaries.ts';
import { wishNames } from '../rows/layout.ts';
import type { BlockStore } from '../store/block-store.ts';
import { brokenMust, fails, gainOfTheirs } from './judge-row.ts';
import { visitPossibleRows } from './possible-rows.ts';

export interface Counted {
  all: number;
  /** For each must, how many there would be if it were a wish. */
  withoutMust: Map<WishName, number>;
}

interface Limits {
  most?: number;
  excluded?: ReadonlySet<number>;
}

/** Returns how many candidates a list has in all. Stops counting at `most`. */
export function countAll(
  question: Question,
  store: BlockStore,
  dictionaries: Dictionaries,
  { most = Number.POSITIVE_INFINITY, excluded }: Limits = {},
): number {
  let count = 0;
  visitPossibleRows(question, store, { below: broken, areMustsFirst: true }, (rows, at) => {
    if (brokenMust(question, rows, at) !== null || excluded?.has(rows[at] ?? 0)) return true;
    if (gainOfTheirs(question.me, dictionaries, rows, at) !== fails) count++;
    return count < most;
  });
  return count;
}

/**
 * Counts the list, and for each must of the seeker the list as if that must were a wish (candidates who break no other
 * must). It is one pass, which ends when the list itself has `most`.
 */
export function countMatches(
  question: Question,
  store: BlockStore,
  dictionaries: Dictionaries,
  { most = Number.POSITIVE_INFINITY, excluded }: Limits = {},
): Counted {
  const breaking = new Map<WishName, number>();
  let all = 0;
  visitPossibleRows(question, store, { below: 2 * broken, areMustsFirst: true }, (rows, at) => {
    const must = brokenMust(question, rows, at);
    if (must === 'several' || excluded?.has(rows[at] ?? 0)) return true;
    const known = must === null ? all : (breaking.get(must) ?? 0);
    if (known >= most || gainOfTheirs(question.me, dictionaries, rows, at) === fails) return true;
    if (must === null) return ++all < most;
    breaking.set(must, known + 1);
    // Enough candidates break this must; no more are counted.
    if (known + 1 === most) doubleMust(question.bounds, must);
    return true;
  });
  const musts = wishNames.filter((name) => isMust(question, name));
  return { all, withoutMust: new Map(musts.map((name) => [name, Math.min(most, all + (breaking.get(name) ?? 0))])) };
}

function isMust({ seeker }: Question, name: WishName): boolean {
  const wish = seeker.wishes?.[name];
  return wish != null && wish !== 'noBar' && wish.strength === 'must';
}
