import { fold } from '#matching/family/fold.ts';
import { soundKey } from '#matching/family/sound-key.ts';
import { givenNames } from './given-names.ts';

const BENGALI = /[\u0980-\u09ff]/;

/** By the spelling itself and by its sound; of names that sound alike the first one stands. */
const known = new Map<string, readonly [latin: string, bengali: string]>();
for (const pair of givenNames) {
  for (const name of pair) for (const key of [fold(name), soundOf(name)]) if (!known.has(key)) known.set(key, pair);
}

/** A name is read on every card: what was found once is not looked for again. */
const MOST_KEPT = 5_000;
const kept = new Map<string, string>();

/**
 * A given name in the other script, as families usually write it: of every word, or `''` where one of them is not known. Only a list that
 * people have written gives a spelling that nobody minds: there are names that no rule of letters gets right (শুভ, Shubho, Subha).
 */
export function spelledIn(givenName: string): string {
  const found = kept.get(givenName);
  if (found !== undefined) return found;
  const spelled = spell(givenName);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(givenName, spelled);
  return spelled;
}

function spell(givenName: string): string {
  const words = givenName.split(/\s+/).filter(Boolean);
  const isBengali = BENGALI.test(givenName);
  const others = words.map((word) => {
    const pair = known.get(fold(word)) ?? known.get(soundOf(word));
    return pair?.[isBengali ? 0 : 1] ?? '';
  });
  return others.every(Boolean) ? others.join(' ') : '';
}

// Hoisted: the table above is made while this file loads.
function soundOf(word: string): string {
  const { key, ending } = soundKey(fold(word));
  return `${key} ${ending}`;
}
