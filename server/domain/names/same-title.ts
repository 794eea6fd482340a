import { fold } from '#matching/family/fold.ts';
import { titleGroups } from '#matching/family/name-words.ts';

interface Titled {
  name: string;
  /** Its words without titles and what stands behind it. */
  words: readonly string[];
}

/** Of each title the groups that it belongs to: Smt. is said of a married woman and of another. */
const groups = new Map<string, Set<number>>();
for (const [at, titles] of titleGroups.entries())
  for (const title of fold(titles).split(' ')) groups.set(title, (groups.get(title) ?? new Set()).add(at));

/**
 * Whether nothing but titles stands beside the words that were typed, each of them one that the name has in its own script: nobody becomes
 * a doctor or a judge in the other. What stands behind the name may be left out (Dr. Ruma Ghosh MBBS), and a title as well.
 */
export function haveSameTitles(of: Titled, typed: Titled): boolean {
  const kept = lettersOf(typed.words.join(' '));
  const all = lettersOf(typed.name);
  if (!all.endsWith(kept)) return false;
  if (all.length === kept.length) return true;
  const titles = titlesIn(typed, all.length - kept.length);
  if (titles === null) return false;
  const own = titlesIn(of, lettersOf(of.name).indexOf(lettersOf(of.words.join(' ')))) ?? [];
  return titles.length <= own.length && titles.every((title) => isSameTitle(title, own));
}

const isSameTitle = (title: string, own: readonly string[]): boolean =>
  own.some((other) => [...(groups.get(title) ?? [])].some((group) => groups.get(other)?.has(group)));

/** The titles that so many letters at the beginning of a name are; null where these are anything else. */
function titlesIn({ name }: Titled, letters: number): string[] | null {
  const titles: string[] = [];
  let left = letters;
  for (const word of fold(name).split(' ')) {
    if (left <= 0) break;
    if (!groups.has(word)) return null;
    titles.push(word);
    left -= word.length;
  }
  return left === 0 ? titles : null;
}

const lettersOf = (text: string): string => fold(text).replaceAll(' ', '');
