import { fold } from './fold.ts';
import { memoize } from './memoize.ts';
import type { Sound } from './read-bengali.ts';
import { soundKey } from './sound-key.ts';
import { soundsAlike } from './sounds-alike.ts';
import { listedCompounds, notFirstParts, secondParts, surnameGroups } from './surname-groups.ts';

/** A surname: the canonical name of its group (`known`), or the sound of a surname that has no group. */
export type Surname =
  | { readonly known: string; readonly sound: null }
  | { readonly known: null; readonly sound: Sound };

/** Compounds with a canonical name of their own. */
const wholeNames: Record<string, string> = { 'Das+Gupta': 'Dasgupta', 'Sen+Gupta': 'Sengupta', 'Deb+Nath': 'Debnath' };
const compoundPairs: ReadonlySet<string> = new Set(listedCompounds);
const secondPartNames: ReadonlySet<string> = new Set(secondParts);
const notFirstPartNames: ReadonlySet<string> = new Set(notFirstParts);
/** The canonical name of each folded spelling. */
const spellings = new Map<string, string>();
/** The canonical name of each sound. Null if two surnames share it: only exact spellings tell them apart. */
const sounds = new Map<string, string | null>();

for (const line of surnameGroups) {
  const [known = '', ...others] = line.split(', ');
  for (const spelling of [known, ...others]) {
    const folded = fold(spelling);
    spellings.set(folded, known);
    if (folded.includes(' ')) continue;
    for (const key of keysOf(soundKey(folded))) {
      const owner = sounds.get(key);
      sounds.set(key, owner === undefined || owner === known ? known : null);
    }
  }
}

/** Shorter sounds are never taken for a misspelled surname. */
const shortestNear = 6;

const rememberedWords = 10_000;
const rememberedSurname = memoize(rememberedWords, recogniseSurname);

/**
 * Finds the surname at the end of a folded name and the number of words it takes. A bare surname takes all words. Finds
 * compounds split (Roy Chowdhury) or joined (রায়চৌধুরী).
 */
export function findSurname(words: readonly string[]): { surname: Surname; length: number } {
  const inTwoWords = spellings.get(words.slice(-2).join(' '));
  if (words.length > 1 && inTwoWords !== undefined) return { surname: { known: inTwoWords, sound: null }, length: 2 };
  const last = words.at(-1) ?? '';
  let length = 1;
  let known = knownSurname(last);
  if (known === null) return { surname: { known: null, sound: soundKey(last) }, length };
  while (length < words.length) {
    const wordBefore = words.at(-length - 1) ?? '';
    const joinedName = compound(knownSurname(wordBefore), known);
    if (joinedName === null) break;
    known = joinedName;
    length += 1;
  }
  return { surname: { known, sound: null }, length };
}

/** Whether two surnames are spellings of one. */
export function equalSurnames(a: Surname, b: Surname): boolean {
  if (a.sound === null || b.sound === null) return a.known !== null && a.known === b.known;
  return soundsAlike(a.sound, b.sound, true);
}

/** Whether a single word is a known surname. */
export function isSurname(word: string): boolean {
  return knownSurname(word) !== null;
}

/** Returns the canonical surname of a single folded word, or null. */
export function knownSurname(word: string): string | null {
  return spellings.get(word) ?? rememberedSurname(word);
}

/**
 * Returns the canonical surname by the word's sound, as a joined compound, or by the nearest sound; null if there is
 * none.
 */
function recogniseSurname(word: string): string | null {
  if (word.length < 2) return null;
  for (const key of keysOf(soundKey(word))) {
    const owner = sounds.get(key);
    if (owner) return owner;
  }
  return splitJoined(word) ?? nearestSurname(soundKey(word));
}

/** Returns the only long known surname whose sound is near (Chakravarthy); null if there is none, or more than one. */
function nearestSurname(sound: Sound): string | null {
  if (sound.key.length < shortestNear) return null;
  const nearSurnames = new Set<string>();
  for (const [key, owner] of sounds) {
    const knownSound: Sound = key.endsWith('+') ? { key: key.slice(0, -1), ending: 'open' } : { key, ending: 'bare' };
    const isLong = knownSound.key.length >= shortestNear;
    if (owner !== null && isLong && soundsAlike(knownSound, sound)) nearSurnames.add(owner);
  }
  const [onlySurname] = nearSurnames;
  return nearSurnames.size === 1 && onlySurname !== undefined ? onlySurname : null;
}

/** Returns the compound of which a word consists (Raychaudhuri), or null. */
function splitJoined(word: string): string | null {
  // The fewest letters of each part.
  const shortestPart = 2;
  for (let end = shortestPart; end <= word.length - shortestPart; end++) {
    const right = spellings.get(word.slice(end));
    if (right === undefined) continue;
    const left = word.slice(0, end);
    const joinedName = compound(spellings.get(left) ?? splitJoined(left), right);
    if (joinedName !== null) return joinedName;
  }
  return null;
}

/** Returns the canonical name of two surnames borne as one; null if they are no compound. */
function compound(first: string | null, rest: string): string | null {
  if (first === null) return null;
  const joinedName = `${first}+${rest}`;
  const secondPart = rest.split('+')[0] ?? rest;
  const isListed = compoundPairs.has(`${first}+${secondPart}`);
  if (!isListed && (!secondPartNames.has(secondPart) || notFirstPartNames.has(first))) return null;
  return wholeNames[joinedName] ?? joinedName;
}

/** Returns the keys of a sound in `sounds`. A plus marks a final a; a sound that may have one has both keys. */
function keysOf(sound: Sound): string[] {
  if (sound.ending === 'bare') return [sound.key];
  return sound.ending === 'open' ? [`${sound.key}+`] : [sound.key, `${sound.key}+`];
}
