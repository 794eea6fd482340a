import { stripAliases } from '#matching/family/aliases.ts';
import { fold, foldedSet } from '#matching/family/fold.ts';
import {
  deceasedTitles,
  familyNamesBefore,
  lastNames,
  lettersAfter,
  middleNames,
  mohammads,
  titles,
  titlesAlsoNames,
  womensEndings,
} from '#matching/family/name-words.ts';
import { findSurname, knownSurname } from '#matching/family/surname.ts';
import { surnameGroups } from '#matching/family/surname-groups.ts';

const MOHAMMADS = foldedSet(mohammads);
/** Titles to remove. Md. is kept, because it is part of the name. */
const TITLES = new Set([...foldedSet(`${titles} ${deceasedTitles}`)].filter((word) => !MOHAMMADS.has(word)));
/** Short forms that need another name after them. Mohammad in full may be the whole name. */
const SHORT_MOHAMMADS = foldedSet('Md Mohd মো মু মহ');
/** Titles that are also given names: Ishwar. */
const ALSO_NAMES = foldedSet(titlesAlsoNames);
/** Words that are the last of a name. */
const LAST_NAMES = foldedSet(lastNames);
/** Every listed spelling of a surname. */
const SPELLED = foldedSet(surnameGroups.join(' '));
/** Letters after a name (MBBS). */
const LETTERS_AFTER = new Set(lettersAfter.split(' '));
/** Family names that are written before the given name. */
const BEFORE = foldedSet(familyNamesBefore);
/** Last words of women's names. */
const ENDINGS = foldedSet(womensEndings);
/** Words that are given names more often than surnames, even in first place: Kumar, Chandra, Hari. */
const GIVEN = new Set([...foldedSet(middleNames)].filter((word) => !['das', 'nath', fold('নাথ')].includes(word)));
/** Words that belong to the given name in the middle of a name: Rabindra Nath. */
const MIDDLE = foldedSet(middleNames);

/** Cache of first names. Lists repeat the same names, and reading one costs as much as the rest of a card. */
const known = new Map<string, string>();
const MOST_KNOWN = 10_000;

/** Returns the part of a name that a stranger reads, from the cache if it has it. */
export function firstNameOf(fullName: string): string {
  const cached = known.get(fullName);
  if (cached !== undefined) return cached;
  if (known.size >= MOST_KNOWN) known.clear();
  const first = readFirstName(fullName);
  known.set(fullName, first);
  return first;
}

/**
 * Returns the part of a name that a stranger reads: without titles, aliases and any surname, in any position. If there
 * is only a surname, returns one word of it.
 */
function readFirstName(fullName: string): string {
  const { words, surnameFirst } = readWords(fullName);
  const folded = words.map(fold);
  let [from, to] = [surnameFirst, words.length];
  const countLeft = () => to - from;
  const first = () => folded[from] ?? '';
  const last = () => folded[to - 1] ?? '';
  while (countLeft() > 1 && BEFORE.has(first())) from += 1;
  // Md. is kept before the rest: Md. Ghosh Rahim, Md. Rahim Sheikh.
  const prefix = countLeft() > 2 && surnameFirst === 0 && MOHAMMADS.has(first()) ? words.slice(from, ++from) : [];
  const isSurnameBefore = () => isSurname(first()) && !GIVEN.has(first());
  const isSurnameBehind = () => ENDINGS.has(last()) || isSurname(last());
  // Ghosh Ruma: the first word is a surname, and the last is not a known one.
  const isSurnameFirst = surnameFirst > 0 || (isSurnameBefore() && !isSurnameBehind());
  if (countLeft() > 1 && !isSurnameFirst && !isNamedBehindMd(folded.slice(from, to)))
    to = Math.max(from + 1, to - findSurname(folded).length);
  while (countLeft() > 1 && isSurnameBehind() && !MIDDLE.has(last())) to -= 1;
  while (countLeft() > 1 && isSurnameBefore()) from += 1;
  return [...prefix, ...words.slice(from, to)].join(' ');
}

/** Whether the last of two words is the given name, because only Md. comes before it: Md. Rahim. */
function isNamedBehindMd([first = '', last = '', ...more]: readonly string[]): boolean {
  return more.length === 0 && SHORT_MOHAMMADS.has(first) && last !== '' && !LAST_NAMES.has(last) && !SPELLED.has(last);
}

const isSurname = (word: string): boolean => knownSurname(word) !== null;

/** Returns the words of a name without titles and without letters after it, but at least one word. */
export const nameWordsOf = (fullName: string): string[] => readWords(fullName).words;

/**
 * Splits a name into words. `surnameFirst` is the number of words of a surname that a comma puts before the name
 * (Ghosh, Ruma).
 */
function readWords(fullName: string): { words: string[]; surnameFirst: number } {
  const plain = stripAliases(fullName.replace(/\([^)]*\)?|\[[^\]]*\]?/g, ' '));
  const [first = [], ...others] = plain
    .split(/[,;،]/u)
    .map(wordsIn)
    .filter(({ length }) => length > 0);
  const second = others[0] ?? [];
  const isBehind = second.every((word) => LETTERS_AFTER.has(bare(word)) || TITLES.has(fold(word)));
  const named = first.filter((word) => !MOHAMMADS.has(fold(word)));
  const isSurnameFirst =
    second.length > 0 && !isBehind && (named.length === 1 || named.every((word) => isSurname(fold(word))));
  return isSurnameFirst
    ? { words: [...first, ...second], surnameFirst: first.length }
    : { words: first.length > 0 && first.every((word) => TITLES.has(fold(word))) ? second : first, surnameFirst: 0 };
}

/** Initials with dots (S.K.), which stay one word. */
const INITIALS = /^(\p{L}\p{M}*\.)+\p{L}?\p{M}*\.?$/u;
/** Titles that are often written together with the name. */
const GLUED = /^(ডা|ড|মো|মোসা|মোছা|মু|মহ|মি)ঃ(?=\p{L})/u;

/** Splits a part of a name into its words, without titles before it and letters after it. */
function wordsIn(part: string): string[] {
  const words = part
    .split(/[\s\u200b\u2060]+/u)
    .flatMap((word) => (INITIALS.test(word) ? [word] : word.replace(GLUED, '$1ঃ ').split(/[\s\-–—_/|+&.·•]+/u)))
    .flatMap(withoutCapitals)
    .filter((word) => bare(word) !== '');
  while (words.length > 1 && isTitle(words)) words.shift();
  while (words.length > 1 && LETTERS_AFTER.has(bare(words.at(-1) ?? ''))) words.pop();
  return words;
}

/**
 * Whether the first word is a title. Ishwar is a given name if only a surname or a middle name follows: Ishwar Das,
 * Ishwar Chandra Das.
 */
function isTitle([first = '', next = '', ...more]: readonly string[]): boolean {
  const word = fold(first);
  if (!TITLES.has(word)) return false;
  return !ALSO_NAMES.has(word) || (more.length > 0 && !MIDDLE.has(fold(next)));
}

/** Splits RumaGhosh into two words if the second is a surname. */
function withoutCapitals(word: string): string[] {
  const [, first, last] = /^(\p{Lu}\p{Ll}+)(\p{Lu}\p{Ll}+)$/u.exec(word) ?? [];
  return first && last && isSurname(fold(last)) ? [first, last] : [word];
}

/** Returns a word in lower case, without dots, dashes and similar signs, which are not part of it. */
function bare(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
