import { normalText } from '#contract/pasted.ts';
import { fold, foldedSet } from '#matching/family/fold.ts';
import { mohammads } from '#matching/family/name-words.ts';
import type { Sound } from '#matching/family/read-bengali.ts';
import { sameSurname } from '#matching/family/same-name.ts';
import { soundKey } from '#matching/family/sound-key.ts';
import { soundsAlike } from '#matching/family/sounds-alike.ts';
import { firstNameOf, nameWordsOf } from '../visibility/first-name.ts';

/** A name as somebody asks for it, in either script. */
export interface WantedName {
  /** Of what a stranger would read of it. */
  sounds: readonly Sound[];
  /** Of each of its words but titles, whether another, folded, may be it. */
  words: readonly IsWord[];
  /** Whole names that were judged already: of thousands with one first name most share a few surnames. */
  judged: Map<string, boolean>;
}

type IsWord = (other: string) => boolean;

/** Longer names are asked for by their first words. */
const MOST_WORDS = 6;

export function wantedName(typed: string): WantedName {
  const text = normalText(typed);
  const sounds = asked(wordsOf(firstNameOf(text)))
    .flatMap(soundsOf)
    .slice(0, MOST_WORDS);
  const words = asked(wordsOf(nameWordsOf(text).join(' ')))
    .slice(0, MOST_WORDS)
    .map(isWordOf);
  return { sounds, words, judged: new Map() };
}

/** How the words of a name sound; of several also how they sound as one. */
export function nameSounds(name: string): Sound[] {
  const words = wordsOf(name).slice(0, MOST_WORDS);
  const sounds = words.length > 1 ? [...words, words.join('')].flatMap(soundsOf) : words.flatMap(soundsOf);
  return sounds.slice(0, MOST_WORDS + 1);
}

/** Whether the name that is asked for may be this one, of which a stranger reads the first name alone. */
export function isFirstName({ sounds }: WantedName, firstName: string): boolean {
  const heard = nameSounds(firstName);
  return sounds.length > 0 && sounds.every((wanted) => heard.some((sound) => soundsAlike(wanted, sound)));
}

/** Whether it may be this whole name, surname and all. */
export function isWholeName({ words, judged }: WantedName, name: string): boolean {
  const known = judged.get(name);
  if (known !== undefined) return known;
  const heard = wordsOf(name);
  const is = words.length > 0 && words.every((isWord) => heard.some(isWord));
  judged.set(name, is);
  return is;
}

/** Thousands of names are compared with one, and have few words between them: each is judged once. */
function isWordOf(word: string): IsWord {
  const sound = soundKey(word);
  const judged = new Map<string, boolean>();
  return (other) => {
    const known = judged.get(other);
    if (known !== undefined) return known;
    const is = soundsAlike(sound, soundKey(other)) || sameSurname(word, other);
    judged.set(other, is);
    return is;
  };
}

/** Md. and its other spellings are one word. */
const wordsOf = (name: string): string[] =>
  fold(name)
    .split(' ')
    .filter(Boolean)
    .map((word) => (MOHAMMADS.has(word) ? MOHAMMAD : word));

const MOHAMMAD = 'mohammad';
const MOHAMMADS = foldedSet(mohammads);

/** Who is asked for with a Md. may have been written without. */
function asked(words: string[]): string[] {
  const others = words.filter((word) => word !== MOHAMMAD);
  return others.length > 0 ? others : words;
}

const soundsOf = (name: string): Sound[] =>
  wordsOf(name)
    .map(soundKey)
    .filter(({ key }) => key !== '');
