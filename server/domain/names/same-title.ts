import { fold } from '#matching/family/fold.ts';
import { titleGroups } from '#matching/family/name-words.ts';

interface Titled {
  /** The full name as written, with titles. */
  name: string;
  /** The words without titles and without what follows the name. */
  words: readonly string[];
}

/** The groups of each title. A title may be in several: Smt. is used for a married woman and in general. */
const groups = new Map<string, Set<number>>();
for (const [group, titles] of titleGroups.entries())
  for (const title of fold(titles).split(' ')) groups.set(title, (groups.get(title) ?? new Set()).add(group));

/**
 * Whether the typed name adds only titles that the name has in its own script, so that nobody becomes a doctor or a
 * judge by it. Titles may be left out, and so may what follows the name (Dr. Ruma Ghosh MBBS).
 */
export function haveSameTitles(named: Titled, typed: Titled): boolean {
  const untitled = lettersOf(typed.words.join(' '));
  const all = lettersOf(typed.name);
  if (!all.endsWith(untitled)) return false;
  if (all.length === untitled.length) return true;
  const titles = titlesIn(typed, all.length - untitled.length);
  if (titles === null) return false;
  const ownLetters = lettersOf(named.name).indexOf(lettersOf(named.words.join(' ')));
  const own = titlesIn(named, ownLetters) ?? [];
  return titles.length <= own.length && titles.every((title) => isSameTitle(title, own));
}

/** Whether a title has a group in common with one of the name's own titles. */
const isSameTitle = (title: string, own: readonly string[]): boolean =>
  own.some((other) => [...(groups.get(title) ?? [])].some((group) => groups.get(other)?.has(group)));

/** Returns the titles that fill the first `letters` letters of a name; null if other words are among them. */
function titlesIn({ name }: Titled, letters: number): string[] | null {
  const titles: string[] = [];
  let lettersLeft = letters;
  for (const word of fold(name).split(' ')) {
    if (lettersLeft <= 0) break;
    if (!groups.has(word)) return null;
    titles.push(word);
    lettersLeft -= word.length;
  }
  return lettersLeft === 0 ? titles : null;
}

/** Returns the folded letters of a text without spaces. */
const lettersOf = (text: string): string => fold(text).replaceAll(' ', '');
