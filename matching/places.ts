import { type Place, readPlaces } from './places/read-places.ts';
import { bareSpelling, soundOf } from './places/sound.ts';
import { countTypos, isOneTypoAway } from './places/typos.ts';

export type { Place } from './places/read-places.ts';

/** A name with its sound. `consonants`: one bit per consonant of the sound, by its place in the alphabet (1 for b). */
type SoundedName = { spelling: string; sound: string; consonants: number };
/** A name of a place, with the rank that is added for a less likely name. */
type Key = SoundedName & { penalty: number };
/** A place with the keys of all its names. `regionSpelling`: the letters of its region and country. */
type Entry = { place: Place; keys: Key[]; regionSpelling: string };

/** Maximum number of places returned. */
const mostPlaces = 12;
/** Maximum number of letters of a query that are read. */
const longestQuery = 60;
/** Queries with fewer letters find nothing. */
const shortestQuery = 2;
/**
 * A place's position in the list, divided by this number, is added to its rank, so that it decides among equals. Larger
 * than the number of places.
 */
const orderDivisor = 5000;

/** The rank of a name that does not fit. Lower ranks are better. */
const unlikeRank = 50;
/** Places with ranks this much worse than the best are left out: after an exact match, all beyond one typing error. */
const toleratedDifference = 3.2;
/** Subtracted from the rank of a place whose region or country was typed too. */
const bonusOfRegion = 1;
/** Added to the rank of a part of a town. */
const partPenalty = 0.9;
/** Added to the rank of the later words of a name. */
const laterWordPenalty = 0.7;
/** Added to the rank for each error in the sound, see `ranks`. */
const rankPerError = 0.5;
/**
 * The ranks of a name by how it fits, best first. For `typos` and `prefixTypos`, `rankPerError` is added for each
 * error in the sound.
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

/** The fewest letters of a sound that is compared with others; of a shorter one only the spelling counts. */
const shortestSound = 3;
/** The fewest letters of a sound that is long enough to identify a place. */
const longSound = 6;
/** The fewest letters of a sound that may have more than one error, up to `mostErrors`. */
const shortestWithErrors = 5;
const mostErrors = 4;
/** The fewest letters of a spelling that is compared for a single typing error. */
const shortestTypo = 4;

const letterA = 'a'.charCodeAt(0);

/** The places by order and by id, read at the first use. */
let index: { entries: Entry[]; byId: Map<number, Place> } | undefined;

/**
 * Finds towns and districts by a partly typed name in either script, under old and new names and misspelled. The
 * district, state or country may follow after a comma: `Islampur, Murshidabad`.
 *
 * @param text the text typed so far
 * @returns at most `mostPlaces` places, best first: the exact name, then names with this prefix, then names that sound
 * similar; among equals the larger and nearer to Bengal first. Empty for fewer than `shortestQuery` letters.
 */
export function findPlace(text: string): Place[] {
  const [head = '', ...rest] = text.slice(0, longestQuery).split(/[,(]/);
  const spelling = bareSpelling(head);
  if (spelling.length < shortestQuery) return [];
  const typed = withSound(spelling);
  const typedRegions = rest.map(bareSpelling).filter(Boolean);
  const ranked: { place: Place; rank: number }[] = [];
  for (const [order, entry] of loadIndex().entries.entries()) {
    const rank = rankEntry(entry, typed, typedRegions);
    if (rank < unlikeRank) ranked.push({ place: entry.place, rank: rank + order / orderDivisor });
  }
  ranked.sort((a, b) => a.rank - b.rank);
  const worst = (ranked[0]?.rank ?? 0) + toleratedDifference;
  return ranked
    .slice(0, mostPlaces)
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

/** Returns a bare spelling with its sound and the consonants of the sound. */
function withSound(spelling: string): SoundedName {
  const sound = soundOf(spelling);
  let consonants = 0;
  for (const letter of sound.replace(/[aiu]/g, '')) consonants |= 1 << (letter.charCodeAt(0) - letterA);
  return { spelling, sound, consonants };
}

/** Returns the rank of a place by its best name; `unlikeRank` if no name fits. */
function rankEntry({ keys, regionSpelling }: Entry, typed: SoundedName, typedRegions: string[]): number {
  let best = unlikeRank;
  for (const key of keys) best = Math.min(best, rankKey(key, typed) + key.penalty);
  if (best >= unlikeRank) return best;
  return typedRegions.some((region) => regionSpelling.includes(region)) ? best - bonusOfRegion : best;
}

/** Returns the rank of one name of a place for the typed name, without the penalty of the name. */
function rankKey(key: Key, typed: SoundedName): number {
  if (key.spelling === typed.spelling) return ranks.equal;
  if (key.spelling.startsWith(typed.spelling)) return ranks.prefix;
  if (key.sound === typed.sound && typed.sound.length >= shortestSound)
    return typed.sound.length >= longSound ? ranks.equalLongSound : ranks.equalShortSound;
  const rank = rankSound(key, typed);
  const mayBeTypo = rank > ranks.oneTypo && typed.spelling.length >= shortestTypo;
  return mayBeTypo && isOneTypoAway(typed.spelling, key.spelling) ? ranks.oneTypo : rank;
}

/** Returns the rank of a name by its sound. */
function rankSound(key: Key, { sound, consonants }: SoundedName): number {
  if (sound.length < shortestSound) return unlikeRank;
  const limit = sound.length < shortestWithErrors ? 1 : Math.min(Math.floor(sound.length / 2), mostErrors);
  if (sound.length - key.sound.length > limit) return unlikeRank;
  // Each missing consonant is at least one error, so most names are rejected without a full comparison.
  if (countBits(consonants & ~key.consonants) * consonantError > limit) return unlikeRank;
  const { whole, start } = countTypos(sound, key.sound, limit);
  if (start === 0) return ranks.soundPrefix;
  const rankOfWhole = whole <= limit ? ranks.typos + whole * rankPerError : unlikeRank;
  const rankOfStart = start <= limit ? ranks.prefixTypos + start * rankPerError : unlikeRank;
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
    regionSpelling: bareSpelling(`${place.region} ${place.country}`),
  }));
  return { entries, byId: new Map(entries.map(({ place }) => [place.id, place])) };
}

/**
 * Returns the keys of a name: the whole name, and its later words with a penalty, because people also type `Sonarpur`
 * for Rajpur Sonarpur. A part of a town, marked with a plus (`+Behala`), ranks after towns for a partly typed name.
 */
function makeKeys(name: string): Key[] {
  if (name.startsWith('+')) return [{ ...withSound(bareSpelling(name)), penalty: partPenalty }];
  const words = name.split(/[ -]/).map(bareSpelling);
  return words.map((_, from) => ({
    ...withSound(words.slice(from).join('')),
    penalty: from === 0 ? 0 : laterWordPenalty,
  }));
}
