import { type Place, readPlaces } from './places/read-places.ts';
import { bareSpelling, soundOf } from './places/sound.ts';
import { countTypos, isOneTypoAway } from './places/typos.ts';

export type { Place } from './places/read-places.ts';

/** A typed name. `consonants`: a bit for each consonant of the sound, by its place in the alphabet (bit 1 for b). */
type Typed = { spelling: string; sound: string; consonants: number };
/** A name of a place, with the rank that is added for a less likely name. */
type Key = Typed & { penalty: number };
/** `where`: the letters of the place's region and country. */
type Entry = { place: Place; keys: Key[]; where: string };

/** Maximum number of places returned. */
const most = 12;
/** Maximum number of letters of a query that are read. */
const longestQuery = 60;
/** Queries with fewer letters find nothing. */
const shortestQuery = 2;
/**
 * A place's position in the list, divided by this number, is added to its rank, so that it decides among equals. Larger
 * than the number of places.
 */
const orderDivisor = 5000;
let index: { entries: Entry[]; byId: Map<number, Place> } | undefined;

/**
 * Finds towns and districts by a partly typed name in either script, under old and new names and misspelled. The
 * district, state or country may follow after a comma: `Islampur, Murshidabad`.
 *
 * @param text the text typed so far
 * @returns at most `most` places, best first: the exact name, then names with this prefix, then names that sound
 * similar; among equals the larger and nearer to Bengal first. Empty for fewer than `shortestQuery` letters.
 */
export function findPlace(text: string): Place[] {
  const [head = '', ...rest] = text.slice(0, longestQuery).split(/[,(]/);
  const spelling = bareSpelling(head);
  if (spelling.length < shortestQuery) return [];
  const typed = makeTyped(spelling);
  const where = rest.map(bareSpelling).filter(Boolean);
  const ranked: { place: Place; rank: number }[] = [];
  for (const [order, entry] of loadIndex().entries.entries()) {
    const rank = rankEntry(entry, typed, where);
    if (rank < unlike) ranked.push({ place: entry.place, rank: rank + order / orderDivisor });
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

const letterA = 'a'.charCodeAt(0);

function makeTyped(spelling: string): Typed {
  const sound = soundOf(spelling);
  let consonants = 0;
  for (const letter of sound.replace(/[aiu]/g, '')) consonants |= 1 << (letter.charCodeAt(0) - letterA);
  return { spelling, sound, consonants };
}

/** The rank of a name that does not fit. Lower ranks are better. */
const unlike = 50;
/** Places with ranks this much worse than the best are left out: after an exact match, all beyond one typing error. */
const tolerated = 3.2;

/** Subtracted from the rank of a place whose region or country was typed too. */
const bonusOfRegion = 1;

function rankEntry({ keys, where }: Entry, typed: Typed, typedWhere: string[]): number {
  let best = unlike;
  for (const key of keys) best = Math.min(best, rankKey(key, typed) + key.penalty);
  return best < unlike && typedWhere.some((part) => where.includes(part)) ? best - bonusOfRegion : best;
}

/**
 * The ranks of a name by how it fits, best first. Half a rank is added to `typos` and `prefixTypos` for each error in
 * the sound.
 */
const ranks = {
  equal: 0,
  equalLongSound: 1,
  typos: 2,
  prefix: 2,
  equalShortSound: 2.1,
  soundPrefix: 2.4,
  oneTypo: 2.6,
  prefixTypos: 3.1,
};

/** A missing consonant counts as this many errors in `countTypos`. */
const consonantError = 2;

function rankKey(key: Key, typed: Typed): number {
  if (key.spelling === typed.spelling) return ranks.equal;
  if (key.spelling.startsWith(typed.spelling)) return ranks.prefix;
  if (key.sound === typed.sound && typed.sound.length > 2)
    return typed.sound.length > 5 ? ranks.equalLongSound : ranks.equalShortSound;
  const rank = rankSound(key, typed);
  const mayBeTypo = rank > ranks.oneTypo && typed.spelling.length > 3;
  return mayBeTypo && isOneTypoAway(typed.spelling, key.spelling) ? ranks.oneTypo : rank;
}

function rankSound(key: Key, { sound, consonants }: Typed): number {
  // Too few sounds to compare by sound: only the spelling counts.
  if (sound.length < 3) return unlike;
  const limit = sound.length < 5 ? 1 : Math.min(Math.floor(sound.length / 2), 4);
  if (sound.length - key.sound.length > limit) return unlike;
  // Each missing consonant is at least one error, so most names are rejected without a full comparison.
  if (countBits(consonants & ~key.consonants) * consonantError > limit) return unlike;
  const { whole, start } = countTypos(sound, key.sound, limit);
  if (start === 0) return ranks.soundPrefix;
  const rankOfWhole = whole <= limit ? ranks.typos + whole / 2 : unlike;
  const rankOfStart = start <= limit ? ranks.prefixTypos + start / 2 : unlike;
  return Math.min(rankOfWhole, rankOfStart);
}

/** Returns the number of set bits. */
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

/** Added to the rank of a part of a town. */
const partPenalty = 0.9;
/** Added to the rank of the later words of a name. */
const laterWordPenalty = 0.7;

/**
 * Returns the keys of a name: the whole name, and its later words with a penalty, because people also type `Sonarpur`
 * for Rajpur Sonarpur. A part of a town, marked with a plus (`+Behala`), ranks after towns for a partly typed name.
 */
function makeKeys(name: string): Key[] {
  if (name.startsWith('+')) return [{ ...makeTyped(bareSpelling(name)), penalty: partPenalty }];
  const words = name.split(/[ -]/).map(bareSpelling);
  return words.map((_, from) => ({
    ...makeTyped(words.slice(from).join('')),
    penalty: from === 0 ? 0 : laterWordPenalty,
  }));
}
