import { fold } from '#matching/family/fold.ts';
import { firstNameOf, nameWordsOf } from '../visibility/first-name.ts';
import { haveSameTitles } from './same-title.ts';
import { isHeardAlone, isSameWord } from './same-word.ts';
import { isUnfit } from './unfit-words.ts';
import { isWellWritten } from './well-written.ts';

/** A name in the other script: the part that strangers read, and the full name. */
export interface Spelling {
  given: string;
  full: string;
}

/** Maximum number of extra words, because one word may be written as two: দেব নাথ. */
const MOST_WORDS_MORE = 2;
/** Longer names are only spelled by rule, because trying all alignments of words would take too long. */
const MOST_WORDS = 8;
const LONGEST = 200;

const BENGALI = /[\u0980-\u09ff]/;

/** Whether a name is written in Bengali letters, so that its other script is the Latin one. */
export const isInBengali = (name: string): boolean => BENGALI.test(name);

/**
 * Checks a name that its family has written in the other script; null if it is not the same name. Every word must sound
 * like its word in the name, so that there is no room for another name, a number or a message. `given` contains the
 * words that stand for what strangers read of the name.
 */
export function readSpelling(name: string, typed: string): Spelling | null {
  const full = typed.trim().replace(/\s+/gu, ' ').normalize('NFC');
  if (full === '' || full.length > LONGEST || !isOtherScript(name, full)) return null;
  const [words, others] = [withInitialsApart(nameWordsOf(name)), withInitialsApart(nameWordsOf(full))];
  if (words.length > MOST_WORDS || others.length > words.length + MOST_WORDS_MORE) return null;
  if (others.some((word) => isUnfit(fold(word))) || !haveSameTitles({ name, words }, { name: full, words: others }))
    return null;
  const given = placesOf(words, firstNameOf(name));
  const places = align(words, others, given);
  if (places === null) return null;
  const told = givenOf(others, places, given);
  // The other script may separate a surname that the name writes as one word: রুমাঘোষ, Ruma Ghosh.
  const isMore = told.length > withInitialsApart(firstNameOf(full).split(' ')).length;
  return { given: isMore ? '' : told.join(' '), full };
}

function isOtherScript(name: string, full: string): boolean {
  return isWellWritten(full.split(' '), isInBengali(name) ? 'latin' : 'bengali');
}

const SEVERAL_INITIALS = /^(?:\p{L}\p{M}*\.){2,}/u;

/** Splits initials: S.K. becomes two words. A letter's Bengali name needs no dot. */
const withInitialsApart = (words: readonly string[]): string[] =>
  words
    .flatMap((word) => (SEVERAL_INITIALS.test(word) ? (word.match(/\p{L}\p{M}*\.?/gu) ?? []) : [word]))
    .map((word) => (BENGALI.test(word) ? word.replace(/\.$/, '') : word));

/** Returns the positions of the words that strangers read. */
function placesOf(words: readonly string[], firstName: string): ReadonlySet<number> {
  const places = new Set<number>();
  let from = 0;
  for (const word of withInitialsApart(firstName.split(' '))) {
    const at = words.indexOf(word, from);
    if (at < 0) return new Set();
    places.add(at);
    from = at + 1;
  }
  return places;
}

/**
 * Finds for each typed word the positions of the name's words that it stands for. Null if any word of either side is
 * left over.
 */
type Places = readonly (readonly number[])[];

function align(words: readonly string[], others: readonly string[], given: ReadonlySet<number>): Places | null {
  function from(i: number, j: number): Places | null {
    if (i === words.length && j === others.length) return [];
    for (const [ours, theirs] of STEPS) {
      if (i + ours > words.length || j + theirs > others.length) continue;
      const places = Array.from({ length: ours }, (_, at) => i + at);
      const isGiven = places.every((place) => given.has(place));
      const word = { parts: words.slice(i, i + ours), isGiven, isLast: i + ours === words.length };
      const typed = others.slice(j, j + theirs);
      if (typed.length > 1 && !typed.every(isHeardAlone)) continue;
      if (!isSameWord(word, typed)) continue;
      const rest = from(i + ours, j + theirs);
      if (rest !== null) return [...Array.from({ length: theirs }, () => places), ...rest];
    }
    return null;
  }
  return from(0, 0);
}

/** Numbers of words that can match each other, because Debnath may be one word or two. */
const STEPS = [
  [1, 1],
  [2, 1],
  [1, 2],
] as const;

/** Returns the typed words that strangers may read; none if a word also contains a part that they may not read. */
function givenOf(others: readonly string[], places: Places, given: ReadonlySet<number>): string[] {
  const isMore = places.some((of) => of.some((place) => given.has(place)) && !of.every((place) => given.has(place)));
  return isMore ? [] : others.filter((_, at) => places[at]?.some((place) => given.has(place)));
}
