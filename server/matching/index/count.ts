import type { WishName } from '#matching/wishes/wish-fit.ts';
import type { BlockStore } from './block-store.ts';
import { doubleMust } from './bounds.ts';
import type { Dictionaries } from './dictionaries.ts';
import { brokenMust, fails, gainOfTheirs } from './judge-row.ts';
import { wishNames } from './layout.ts';
import { broken } from './losses.ts';
import { possibleRows } from './possible-rows.ts';
import type { Question } from './question.ts';

export interface Counted {
  all: number;
  /** How many there would be, were this one must only a wish. */
  withoutMust: Map<WishName, number>;
}

interface Limits {
  most?: number;
  excluded?: ReadonlySet<number>;
}

/** How many candidates a list has in all; stops counting at `most`. */
export function countAll(
  question: Question,
  store: BlockStore,
  dictionaries: Dictionaries,
  { most = Number.POSITIVE_INFINITY, excluded }: Limits = {},
): number {
  let count = 0;
  for (const { rows, at } of possibleRows(question, store, broken)) {
    if (brokenMust(question, rows, at) !== null) continue;
    if (gainOfTheirs(question.me, dictionaries, rows, at) === fails || excluded?.has(rows[at] ?? 0)) continue;
    if (++count >= most) break;
  }
  return count;
}

/**
 * Counts the list, and for each must of the seeker the list as it would be were that one a wish: who breaks no other. All
 * in one go, which ends when the list itself has `most`.
 */
export function countMatches(
  question: Question,
  store: BlockStore,
  dictionaries: Dictionaries,
  { most = Number.POSITIVE_INFINITY, excluded }: Limits = {},
): Counted {
  const breaking = new Map<WishName, number>();
  let all = 0;
  for (const { rows, at } of possibleRows(question, store, 2 * broken)) {
    const must = brokenMust(question, rows, at);
    if (must === 'several' || (must !== null && breaking.get(must) === most)) continue;
    if (gainOfTheirs(question.me, dictionaries, rows, at) === fails || excluded?.has(rows[at] ?? 0)) continue;
    if (must === null) all++;
    else breaking.set(must, (breaking.get(must) ?? 0) + 1);
    if (all >= most) break;
    // Of those who break it no more are asked for.
    if (must !== null && breaking.get(must) === most) doubleMust(question.bounds, must);
  }
  const musts = wishNames.filter((name) => isMust(question, name));
  return { all, withoutMust: new Map(musts.map((name) => [name, Math.min(most, all + (breaking.get(name) ?? 0))])) };
}

function isMust({ seeker }: Question, name: WishName): boolean {
  const wish = seeker.wishes?.[name];
  return wish != null && wish !== 'noBar' && wish.strength === 'must';
}
