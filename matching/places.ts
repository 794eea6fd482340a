import { type Place, readPlaces } from './places/read-places.ts';
import { bareSpelling, soundOf } from './places/sound.ts';
import { countTypos, isOneTypoAway } from './places/typos.ts';

export type { Place } from './places/read-places.ts';

type Key = Typed & { penalty: number };
type Typed = { spelling: string; sound: string; consonants: number };
type Entry = { place: Place; keys: Key[]; where: string };

const most = 12;
const longestQuery = 60;
let index: { entries: Entry[]; byId: Map<number, Place> } | undefined;

/**
 * Finds towns and districts by a partly typed name in either script, under old and new names and misspelled. The
 * district, state or country may follow after a comma: `Islampur, Murshidabad`.
 *
 * @param text the text typed so far
 * @returns at most 12 places, best first: the exact name, then names with this prefix, then names that sound similar;
 * among equals the larger and nearer to Bengal first. Empty for fewer than two letters.
 */
export function findPlace(text: string): Place[] {
  const [head = '', ...rest] = text.slice(0, longestQuery).split(/[,(]/);
  const spelling = bareSpelling(head);
  if (spelling.length < 2) return [];
  const typed = makeTyped(spelling);
  const where = rest.map(bareSpelling).filter(Boolean);
  const ranked: { place: Place; rank: number }[] = [];
  for (const [order, entry] of loadIndex().entries.entries()) {
    const rank = rankEntry(entry, typed, where);
    if (rank < unlike) ranked.push({ place: entry.place, rank: rank + order / 5000 });
  }
  ranked.sort((a, b) => a.rank - b.rank);
  const worst = (ranked[0]?.rank ?? 0) + tolerated;
  return ranked
    .slice(0, most)
    .filter(({ rank }) => rank <= worst)
    .map(({ place }) => place);
}

/**
 * Returns the place with an id that `findPlace` returned earlier.
 *
 * @param id a place's id
 * @returns the place, or undefined when there is none
 */
export function placeById(id: number): Place | undefined {
  return loadIndex().byId.get(id);
}

function makeTyped(spelling: string): Typed {
  const sound = soundOf(spelling);
  let consonants = 0;
  for (const letter of sound.replace(/[aiu]/g, '')) consonants |= 1 << (letter.charCodeAt(0) - 97);
  return { spelling, sound, consonants };
}

const unlike = 50;
// When there is an exact match, only names within one typing error of it are useful.
const tolerated = 3.2;

function rankEntry({ keys, where }: Entry, typed: Typed, typedWhere: string[]): number {
  let best = unlike;
  for (const key of keys) best = Math.min(best, rankKey(key, typed) + key.penalty);
  return best < unlike && typedWhere.some((part) => where.includes(part)) ? best - 1 : best;
}

function rankKey(key: Key, typed: Typed): number {
  if (key.spelling === typed.spelling) return 0;
  if (key.spelling.startsWith(typed.spelling)) return 2;
  if (key.sound === typed.sound && typed.sound.length > 2) return typed.sound.length > 5 ? 1 : 2.1;
  const rank = rankSound(key, typed);
  return rank > 2.6 && typed.spelling.length > 3 && isOneTypoAway(typed.spelling, key.spelling) ? 2.6 : rank;
}

function rankSound(key: Key, { sound, consonants }: Typed): number {
  // Too few sounds to compare by sound: only the spelling counts.
  if (sound.length < 3) return unlike;
  const limit = sound.length < 5 ? 1 : Math.min(Math.floor(sound.length / 2), 4);
  if (sound.length - key.sound.length > limit || countBits(consonants & ~key.consonants) * 2 > limit) return unlike;
  const { whole, start } = countTypos(sound, key.sound, limit);
  if (start === 0) return 2.4;
  return Math.min(whole <= limit ? 2 + whole / 2 : unlike, start <= limit ? 3.1 + start / 2 : unlike);
}

/** Each missing consonant is at least one error, so most names are rejected without a full comparison. */
function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function loadIndex() {
  index ??= buildIndex();
  return index;
}

function buildIndex() {
  const entries = readPlaces().map(({ place, aliases }) => ({
    place,
    keys: [place.name, place.nameBn, ...aliases].filter(Boolean).flatMap(makeKeys),
    where: bareSpelling(`${place.region} ${place.country}`),
  }));
  return { entries, byId: new Map(entries.map(({ place }) => [place.id, place])) };
}

/**
 * The whole name, and its later words with a penalty, because people also type `Sonarpur` for Rajpur Sonarpur. A part
 * of a town, marked with a plus (`+Behala`), ranks after towns for a partly typed name.
 */
function makeKeys(name: string): Key[] {
  if (name.startsWith('+')) return [{ ...makeTyped(bareSpelling(name)), penalty: 0.9 }];
  const words = name.split(/[ -]/).map(bareSpelling);
  return words.map((_, from) => ({ ...makeTyped(words.slice(from).join('')), penalty: from === 0 ? 0 : 0.7 }));
}
