import { normalText } from '#contract/pasted.ts';
import { fold, foldedSet } from '#matching/family/fold.ts';
import { mohammads } from '#matching/family/name-words.ts';
import type { Sound } from '#matching/family/read-bengali.ts';
import { sameSurname } from '#matching/family/same-name.ts';
import { soundKey } from '#matching/family/sound-key.ts';
import { soundsAlike } from '#matching/family/sounds-alike.ts';
import { firstNameOf, nameWordsOf } from '../visibility/first-name.ts';

/** A name to search for, in either script. */
export interface WantedName {
  /** The sounds of the part that a stranger would read. */
  sounds: readonly Sound[];
  /** For each word except titles and Md., a function that tells whether another folded word may be the same. */
  words: readonly IsWord[];
  /** Results for full names already compared. Of thousands with one first name, most share a few surnames. */
  isSameByName: Map<string, boolean>;
}

type IsWord = (other: string) => boolean;

/** Maximum number of words of a name that are searched or stored, from the first on. */
const MOST_WORDS = 6;

/** The word that stands for every spelling and abbreviation of Mohammad. */
const MOHAMMAD = 'mohammad';
const MOHAMMADS = foldedSet(mohammads);

/** Prepares a typed name for the search. */
export function wantedName(typed: string): WantedName {
  const text = normalText(typed);
  const firstNameWords = withoutMohammad(wordsOf(firstNameOf(text)));
  const allWords = withoutMohammad(wordsOf(nameWordsOf(text).join(' ')));
  return {
    sounds: firstNameWords.flatMap(soundsOf).slice(0, MOST_WORDS),
    words: allWords.slice(0, MOST_WORDS).map(makeIsWord),
    isSameByName: new Map(),
  };
}

/** Returns the sounds of a name's words. For several words, also returns their sound as one word. */
export function nameSounds(name: string): Sound[] {
  const words = wordsOf(name).slice(0, MOST_WORDS);
  const sounds = words.length > 1 ? [...words, words.join('')].flatMap(soundsOf) : words.flatMap(soundsOf);
  return sounds.slice(0, MOST_WORDS + 1);
}

/** Whether the searched name may be this one, of which a stranger reads only the first name. */
export function isFirstName({ sounds }: WantedName, firstName: string): boolean {
  const heard = nameSounds(firstName);
  return sounds.length > 0 && sounds.every((wanted) => heard.some((sound) => soundsAlike(wanted, sound)));
}

/** Whether the searched name may be this full name, with its surname. */
export function isWholeName({ words, isSameByName }: WantedName, name: string): boolean {
  const known = isSameByName.get(name);
  if (known !== undefined) return known;
  const nameWords = wordsOf(name);
  const isSame = words.length > 0 && words.every((isWord) => nameWords.some(isWord));
  isSameByName.set(name, isSame);
  return isSame;
}

/** Returns a cached comparison with one word. Thousands of names are compared, but they have few different words. */
function makeIsWord(word: string): IsWord {
  const sound = soundKey(word);
  const isSameByWord = new Map<string, boolean>();
  return (other) => {
    const known = isSameByWord.get(other);
    if (known !== undefined) return known;
    const isSame = soundsAlike(sound, soundKey(other)) || sameSurname(word, other);
    isSameByWord.set(other, isSame);
    return isSame;
  };
}

/** Returns the folded words of a name, with Md. and its other spellings as one word. */
const wordsOf = (name: string): string[] =>
  fold(name)
    .split(' ')
    .filter(Boolean)
    .map((word) => (MOHAMMADS.has(word) ? MOHAMMAD : word));

/**
 * Drops Md. from the words of a searched name, because the member may have written the name without it. A name that is
 * nothing else stays.
 */
function withoutMohammad(words: string[]): string[] {
  const others = words.filter((word) => word !== MOHAMMAD);
  return others.length > 0 ? others : words;
}

/** Returns the sounds of the words of a name; words without a sound are left out. */
const soundsOf = (name: string): Sound[] =>
  wordsOf(name)
    .map(soundKey)
    .filter(({ key }) => key !== '');
