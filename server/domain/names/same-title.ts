import { fold } from '#matching/family/fold.ts';
import { titleGroups } from '#matching/family/name-words.ts';

/** A name with its titles. */
interface Titled {
  /** The full name as written, with titles. */
  name: string;
  /** The words without titles and without what follows the name. */
  words: readonly string[];
}

/** The groups of each title. A title may be in several: Smt. is used for a married woman and in general. */
const groupsOfTitle = new Map<string, Set<number>>();
for (const [group, titles] of titleGroups.entries()) {
  for (const title of fold(titles).split(' ')) {
    const known = groupsOfTitle.get(title) ?? new Set<number>();
    groupsOfTitle.set(title, known.add(group));
  }
}

/**
 * Whether the typed name adds only titles that the name has in its own script, so that nobody becomes a doctor or a
 * judge by it. Titles may be left out, and so may what follows the name (Dr. Ruma Ghosh MBBS).
 */
export function haveSameTitles(named: Titled, typed: Titled): boolean {
  const lettersWithoutTitles = lettersOf(typed.words.join(' '));
  const allLetters = lettersOf(typed.name);
  // Something follows the typed name.
  if (!allLetters.endsWith(lettersWithoutTitles)) return false;
  const titleLength = allLetters.length - lettersWithoutTitles.length;
  if (titleLength === 0) return true;
  const typedTitles = titlesIn(typed, titleLength);
  if (typedTitles === null) return false;
  const ownTitleLength = lettersOf(named.name).indexOf(lettersOf(named.words.join(' ')));
  const ownTitles = titlesIn(named, ownTitleLength) ?? [];
  return typedTitles.length <= ownTitles.length && typedTitles.every((title) => isSameTitle(title, ownTitles));
}

/** Whether a title has a group in common with one of the name's own titles. */
function isSameTitle(title: string, ownTitles: readonly string[]): boolean {
  const groups = [...(groupsOfTitle.get(title) ?? [])];
  return ownTitles.some((ownTitle) => groups.some((group) => groupsOfTitle.get(ownTitle)?.has(group)));
}

/** Returns the titles that fill the first `letters` letters of a name; null if other words are among them. */
function titlesIn({ name }: Titled, letters: number): string[] | null {
  const titles: string[] = [];
  let lettersLeft = letters;
  for (const word of fold(name).split(' ')) {
    if (lettersLeft <= 0) break;
    if (!groupsOfTitle.has(word)) return null;
    titles.push(word);
    lettersLeft -= word.length;
  }
  return lettersLeft === 0 ? titles : null;
}

/** Returns the folded letters of a text without spaces. */
const lettersOf = (text: string): string => fold(text).replaceAll(' ', '');
