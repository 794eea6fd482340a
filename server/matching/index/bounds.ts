import type { PlaceId, SharedPerson, Wishes } from '#matching/person.ts';
import type { WishName } from '#matching/wishes/wish-fit.ts';
import type { Dictionaries } from './dictionaries.ts';
import { birthValue, fields } from './digest.ts';
import { wishNames } from './layout.ts';
import { type Born, type Losable, leastLosses, losableOf } from './least-losses.ts';
import { broken } from './losses.ts';
import { idBit, summarized, summaryWord } from './summary.ts';

/**
 * What a seeker's wishes make of rows in short: the least that can be lost of them, `broken` and more for each must that is
 * not met. May promise more than a row holds, for values share bits; never less.
 */
export interface Bounds {
  /** By the eight bytes of words 1 and 2 of a digest: 256 losses for each. */
  byByte: Uint16Array;
  /** By the words of a summary. */
  byWord: Bound[];
  place: PlaceBound | null;
  /** By the values of a digest's field. */
  losses: ReadonlyMap<WishName, Uint8Array>;
}

/** Rows lose nothing of a wish when their summary has a bit of `met`, `unknown` with one of `open`, else `unmet`. */
interface Bound extends Losable {
  wish: WishName;
  word: number;
  met: number;
  open: number;
}

/** Met by state or district, unknown where one of the asked is. */
interface PlaceBound extends Losable {
  states: number;
  districts: number;
}

export function boundsOf(
  seeker: SharedPerson,
  wishes: Wishes,
  born: Born & { legal: number },
  dictionaries: Dictionaries,
): Bounds {
  const byByte = new Uint16Array(8 * 256);
  const losses = new Map<WishName, Uint8Array>();
  for (const name of wishNames) {
    const ofOne = leastLosses(name, seeker, wishes, born, dictionaries);
    if (ofOne === null) continue;
    losses.set(name, ofOne);
    addLosses(byByte, name, ofOne);
  }
  // No wish can make up for it.
  addLosses(byByte, 'age', new Uint8Array(fields.age.highest + 1).fill(2 * broken, birthValue(born.legal) + 1));
  const byWord = summarized.flatMap(({ name, word, bits }) => {
    const wish = wishes[name];
    const ofOne = losses.get(name);
    if (ofOne === undefined || wish == null || wish === 'noBar') return [];
    const losable = losableOf(wish.strength);
    const [met, open] = [bitsWhere(ofOne, 0, bits), bitsWhere(ofOne, losable.unknown, bits)];
    return [{ wish: name, word, met, open, ...losable }];
  });
  return { byByte, byWord, place: placeBound(wishes.place), losses };
}

function addLosses(byByte: Uint16Array, name: WishName, losses: Uint8Array): void {
  const { word, shift, highest } = fields[name];
  const first = 256 * ((word - 1) * 4 + (shift >>> 3));
  for (let byte = 0; byte < 256; byte++) {
    byByte[first + byte] = (byByte[first + byte] ?? 0) + (losses[(byte >>> (shift & 7)) & highest] ?? 0);
  }
}

function bitsWhere(losses: Uint8Array, loss: number, bits: Uint32Array): number {
  let found = 0;
  for (let value = 0; value < losses.length; value++) if (losses[value] === loss) found |= bits[value] ?? 0;
  return found;
}

function placeBound(place: Wishes['place']): PlaceBound | null {
  if (place == null) return null;
  const { states = [], districts = [], strength } = place;
  const bitsOf = (ids: readonly PlaceId[]): number => ids.reduce<number>((bits, id) => bits | idBit(Number(id)), 0);
  return { states: bitsOf(states), districts: bitsOf(districts), ...losableOf(strength) };
}

/** From now on a must counts as two when it is not met. */
export function doubleMust({ byByte, byWord, place, losses }: Bounds, name: WishName): void {
  const more = losses.get(name)?.map((loss) => (loss < broken ? 0 : broken));
  if (more) addLosses(byByte, name, more);
  for (const bound of byWord) if (bound.wish === name) bound.unmet += broken;
  if (name === 'place' && place !== null) place.unmet += broken;
}

/** The least that a row loses, by words 1 and 2 of its digest; not added up beyond `enough`. */
export function lossOfDigest({ byByte }: Bounds, word1: number, word2: number, enough: number): number {
  const ofWord1 =
    (byByte[word1 & 255] ?? 0) +
    (byByte[256 | ((word1 >>> 8) & 255)] ?? 0) +
    (byByte[512 | ((word1 >>> 16) & 255)] ?? 0) +
    (byByte[768 | (word1 >>> 24)] ?? 0);
  if (ofWord1 >= enough) return ofWord1;
  return (
    ofWord1 +
    (byByte[1024 | (word2 & 255)] ?? 0) +
    (byByte[1280 | ((word2 >>> 8) & 255)] ?? 0) +
    (byByte[1536 | ((word2 >>> 16) & 255)] ?? 0) +
    (byByte[1792 | (word2 >>> 24)] ?? 0)
  );
}

/** The least that the rows of a summary lose; not added up beyond `enough`. */
export function lossOfSummary({ byWord, place }: Bounds, summaries: Uint32Array, at: number, enough: number): number {
  let loss = 0;
  for (let which = 0; which < byWord.length; which++) {
    const bound = byWord[which];
    if (bound === undefined) break;
    const bits = summaries[at + bound.word] ?? 0;
    if ((bits & bound.met) === 0) loss += (bits & bound.open) === 0 ? bound.unmet : bound.unknown;
    if (loss >= enough) return loss;
  }
  return place === null ? loss : loss + lossOfPlace(place, summaries, at);
}

function lossOfPlace(place: PlaceBound, summaries: Uint32Array, at: number): number {
  const states = summaries[at + summaryWord.state] ?? 0;
  const districts = summaries[at + summaryWord.district] ?? 0;
  if ((states & place.states) !== 0 || (districts & place.districts) !== 0) return 0;
  if (place.states === 0 && place.districts === 0) return place.unknown;
  const isStateOpen = place.states !== 0 && (states & 1) !== 0;
  const isDistrictOpen = place.districts !== 0 && (districts & 1) !== 0;
  return isStateOpen || isDistrictOpen ? place.unknown : place.unmet;
}
