import { fold } from '#matching/family/fold.ts';
import { firstNameOf, nameWordsOf } from '../visibility/first-name.ts';
import { haveSameTitles } from './same-title.ts';
import { isHeardAlone, isSameWord } from './same-word.ts';
import { isUnfit } from './unfit-words.ts';
import { isWellWritten } from './well-written.ts';

/** A name in the other script: what strangers read of it, and the whole. */
export interface Spelling {
  given: string;
  full: string;
}

/** A word too many where one is written in two: দেব নাথ. */
const MOST_WORDS_MORE = 2;
/** Longer names are spelled by rule alone: to try every way of putting words side by side takes its time. */
const MOST_WORDS = 8;
const LONGEST = 200;

const BENGALI = /[\u0980-\u09ff]/;

/** Whether a name is written in Bengali letters, so that its other script is the Latin one. */
export const isInBengali = (name: string): boolean => BENGALI.test(name);

/**
 * A name in the other script as its family has written it, or null where that is not the same name: every word of it sounds like its own word
 * of the name, so that there is no room for another name, a number or a message. What strangers read of it are the words of what they read of the name.
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
  // A surname that is written on to the name may be parted from it in the other script: রুমাঘোষ, Ruma Ghosh.
  const isMore = told.length > withInitialsApart(firstNameOf(full).split(' ')).length;
  return { given: isMore ? '' : told.join(' '), full };
}

function isOtherScript(name: string, full: string): boolean {
  return isWellWritten(full.split(' '), isInBengali(name) ? 'latin' : 'bengali');
}

const SEVERAL_INITIALS = /^(?:\p{L}\p{M}*\.){2,}/u;

/** S.K. are two words; a letter that is named in Bengali needs no dot. */
const withInitialsApart = (words: readonly string[]): string[] =>
  words
    .flatMap((word) => (SEVERAL_INITIALS.test(word) ? (word.match(/\p{L}\p{M}*\.?/gu) ?? []) : [word]))
    .map((word) => (BENGALI.test(word) ? word.replace(/\.$/, '') : word));

/** Which words of a name strangers read, by their places. */
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

/** Of each word typed the places of the words of the name that it stands for; null where one of either has none. */
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

/** How many words stand for how many: Debnath is one word or two. */
const STEPS = [
  [1, 1],
  [2, 1],
  [1, 2],
] as const;

/** Nothing where one word holds more than strangers read. */
function givenOf(others: readonly string[], places: Places, given: ReadonlySet<number>): string[] {
  const isMore = places.some((of) => of.some((place) => given.has(place)) && !of.every((place) => given.has(place)));
  return isMore ? [] : others.filter((_, at) => places[at]?.some((place) => given.has(place)));
}
