import { firstNameOf } from '../visibility/first-name.ts';
import { fullySpelledIn, spelledIn } from './by-rule.ts';
import { readSpelling, type Spelling } from './own-spelling.ts';

interface Named {
  name: string;
  /** As its family has written it in the other script; `''` where it has not. */
  nameSpelled: string;
}

/** A name is read on every card: what was read once is not read again. */
const MOST_KEPT = 5_000;
const kept = new Map<string, Spelling>();

/**
 * The name of a member in the other script, wherever it is shown: as its family has written it, if that is the name that is shown, else by rule;
 * `''` where a word of it is not known. Its surname is for those alone who are told the surname.
 */
export function spelled({ name, nameSpelled }: Named): Spelling {
  const key = `${name}\n${nameSpelled}`;
  const found = kept.get(key);
  if (found !== undefined) return found;
  const spelling = read(name, nameSpelled);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, spelling);
  return spelling;
}

function read(name: string, nameSpelled: string): Spelling {
  const own = readSpelling(name, nameSpelled);
  return {
    given: own?.given || spelledIn(firstNameOf(name)),
    full: own?.full ?? fullySpelledIn(name),
  };
}
