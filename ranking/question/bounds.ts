import type { PlaceId, Wishes } from '#matching/person.ts';
import type { WishName } from '#matching/wishes/wish-fit.ts';
import type { Dictionaries } from '../rows/dictionaries.ts';
import { digestFields, wishNames } from '../rows/layout.ts';
import type { Field } from '../rows/packed.ts';
import { birthValue, fields } from '../short/digest.ts';
import { idBit, summarized, summaryWord } from '../short/summary.ts';
import { type Asked, leastLosses } from './least-losses.ts';
import { broken, type Losable, losableOf } from './losses.ts';

/**
 * Lower bounds for what rows lose of a seeker's wishes, by digest and summary; at least `broken` for each unmet must.
 * Values share bits, so a bound may be lower than the real loss, but never higher.
 */
export interface Bounds {
  /** A table of `valuesAByte` losses for each byte of a digest. */
  byByte: Uint16Array;
  /** The bounds of the wishes for the words of a summary. */
  byWord: Bound[];
  place: PlaceBound | null;
  /** The losses of each wish, by the values of its digest field. */
  losses: ReadonlyMap<WishName, Uint16Array>;
}

/** Bounds of one wish for summaries. The loss is the one at the first mask that shares a bit with the summary. */
interface Bound {
  wish: WishName;
  word: number;
  masks: Int32Array;
  /** The first mask if its loss is 0, else 0. */
  met: number;
  /** In ascending order. */
  losses: Uint16Array;
}

/** Bounds of the wish for a place: met by a state or district; unknown if one of the wished kinds is unknown. */
interface PlaceBound extends Losable {
  states: number;
  districts: number;
}

const bytesADigest = 8;
const valuesAByte = 256;

/** Computes the bounds of a seeker's wishes, for a search among the rows that use these dictionaries. */
export function boundsOf(asked: Asked, dictionaries: Dictionaries): Bounds {
  const { wishes, legalBirth } = asked;
  const byByte = new Uint16Array(bytesADigest * valuesAByte);
  const losses = new Map<WishName, Uint16Array>();
  for (const name of wishNames) {
    const wishLosses = leastLosses(name, asked, dictionaries);
    if (wishLosses === null) continue;
    losses.set(name, wishLosses);
    addLosses(byByte, name, wishLosses);
  }
  // Under the legal age; no wish can compensate for this.
  for (let value = birthValue(legalBirth) + 1; value <= digestFields.age.highest; value++) {
    const at = tableStart(digestFields.age) + value;
    byByte[at] = (byByte[at] ?? 0) + 2 * broken;
  }
  const byWord: Bound[] = [];
  for (const { name, word, bits } of summarized) {
    const wishLosses = losses.get(name);
    if (wishLosses !== undefined) byWord.push(makeBound(wishLosses, { wish: name, word, bits }));
  }
  return { byByte, byWord, place: placeBound(wishes.place), losses };
}

/** Adds the losses of one wish, by the values of its digest field, to the table of the byte with that field. */
function addLosses(byByte: Uint16Array, name: WishName, losses: Uint16Array): void {
  const field = fields[name];
  if (field === undefined) return;
  const { shift, highest } = field;
  const start = tableStart(field);
  const shiftInByte = shift & 7;
  for (let byte = 0; byte < valuesAByte; byte++) {
    byByte[start + byte] = (byByte[start + byte] ?? 0) + (losses[(byte >>> shiftInByte) & highest] ?? 0);
  }
}

/** Returns the index in `byByte` at which the table of a field's byte begins. */
const tableStart = ({ word, shift }: Field): number => valuesAByte * (word * 4 + (shift >>> 3));

// For each loss, the summary bits of the values that cost it. Reused by every call of `makeBound`.
const bitsByLoss = new Uint32Array(broken + 1);

/** Returns the bound of one wish, from its loss for each value and the summary bits of the values. */
function makeBound(
  lossOfValue: Uint16Array,
  { wish, word, bits }: Pick<Bound, 'wish' | 'word'> & { bits: Uint32Array },
): Bound {
  bitsByLoss.fill(0);
  let steps = 0;
  for (let value = 0; value < lossOfValue.length; value++) {
    const loss = lossOfValue[value] ?? 0;
    if (bitsByLoss[loss] === 0) steps++;
    bitsByLoss[loss] = (bitsByLoss[loss] ?? 0) | (bits[value] ?? 0);
  }
  const masks = new Int32Array(steps);
  const losses = new Uint16Array(steps);
  for (let loss = 0, step = 0; step < steps; loss++) {
    if (bitsByLoss[loss] === 0) continue;
    losses[step] = loss;
    masks[step++] = bitsByLoss[loss] ?? 0;
  }
  return { wish, word, masks, met: bitsByLoss[0] === 0 ? 0 : (masks[0] ?? 0), losses };
}

function placeBound(place: Wishes['place']): PlaceBound | null {
  if (place == null) return null;
  const { states = [], districts = [], strength } = place;
  const bitsOf = (ids: readonly PlaceId[]): number => ids.reduce<number>((bits, id) => bits | idBit(Number(id)), 0);
  return { states: bitsOf(states), districts: bitsOf(districts), ...losableOf(strength) };
}

/** Changes the bounds so that failing this must counts like failing two. */
export function doubleMust({ byByte, byWord, place, losses }: Bounds, name: WishName): void {
  const added = losses.get(name)?.map((loss) => (loss < broken ? 0 : broken));
  if (added) addLosses(byByte, name, added);
  for (const bound of byWord) {
    if (bound.wish === name) bound.losses = bound.losses.map((loss) => (loss < broken ? loss : loss + broken));
  }
  if (name === 'place' && place !== null) place.unmet += broken;
}

/**
 * Returns the minimum loss of a row, by both words of its digest. Stops adding at `enough`. The table of the n-th
 * byte begins at n * `valuesAByte`.
 */
export function lossOfDigest(byByte: Uint16Array, word0: number, word1: number, enough: number): number {
  const ofWord0 =
    (byByte[word0 & 255] ?? 0) +
    (byByte[256 | ((word0 >>> 8) & 255)] ?? 0) +
    (byByte[512 | ((word0 >>> 16) & 255)] ?? 0) +
    (byByte[768 | (word0 >>> 24)] ?? 0);
  if (ofWord0 >= enough) return ofWord0;
  return (
    ofWord0 +
    (byByte[1024 | (word1 & 255)] ?? 0) +
    (byByte[1280 | ((word1 >>> 8) & 255)] ?? 0) +
    (byByte[1536 | ((word1 >>> 16) & 255)] ?? 0) +
    (byByte[1792 | (word1 >>> 24)] ?? 0)
  );
}

/** Returns the minimum loss of the rows of a summary. Stops adding at `enough`. */
export function lossOfSummary({ byWord, place }: Bounds, summaries: Uint32Array, at: number, enough: number): number {
  let loss = place === null ? 0 : lossOfPlace(place, summaries, at);
  if (loss >= enough) return loss;
  for (let index = 0; index < byWord.length; index++) {
    const bound = byWord[index];
    if (bound === undefined) break;
    const bits = summaries[at + bound.word] ?? 0;
    if ((bits & bound.met) !== 0) continue;
    loss += lossOfBits(bound, bits);
    if (loss >= enough) return loss;
  }
  return loss;
}

function lossOfBits({ masks, losses }: Bound, bits: number): number {
  const last = losses.length - 1;
  for (let step = 0; step < last; step++) if ((bits & (masks[step] ?? 0)) !== 0) return losses[step] ?? 0;
  return losses[last] ?? 0;
}

function lossOfPlace(place: PlaceBound, summaries: Uint32Array, at: number): number {
  const states = summaries[at + summaryWord.state] ?? 0;
  const districts = summaries[at + summaryWord.district] ?? 0;
  if ((states & place.states) !== 0 || (districts & place.districts) !== 0) return 0;
  if (place.states === 0 && place.districts === 0) return place.unknown;
  // The lowest bit of a summary word: the answer of some row is unknown.
  const isStateOpen = place.states !== 0 && (states & 1) !== 0;
  const isDistrictOpen = place.districts !== 0 && (districts & 1) !== 0;
  return isStateOpen || isDistrictOpen ? place.unknown : place.unmet;
}
