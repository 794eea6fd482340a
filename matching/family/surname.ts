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

const wholeNames: Record<string, string> = { 'Das+Gupta': 'Dasgupta', 'Sen+Gupta': 'Sengupta', 'Deb+Nath': 'Debnath' };
const listed: ReadonlySet<string> = new Set(listedCompounds);
const second: ReadonlySet<string> = new Set(secondParts);
const notFirst: ReadonlySet<string> = new Set(notFirstParts);
const spellings = new Map<string, string>();
// null: two surnames share this sound, and only exact spellings distinguish them.
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

/**
 * Finds the surname at the end of a folded name and the number of words it takes. A bare surname takes all words. Finds
 * compounds split (Roy Chowdhury) or joined (রায়চৌধুরী).
 */
export function findSurname(words: readonly string[]): { surname: Surname; length: number } {
  const last = words.at(-1) ?? '';
  let length = 1;
  const inTwoWords = spellings.get(words.slice(-2).join(' '));
  if (words.length > 1 && inTwoWords !== undefined) return { surname: { known: inTwoWords, sound: null }, length: 2 };
  let known = knownSurname(last);
  if (known === null) return { surname: { known: null, sound: soundKey(last) }, length };
  while (length < words.length) {
    const joined = compound(knownSurname(words.at(-length - 1) ?? ''), known);
    if (joined === null) break;
    known = joined;
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

/** The canonical surname group of a single folded word, or null. */
export function knownSurname(word: string): string | null {
  return spellings.get(word) ?? rememberedSurname(word);
}

const rememberedSurname = memoize(10_000, recogniseSurname);

function recogniseSurname(word: string): string | null {
  if (word.length < 2) return null;
  for (const key of keysOf(soundKey(word))) {
    const owner = sounds.get(key);
    if (owner) return owner;
  }
  return splitJoined(word) ?? nearestSurname(soundKey(word));
}

// A rare spelling of a long known surname (Chakravarthy), if exactly one is near.
function nearestSurname(sound: Sound): string | null {
  if (sound.key.length < 6) return null;
  const near = new Set<string>();
  for (const [key, owner] of sounds) {
    const known: Sound = key.endsWith('+') ? { key: key.slice(0, -1), ending: 'open' } : { key, ending: 'bare' };
    if (owner !== null && known.key.length >= 6 && soundsAlike(known, sound)) near.add(owner);
  }
  const [only] = near;
  return near.size === 1 && only !== undefined ? only : null;
}

function splitJoined(word: string): string | null {
  for (let at = 2; at <= word.length - 2; at++) {
    const right = spellings.get(word.slice(at));
    if (right === undefined) continue;
    const joined = compound(spellings.get(word.slice(0, at)) ?? splitJoined(word.slice(0, at)), right);
    if (joined !== null) return joined;
  }
  return null;
}

function compound(first: string | null, rest: string): string | null {
  if (first === null) return null;
  const joined = `${first}+${rest}`;
  const opens = rest.split('+')[0] ?? rest;
  if (!listed.has(`${first}+${opens}`) && (!second.has(opens) || notFirst.has(first))) return null;
  return wholeNames[joined] ?? joined;
}

function keysOf(sound: Sound): string[] {
  if (sound.ending === 'bare') return [sound.key];
  return sound.ending === 'open' ? [`${sound.key}+`] : [sound.key, `${sound.key}+`];
}
