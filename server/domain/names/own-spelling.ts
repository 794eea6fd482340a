import { fold, foldedSet } from '#matching/family/fold.ts';
import { abbreviations, mohammads, titles } from '#matching/family/name-words.ts';
import { sameSurname } from '#matching/family/same-name.ts';
import { soundKey } from '#matching/family/sound-key.ts';
import { soundsAlike } from '#matching/family/sounds-alike.ts';
import { firstNameOf, nameWordsOf } from '../visibility/first-name.ts';
import { fullySpelledIn } from './by-rule.ts';
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
const MOHAMMADS = foldedSet(mohammads);
const TITLES = foldedSet(titles);

/** Whether a name is written in Bengali letters, so that its other script is the Latin one. */
export const isInBengali = (name: string): boolean => BENGALI.test(name);

/**
 * A name in the other script as its family has written it, or null where that is not the same name: every word of it sounds like its own word
 * of the name, so that there is no room for another name, a number or a message. What strangers read of it are the words of what they read of the name.
 */
export function readSpelling(name: string, typed: string): Spelling | null {
  const full = typed.trim().replace(/\s+/gu, ' ').normalize('NFC');
  if (full === '' || full.length > LONGEST || !isOtherScript(name, full)) return null;
  const [words, others] = [nameWordsOf(name), nameWordsOf(full)];
  if (words.length > MOST_WORDS || others.length > words.length + MOST_WORDS_MORE) return null;
  if (!isWhole({ name, words }, { full, others })) return null;
  const given = placesOf(words, firstNameOf(name));
  const places = align(words, others, given);
  if (places === null) return null;
  return { given: givenOf(others, places, given), full };
}

function isOtherScript(name: string, full: string): boolean {
  return isWellWritten(full.split(' '), isInBengali(name) ? 'latin' : 'bengali');
}

/** Whether nothing is left out of what was typed but one title, where the name has one itself. */
function isWhole(
  { name, words }: { name: string; words: readonly string[] },
  { full, others }: { full: string; others: readonly string[] },
): boolean {
  const before = titleBefore(full, others);
  return before === '' || (before !== null && TITLES.has(before) && Boolean(titleBefore(name, words)));
}

function titleBefore(name: string, words: readonly string[]): string | null {
  const [all, kept] = [lettersOf(name), lettersOf(words.join(' '))];
  return all.endsWith(kept) ? all.slice(0, all.length - kept.length) : null;
}

const lettersOf = (text: string): string => fold(text).replaceAll(' ', '');

/** Which words of a name strangers read, by their places. */
function placesOf(words: readonly string[], firstName: string): ReadonlySet<number> {
  const places = new Set<number>();
  let from = 0;
  for (const word of firstName.split(' ')) {
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
      const word = { text: words.slice(i, i + ours).join(''), isGiven, isLast: i + ours === words.length };
      const typed = others.slice(j, j + theirs);
      if (typed.length > 1 && !typed.every(isHeardAlone)) continue;
      if (!isSame(word, typed.join(''))) continue;
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

/** One letter beside a word is no part of it: Ruma Ah. */
const isHeardAlone = (word: string): boolean => soundKey(fold(word)).key.length > 1;

function isSame(
  { text, isGiven, isLast }: { text: string; isGiven: boolean; isLast: boolean },
  other: string,
): boolean {
  const [one, two] = [fold(text), fold(other)];
  if (one === '' || two === '') return false;
  if (fold(fullySpelledIn(text)) === two || fold(fullySpelledIn(other)) === one) return true;
  // A surname is compared as surnames are, more strictly than a given name.
  if (!isGiven && (sameSurname(one, two) || isLast)) return sameSurname(one, two);
  if (MOHAMMADS.has(one) && MOHAMMADS.has(two)) return true;
  return soundsOf(one).some((sound) => soundsOf(two).some((heard) => soundsAlike(sound, heard)));
}

/** Kr. is Kumar. */
const soundsOf = (word: string) => (abbreviations.get(word) ?? [word]).map((full) => soundKey(fold(full)));

/** `''` where one word holds more than strangers read. */
function givenOf(others: readonly string[], places: Places, given: ReadonlySet<number>): string {
  const told = others.filter((_, at) => places[at]?.some((place) => given.has(place)));
  const isMore = places.some((of) => of.some((place) => given.has(place)) && !of.every((place) => given.has(place)));
  return isMore ? '' : told.join(' ');
}
