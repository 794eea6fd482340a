import type { WishName } from '#matching/wishes/wish-fit.ts';
import { lossesAWeight } from '../question/losses.ts';
import type { SeekerProfile } from '../question/seeker-profile.ts';
import type { Dictionaries } from '../rows/dictionaries.ts';
import { anyOfWishes, rowFields, wishDigestFields as wishFields, wishNumber } from '../rows/layout.ts';
import { type Field, put, read, wordsOf } from '../rows/packed.ts';
import { mustsInShort } from '../rows/row-columns.ts';

const shortFields: Readonly<Partial<Record<WishName, Field>>> = wishFields;

/** The number of words in a wish digest. */
export const wordsAWishDigest = wordsOf(wishFields);

// Steps of a scale. Its end steps also stand for all values beyond them.
const stepsAScale = 16;
const onScale = (step: number): number => Math.max(0, Math.min(stepsAScale - 1, step));
// Two years and four centimetres a step.
const lowestAge = 18;
const lowestCm = 142;
const ageStep = (age: number): number => onScale((age - lowestAge) >> 1);
const heightStep = (cm: number): number => onScale((cm - lowestCm) >> 2);
// Beyond the end of both scales: the upper end of a range without a bound.
const unbounded = 255;
// The same bits as the dictionary's `setBits`.
const wishBit = (id: number, bits = 16): number => 1 << (id % bits);
// The bit in a mask whose bit 0 is id 1.
const maskBit = ({ bits }: Field, id: number): number => 1 << ((id - 1) % bits);
// Four bits for each end. All bits are set for the whole scale.
const range = (first: number, last: number): number => (last << 4) | (stepsAScale - 1 - first);

/** The any-of wishes that the wish digest contains. */
const shortened = anyOfWishes.flatMap((wish) => {
  const to = shortFields[wish.name];
  return to ? [{ ...wish, to }] : [];
});

/** Writes the wish digest of the row at `at` to the position `to`. */
export function writeWishDigest(
  digests: Uint32Array,
  to: number,
  { rows, at, dictionaries }: { rows: Uint32Array; at: number; dictionaries: Dictionaries },
): void {
  for (let word = 0; word < wordsAWishDigest; word++) digests[to + word] = 0;
  const weights = read(rows, at, rowFields.weights);
  // If nothing is wished, nothing else in the digest is read.
  if (weights === 0) return;
  const wished = read(rows, at, rowFields.wished);
  put(digests, to, wishFields.weights, weights);
  put(digests, to, wishFields.wished, wished & wishFields.wished.mask);
  const isWished = (wish: number): boolean => ((wished >>> wish) & 1) !== 0;
  put(digests, to, wishFields.musts, mustsOf(wished & read(rows, at, rowFields.musts)));
  const { setBits } = dictionaries;
  for (const { number, wished: from, isSet, to: field } of shortened) {
    const these = read(rows, at, from);
    const bits = isSet ? (setBits[these] ?? 0) : these;
    put(digests, to, field, isWished(number) ? folded(field, bits) : field.highest);
  }
  const places =
    (setBits[read(rows, at, rowFields.wishedStates)] ?? 0) | (setBits[read(rows, at, rowFields.wishedDistricts)] ?? 0);
  put(digests, to, wishFields.place, isWished(wishNumber.place) ? places : wishFields.place.highest);
  put(digests, to, wishFields.age, isWished(wishNumber.age) ? agesOf(rows, at) : wishFields.age.highest);
  const heights = isWished(wishNumber.heightCm) ? heightsOf(rows, at) : wishFields.heightCm.highest;
  put(digests, to, wishFields.heightCm, heights);
}

const mustNumbers = mustsInShort.map((name) => wishNumber[name]);

/** Returns a bit for each of `mustsInShort`, from a mask by the numbers of the wishes. */
function mustsOf(wishes: number): number {
  let musts = 0;
  for (let index = 0; index < mustNumbers.length; index++)
    musts |= ((wishes >>> (mustNumbers[index] ?? 0)) & 1) << index;
  return musts;
}

const agesOf = (rows: Uint32Array, at: number): number =>
  range(ageStep(read(rows, at, rowFields.wishedAgeFrom)), ageStep(read(rows, at, rowFields.wishedAgeTo) || unbounded));
const heightsOf = (rows: Uint32Array, at: number): number =>
  range(
    heightStep(read(rows, at, rowFields.wishedHeightFrom)),
    heightStep(read(rows, at, rowFields.wishedHeightTo) || unbounded),
  );

// Folds a mask that is wider than its field: several values share a bit.
function folded({ bits, mask }: Field, all: number): number {
  let some = 0;
  for (let rest = all; rest !== 0; rest >>>= bits) some |= rest & mask;
  return some;
}

/** The seeker's bits for comparison with wish digests, to bound how well the seeker meets a row's wishes. */
export interface Pleasing {
  /** The bit that each known answer must find set, in the four words; without age and height. */
  met: Int32Array;
  /** Rotations of the words of unmet bits, so that all can be counted as one word. */
  turns: Int32Array;
  /** The index in `lossesOnScale` at which the losses for the seeker's age begin. */
  age: number;
  /** The index in `lossesOnScale` at which the losses for the seeker's height begin. */
  height: number;
  /** The wish for a place is met if any of these bits is set in word 3. */
  place: number;
  /** The bits in word 0 of wishes about answers that are unknown for the seeker. */
  unknown: number;
  /**
   * By the order of `mustsInShort`: the word and the bits that meet such a must. No bits if it may be met, or if it is
   * a range.
   */
  mustWords: Int32Array;
  mustBits: Int32Array;
}

// All bits of a word.
const everything = -1;
// The step of an unknown age or height.
const noStep = stepsAScale;
// A range has eight bits (`range`).
const rangesAStep = 256;

/** Returns the bits of a seeker. */
export function pleasingBits(me: SeekerProfile): Pleasing {
  const met = new Int32Array(wordsAWishDigest);
  let unknown = 0;
  const add = (name: WishName, isKnown: boolean, { word, shift }: Field = wishFields.wished, bit = 0): void => {
    if (isKnown) met[word] = (met[word] ?? 0) | (bit << shift);
    else if (wishNumber[name] < wishFields.wished.bits) unknown |= 1 << (wishFields.wished.shift + wishNumber[name]);
  };
  add('age', me.age >= 0);
  add('heightCm', me.heightCm !== 0);
  add('avoidOwnClan', me.hasClan);
  for (const { name, number, isSet, to } of shortened) {
    const code = me.codes[number] ?? 0;
    add(name, code !== 0, to, isSet ? wishBit(code, to.bits) : maskBit(to, code));
  }
  // If state or district is unknown, the wish may be undecided.
  const { state, district } = me.place;
  const place = state && district ? wishBit(Number(state)) | wishBit(Number(district)) : everything;
  const mustWords = new Int32Array(mustsInShort.length);
  const mustBits = new Int32Array(mustsInShort.length);
  for (const [index, name] of mustsInShort.entries()) {
    const { word } = wishFields[name];
    mustWords[index] = word;
    const wish = shortened.find((each) => each.name === name);
    const code = wish === undefined ? 0 : (me.codes[wish.number] ?? 0);
    if (wish !== undefined && code !== 0)
      mustBits[index] = (wish.isSet ? wishBit(code, wish.to.bits) : maskBit(wish.to, code)) << wish.to.shift;
    else if (name === 'place' && place !== everything) mustBits[index] = place << wishFields.place.shift;
  }
  return {
    met,
    turns: apart(met),
    age: rangesAStep * (me.age < 0 ? noStep : ageStep(me.age)),
    height: rangesAStep * (me.heightCm === 0 ? noStep : heightStep(me.heightCm)),
    place,
    unknown,
    mustWords,
    mustBits,
  };
}

// The minimum loss for a range at a distance of this many steps.
const lossesByStep = [0, 1, 3, 5, 7];
const lossBeyond = 8;
const lossesAScale = (stepsAScale + 1) * rangesAStep;

// The minimum loss of a wished range, by the seeker's step (`noStep` if unknown) and the range.
const lossesOnScale = Uint8Array.from({ length: lossesAScale }, (_, at) => {
  const step = at >>> 8;
  const first = stepsAScale - 1 - (at & 15);
  const last = (at >>> 4) & 15;
  if (step === noStep) return 0;
  return lossesByStep[Math.max(0, first - step, step - last)] ?? lossBeyond;
});

/** Returns the total weight of a row's wishes. */
export const weightsOf = (digests: Uint32Array, at: number): number => read(digests, at, wishFields.weights);

const ageMust = 1 << mustsInShort.indexOf('age');

/** Whether the seeker certainly fails a must of the row. */
export function failsMust(pleasing: Pleasing, digests: Uint32Array, at: number): boolean {
  const { mustWords, mustBits } = pleasing;
  const musts = read(digests, at, wishFields.musts);
  for (let rest = musts & ~ageMust; rest !== 0; rest &= rest - 1) {
    // The lowest bit that is set; the loop clears it.
    const index = 31 - Math.clz32(rest & -rest);
    const bits = mustBits[index] ?? 0;
    if (bits !== 0 && ((digests[at + (mustWords[index] ?? 0)] ?? 0) & bits) === 0) return true;
  }
  return (musts & ageMust) !== 0 && lossOfAge(pleasing, digests[at + 1] ?? 0) !== 0;
}

const lossOfAge = (pleasing: Pleasing, word1: number): number =>
  lossesOnScale[pleasing.age | ((word1 >>> wishFields.age.shift) & 255)] ?? 0;

/** Returns the minimum that a row's wishes lose, in units of loss. */
export function lossOfTheirs(pleasing: Pleasing, digests: Uint32Array, at: number): number {
  const { met, turns } = pleasing;
  const word0 = digests[at] ?? 0;
  const word1 = digests[at + 1] ?? 0;
  const word3 = digests[at + 3] ?? 0;
  const unmet =
    turned((met[0] ?? 0) & ~word0, turns[0] ?? 0) |
    turned((met[1] ?? 0) & ~word1, turns[1] ?? 0) |
    turned((met[2] ?? 0) & ~(digests[at + 2] ?? 0), turns[2] ?? 0) |
    turned((met[3] ?? 0) & ~word3, turns[3] ?? 0);
  const isPlaceUnmet = (word3 & pleasing.place) === 0;
  const unmetWishes = countBits(unmet) + (isPlaceUnmet ? 1 : 0);
  const unknownWishes = pleasing.unknown === 0 ? 0 : countBits(word0 & pleasing.unknown);
  const lossOfHeight = lossesOnScale[pleasing.height | (word1 >>> wishFields.heightCm.shift)] ?? 0;
  return lossesAWeight * (2 * unmetWishes + unknownWishes) + lossOfAge(pleasing, word1) + lossOfHeight;
}

/** Rotates a word to the left. */
const turned = (bits: number, by: number): number => (bits << by) | (bits >>> (32 - by));

/** Returns the number of bits that are set: counted in pairs, then in fours, then in bytes, and added up. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Returns rotations of the words so that no two bits are at the same position. */
function apart(met: Int32Array): Int32Array {
  const turns = new Int32Array(met.length);
  let taken = 0;
  for (let word = 0; word < met.length; word++) {
    let by = 0;
    while ((turned(met[word] ?? 0, by) & taken) !== 0) by++;
    taken |= turned(met[word] ?? 0, by);
    turns[word] = by;
  }
  return turns;
}
