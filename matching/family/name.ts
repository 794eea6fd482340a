import { stripAliases } from './aliases.ts';
import { fold, foldedSet } from './fold.ts';
import { memoize } from './memoize.ts';
import {
  abbreviations,
  deceasedTitles,
  middleNames,
  mohammads,
  suffixes,
  surnamesAfterSheikh,
  titles,
  titlesAlsoNames,
  womensMiddleNames,
} from './name-words.ts';
import { isNoName } from './no-name.ts';
import type { Sound } from './read-bengali.ts';
import { soundKey } from './sound-key.ts';
import { soundsAlike } from './sounds-alike.ts';
import { findSurname, isSurname, knownSurname, type Surname } from './surname.ts';

/**
 * A middle name: one sound, several sounds it may abbreviate, or only an initial; `isJoined` when attached to the
 * name before it.
 */
export type Middle = { readonly sounds: readonly Sound[]; readonly initial: string | null; readonly isJoined: boolean };

/**
 * A parsed name. `given` is null for a bare surname; `first` is the first word as spelled, with what is joined to it;
 * `last` is the last word of the surname; `whole` is everything except the surname as one word. When `hasSurname` is
 * false, `surname` is the only word.
 */
export type Name = {
  readonly given: Sound | null;
  readonly first: string;
  readonly last: string;
  readonly middles: readonly Middle[];
  readonly whole: Sound | null;
  readonly surname: Surname;
  readonly hasSurname: boolean;
};

const titleWords = foldedSet(titles);
const deceasedWords = foldedSet(deceasedTitles);
const suffixWords = foldedSet(suffixes);
const titlesAlsoNameWords = foldedSet(titlesAlsoNames);
const mohammadWords = foldedSet(mohammads);
const surnamesWithSheikh = new Set(surnamesAfterSheikh.split(' '));
const commonMiddles = fold(middleNames).split(' ');
const everydayWords = new Set([...commonMiddles, ...abbreviations.keys()]);
const everydaySounds = new Map(commonMiddles.map((word) => [soundKey(word).key, soundKey(word)]));
const womensSounds = new Set(
  fold(womensMiddleNames)
    .split(' ')
    .map((word) => soundKey(word).key),
);
const soundsLongestFirst = [...everydaySounds.values()].sort((a, b) => b.key.length - a.key.length);

/** The fewest letters of the sound of a middle name that is split off. */
const shortestTail = 3;
/** The fewest letters of the sound of the name that remains. */
const shortestStem = 3;

// The same few thousand names of a community are compared repeatedly.
const rememberedNames = 50_000;
const rememberedName = memoize(rememberedNames, parseName);

/** Parses a person's name; null when the text has only signs, a title, or words such as "not known". */
export function readName(text: string | null | undefined): Name | null {
  return text ? rememberedName(text) : null;
}

function parseName(text: string): Name | null {
  const words = wordsOf(text);
  if (words.length === 0 || isNoName(words) || isBareTitle(words)) return null;
  const { surname, length } = findSurname(words);
  const givenWords = words.slice(0, words.length - length);
  const firstWord = words[0] ?? '';
  // A single word that is not a known surname is a given name without a surname.
  const hasSurname = givenWords.length > 0 || words.length > 1 || isSurname(firstWord);
  return { ...readGiven(hasSurname ? givenWords : [firstWord]), surname, hasSurname, last: words.at(-1) ?? '' };
}

/** Returns the folded words of a name without titles, suffixes and aliases. */
function wordsOf(text: string): string[] {
  const words = fold(stripAliases(text)).split(' ').filter(Boolean);
  let start = 0;
  while (start < words.length - 1 && isTitle(words, start)) start += 1;
  let end = words.length;
  while (end - start > 1 && isSuffixBefore(words, end)) end -= 1;
  const nameWords = words.slice(start, end).map((word) => (mohammadWords.has(word) ? 'mohammad' : word));
  const previous = words[start - 1] ?? '';
  const first = nameWords[0] ?? '';
  // Mohammad is the given name before a bare surname: Md Rahman.
  if (nameWords.length === 1 && isSurname(first) && mohammadWords.has(previous)) return ['mohammad', first];
  // Sk means Sheikh before the surnames of `surnamesAfterSheikh`, and two initials before other known surnames.
  const last = nameWords.at(-1) ?? '';
  const surname = knownSurname(last);
  if (first === 'sk' && surname !== null && !surnamesWithSheikh.has(surname)) return ['s', 'k', ...nameWords.slice(1)];
  // Sheikh may come before or after the name. Here it comes last, and a Mohammad after it is left out.
  if (nameWords.length < 2 || !isSheikh(first) || isSheikh(last)) return nameWords;
  const isSheikhMohammad = nameWords.length > 2 && nameWords[1] === 'mohammad';
  return [...nameWords.slice(isSheikhMohammad ? 2 : 1), 'sheikh'];
}

/** Whether the word at this index is a title, and not a given name that is also used as a title. */
function isTitle(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  if (!titleWords.has(word) && !deceasedWords.has(word)) return false;
  if (!titlesAlsoNameWords.has(word)) return true;
  const wordsAfter = words.length - index - 1;
  return wordsAfter > 1 && !everydayWords.has(words[index + 1] ?? '');
}

/** Whether the text is a single title or suffix that is never a name. */
function isBareTitle([word = '', ...others]: readonly string[]): boolean {
  if (others.length > 0 || titlesAlsoNameWords.has(word)) return false;
  return titleWords.has(word) || deceasedWords.has(word) || suffixWords.has(word);
}

/** Whether the word before `end` is a suffix or says that the person is dead, and is not part of the name. */
function isSuffixBefore(words: readonly string[], end: number): boolean {
  const word = words[end - 1] ?? '';
  if (deceasedWords.has(word) && !titlesAlsoNameWords.has(word)) return true;
  if (!suffixWords.has(word)) return false;
  // Sinha Babu is a separate surname.
  const withSuffix = knownSurname(words.slice(end - 2, end).join(' '));
  return withSuffix === null || withSuffix === knownSurname(words[end - 2] ?? '');
}

function isSheikh(word: string): boolean {
  return knownSurname(word) === 'Sheikh';
}

/** Parses the words before the surname; `given` is null without any. */
function readGiven(words: readonly string[]): Pick<Name, 'given' | 'first' | 'middles' | 'whole'> {
  const [word, ...rest] = words;
  if (word === undefined) return { given: null, first: '', middles: [], whole: null };
  const first = word.replace(/^(.{3,}?)(babu|বাবু)$/, '$1');
  const { stem, tails } = splitTails(soundKey(first));
  const middles = [...tails, ...rest.flatMap(readMiddle)];
  return { given: stem, first, middles, whole: soundKeyOfAll(words) };
}

/** Returns one sound for Abdul, Abdur and Abdus, which are one name before different letters. */
function unifyAbdul(sound: Sound): Sound {
  return /^abda?u[lrsnj]$/.test(sound.key) ? { key: 'abdul', ending: 'bare' } : sound;
}

/** Splits common middle names from the end of a name: Rabindranath is Rabindra and Nath. */
function splitTails(sound: Sound): { stem: Sound; tails: Middle[] } {
  const tails: Middle[] = [];
  let stem = unifyAbdul(sound);
  for (let tail = tailOf(stem); tail !== undefined; tail = tailOf(stem)) {
    const key = stem.key.slice(0, -tail.key.length);
    tails.unshift({ sounds: [tail], initial: null, isJoined: true });
    stem = { key: key.replace(/(.)a$/, '$1'), ending: 'either' };
  }
  return { stem, tails };
}

/** Returns the longest common middle name with which a name ends; undefined if there is none. */
function tailOf({ key }: Sound): Sound | undefined {
  return soundsLongestFirst.find(
    (tail) => tail.key.length >= shortestTail && key.length >= tail.key.length + shortestStem && key.endsWith(tail.key),
  );
}

/** Returns a middle name, followed by those that are joined to it. */
function readMiddle(word: string): Middle[] {
  const meanings = abbreviations.get(word);
  if (meanings !== undefined) {
    return [{ sounds: meanings.map((full) => soundKey(fold(full))), initial: null, isJoined: false }];
  }
  const sound = soundKey(word);
  if (word.length === 1) return [{ sounds: [], initial: sound.key.toLowerCase(), isJoined: false }];
  const { stem, tails } = splitTails(sound);
  return [{ sounds: [stem], initial: null, isJoined: false }, ...tails];
}

/** Returns the sound of several words that are written as one. */
export function soundKeyOfAll(words: readonly string[]): Sound {
  const parts = words.map(soundKey);
  const keys = parts.map(({ key, ending }, index) => (index < parts.length - 1 && ending !== 'bare' ? `${key}a` : key));
  return { key: keys.join(''), ending: parts.at(-1)?.ending ?? 'bare' };
}

/** Whether a middle name is too common to distinguish two people: an initial, Kumar, Rani. */
export function isEveryday({ sounds }: Middle): boolean {
  return sounds.every(({ key }) => everydaySounds.has(key) || womensSounds.has(key));
}

/** Whether two lists of middle names can belong to one person: equal, missing or abbreviated, but not in conflict. */
export function middlesAgree(a: readonly Middle[], b: readonly Middle[]): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  let index = 0;
  for (const middle of shorter) {
    while (index < longer.length && !sameMiddle(middle, longer[index])) index += 1;
    if (index === longer.length) return false;
    index += 1;
  }
  return true;
}

function sameMiddle(a: Middle, b: Middle | undefined): boolean {
  if (b === undefined) return false;
  if (a.initial !== null || b.initial !== null) return startsLike(a, b);
  return a.sounds.some((one) => b.sounds.some((other) => soundsAlike(one, other)));
}

/** Whether an initial agrees with the first letter of the other middle name. */
function startsLike(a: Middle, b: Middle): boolean {
  const letters = (middle: Middle) =>
    middle.initial === null ? middle.sounds.map((sound) => sound.key.charAt(0).toLowerCase()) : [middle.initial];
  return letters(a).some((letter) => letters(b).includes(letter));
}
