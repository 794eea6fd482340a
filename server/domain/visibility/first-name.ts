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
const TITLES_ALSO_NAMES = foldedSet(titlesAlsoNames);
/** Words that are the last of a name. */
const LAST_NAMES = foldedSet(lastNames);
/** Every listed spelling of a surname. */
const SURNAMES = foldedSet(surnameGroups.join(' '));
/** Letters after a name (MBBS). */
const LETTERS_AFTER = new Set(lettersAfter.split(' '));
/** Family names that are written before the given name. */
const FAMILY_NAMES_BEFORE = foldedSet(familyNamesBefore);
/** Last words of women's names. */
const WOMENS_ENDINGS = foldedSet(womensEndings);
/** Words that are given names more often than surnames, even in first place: Kumar, Chandra, Hari. */
const GIVEN_NAMES = new Set([...foldedSet(middleNames)].filter((word) => !['das', 'nath', fold('নাথ')].includes(word)));
/** Words that belong to the given name in the middle of a name: Rabindra Nath. */
const MIDDLE_NAMES = foldedSet(middleNames);

/** First names, by full name. Lists repeat the same names, and reading one costs as much as the rest of a card. */
const cachedFirstNames = new Map<string, string>();
/** Maximum number of names in the cache. */
const MOST_CACHED = 10_000;

/** Returns the part of a name that a stranger reads, from the cache if it has it. */
export function firstNameOf(fullName: string): string {
  const cached = cachedFirstNames.get(fullName);
  if (cached !== undefined) return cached;
  if (cachedFirstNames.size >= MOST_CACHED) cachedFirstNames.clear();
  const firstName = readFirstName(fullName);
  cachedFirstNames.set(fullName, firstName);
  return firstName;
}

/**
 * Returns the part of a name that a stranger reads: without titles, aliases and any surname, in any position. If there
 * is only a surname, returns one word of it.
 */
function readFirstName(fullName: string): string {
  const { words, surnameWordsBefore } = readWords(fullName);
  const folded = words.map(fold);
  // The first name is words[from] to words[to - 1].
  let [from, to] = [surnameWordsBefore, words.length];
  const countLeft = () => to - from;
  const first = () => folded[from] ?? '';
  const last = () => folded[to - 1] ?? '';
  while (countLeft() > 1 && FAMILY_NAMES_BEFORE.has(first())) from += 1;
  // Md. is kept before the rest: Md. Ghosh Rahim, Md. Rahim Sheikh.
  const prefix: string[] = [];
  if (countLeft() > 2 && surnameWordsBefore === 0 && MOHAMMADS.has(first())) {
    prefix.push(...words.slice(from, from + 1));
    from += 1;
  }
  const isSurnameBefore = () => isSurname(first()) && !GIVEN_NAMES.has(first());
  const isSurnameBehind = () => WOMENS_ENDINGS.has(last()) || isSurname(last());
  // Ghosh Ruma: the first word is a surname, and the last is not a known one.
  const isSurnameFirst = surnameWordsBefore > 0 || (isSurnameBefore() && !isSurnameBehind());
  if (countLeft() > 1 && !isSurnameFirst && !isNamedBehindMd(folded.slice(from, to)))
    to = Math.max(from + 1, to - findSurname(folded).length);
  while (countLeft() > 1 && isSurnameBehind() && !MIDDLE_NAMES.has(last())) to -= 1;
  while (countLeft() > 1 && isSurnameBefore()) from += 1;
  return [...prefix, ...words.slice(from, to)].join(' ');
}

/** Whether the last of two words is the given name, because only Md. comes before it: Md. Rahim. */
function isNamedBehindMd([first = '', last = '', ...more]: readonly string[]): boolean {
  return more.length === 0 && SHORT_MOHAMMADS.has(first) && last !== '' && !LAST_NAMES.has(last) && !SURNAMES.has(last);
}

const isSurname = (word: string): boolean => knownSurname(word) !== null;

/** Returns the words of a name, without titles and without the letters after a name (MBBS), but at least one word. */
export const nameWordsOf = (fullName: string): string[] => readWords(fullName).words;

/**
 * Splits a name into words. `surnameWordsBefore` is the number of words of a surname that a comma puts before the name
 * (Ghosh, Ruma); 0 if there is none.
 */
function readWords(fullName: string): { words: string[]; surnameWordsBefore: number } {
  const withoutBrackets = fullName.replace(/\([^)]*\)?|\[[^\]]*\]?/g, ' ');
  const plainName = stripAliases(withoutBrackets);
  const [firstPart = [], secondPart = []] = plainName
    .split(/[,;،]/u)
    .map(wordsIn)
    .filter(({ length }) => length > 0);
  const isSuffix = secondPart.every((word) => LETTERS_AFTER.has(bare(word)) || TITLES.has(fold(word)));
  if (secondPart.length > 0 && !isSuffix && isSurnamePart(firstPart))
    return { words: [...firstPart, ...secondPart], surnameWordsBefore: firstPart.length };
  const isOnlyTitles = firstPart.length > 0 && firstPart.every((word) => TITLES.has(fold(word)));
  return { words: isOnlyTitles ? secondPart : firstPart, surnameWordsBefore: 0 };
}

/** Whether the part before a comma is a surname: one word besides Md., or only known surnames. */
function isSurnamePart(words: readonly string[]): boolean {
  const withoutMd = words.filter((word) => !MOHAMMADS.has(fold(word)));
  return withoutMd.length === 1 || withoutMd.every((word) => isSurname(fold(word)));
}

/** Initials with dots (S.K.), which stay one word. */
const INITIALS = /^(\p{L}\p{M}*\.)+\p{L}?\p{M}*\.?$/u;
/** Titles that are often written together with the name. */
const GLUED_TITLE = /^(ডা|ড|মো|মোসা|মোছা|মু|মহ|মি)ঃ(?=\p{L})/u;

/** Splits a part of a name into its words, without titles before it and letters after it. */
function wordsIn(part: string): string[] {
  const words = part
    .split(/[\s\u200b\u2060]+/u)
    .flatMap((word) => (INITIALS.test(word) ? [word] : word.replace(GLUED_TITLE, '$1ঃ ').split(/[\s\-–—_/|+&.·•]+/u)))
    .flatMap(splitAtCapital)
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
  return !TITLES_ALSO_NAMES.has(word) || (more.length > 0 && !MIDDLE_NAMES.has(fold(next)));
}

/** Splits RumaGhosh into two words if the second is a surname. */
function splitAtCapital(word: string): string[] {
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
