import type { Strength } from '#matching/person.ts';
import type { WishName } from '#matching/wishes/wish-fit.ts';
import type { BlockStore } from './block-store.ts';
import type { Dictionaries } from './dictionaries.ts';
import { fails, gainOfTheirs, lossOf } from './judge-row.ts';
import { wishNames } from './layout.ts';
import { broken } from './losses.ts';
import { possibleRows } from './possible-rows.ts';
import { ask, type Question } from './question.ts';

export interface Counted {
  all: number;
  /** How many there would be, were this one must only a wish. */
  withoutMust: Map<WishName, number>;
}

/** How many candidates a list has in all; stops counting at `most`. */
export function countAll(
  question: Question,
  store: BlockStore,
  dictionaries: Dictionaries,
  { most = Number.POSITIVE_INFINITY, excluded }: { most?: number; excluded?: ReadonlySet<number> } = {},
): number {
  let count = 0;
  for (const { rows, at } of possibleRows(question, store)) {
    if (lossOf(question, rows, at, broken - 1) >= broken) continue;
    if (gainOfTheirs(question.me, dictionaries, rows, at) === fails) continue;
    if (excluded?.has(rows[at] ?? 0)) continue;
    if (++count >= most) return count;
  }
  return count;
}

/** Counts the list, and once more for each must of the seeker as if it were a wish. */
export function countMatches(
  question: Question,
  store: BlockStore,
  dictionaries: Dictionaries,
  limits: { most?: number; excluded?: ReadonlySet<number> } = {},
): Counted {
  const { seeker, on } = question;
  const withoutMust = new Map<WishName, number>();
  for (const name of wishNames) {
    const wish = seeker.wishes?.[name];
    if (wish == null || wish === 'noBar' || wish.strength !== 'must') continue;
    const strength: Strength = 'wish';
    const relaxed = { ...seeker, wishes: { ...seeker.wishes, [name]: { ...wish, strength } } };
    withoutMust.set(name, countAll(ask(relaxed, on, dictionaries), store, dictionaries, limits));
  }
  return { all: countAll(question, store, dictionaries, limits), withoutMust };
}
