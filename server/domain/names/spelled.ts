import { firstNameOf } from '../visibility/first-name.ts';
import { fullySpelledIn, spelledIn } from './by-rule.ts';
import { readSpelling, type Spelling } from './own-spelling.ts';

interface Named {
  name: string;
  /** The name in the other script, as its family has written it; `''` if not given. */
  nameSpelled: string;
}

/** Maximum number of cached names. Every card shows a name, so results are cached. */
const MOST_KEPT = 5_000;
const spellings = new Map<string, Spelling>();

/**
 * Returns a member's name in the other script: as its family has written it, if it matches the shown name, else by
 * rule. `given` or `full` is `''` if a word of it is not known. `full` is only for readers who may see the surname.
 */
export function spelled({ name, nameSpelled }: Named): Spelling {
  const key = `${name}\n${nameSpelled}`;
  const found = spellings.get(key);
  if (found !== undefined) return found;
  const spelling = spellingOf(name, nameSpelled);
  if (spellings.size >= MOST_KEPT) spellings.clear();
  spellings.set(key, spelling);
  return spelling;
}

/** Computes what `spelled` returns, without the cache. */
function spellingOf(name: string, nameSpelled: string): Spelling {
  const own = readSpelling(name, nameSpelled);
  return {
    given: own?.given || spelledIn(firstNameOf(name)),
    full: own?.full ?? fullySpelledIn(name),
  };
}
