import type { WishName } from '#matching/wishes/wish-fit.ts';
import type { Dictionaries } from './dictionaries.ts';
import { strengthShift, wishNames } from './layout.ts';
import { lossesAWeight } from './losses.ts';
import type { Me } from './me.ts';

/**
 * A row's own wishes in short, four 32-bit words: enough to say at a glance how little it could be pleased. A bit for each
 * value that would meet a wish, several values to a bit; all bits where nothing is wished.
 *
 * | word | bits, highest first |
 * |---|---|
 * | 0 | mangalik 2, diet 2, heights in steps of 4 cm 11, which of the twelve are wished 12, weights of all 5 |
 * | 1 | ages in steps of two years 16, castes 16 |
 * | 2 | professions 16, educations 16 |
 * | 3 | none 1, communities 4, marital statuses 3, religions 8, states and districts 16 |
 */
export const wordsAWishDigest = 4;

// Which bit stands for a value; the ends of a scale for all beyond them.
const onScale = (step: number, steps: number): number => Math.max(0, Math.min(steps - 1, step));
const ageBit = (age: number): number => 1 << onScale((age - 18) >> 1, 16);
const heightBit = (cm: number): number => 1 << onScale((cm - 142) >> 2, 11);
// As the dictionary's `setBits`.
const wishBit = (id: number, bits = 16): number => 1 << (id % bits);
const bitsBetween = (first: number, last: number): number => (last << 1) - first;

const firstWished = 5;

export function writeWishDigest(
  digests: Uint32Array,
  to: number,
  { rows, at, dictionaries }: { rows: Uint32Array; at: number; dictionaries: Dictionaries },
): void {
  const word = (offset: number): number => rows[at + offset] ?? 0;
  const [word6, word7, word14] = [word(6), word(7), word(14)];
  // Nobody looks further where nothing is wished.
  if (word14 >>> 24 === 0) {
    digests[to] = 0;
    return;
  }
  const isWished = (name: WishName): boolean => ((word7 >>> strengthShift[name]) & 3) !== 0;
  const ofSet = (offset: number): number => dictionaries.setBits[word(offset)] ?? 0;
  let wished = 0;
  for (let wish = 0; wish < wishNames.length; wish++) {
    if (((word7 >>> (2 * wish)) & 3) !== 0) wished |= 1 << (firstWished + wish);
  }
  const ages = isWished('age') ? bitsBetween(ageBit(word6 >>> 24), ageBit((word6 >>> 16) & 255 || 255)) : 0xffff;
  const heights = isWished('heightCm')
    ? bitsBetween(heightBit((word6 >>> 8) & 255), heightBit(word6 & 255 || 255))
    : 0x7ff;
  const diets = isWished('diet') ? (word7 >>> 26) & 3 : 3;
  const mangaliks = isWished('mangalik') ? (word7 >>> 24) & 3 : 3;
  const castes = isWished('caste') ? ofSet(9) : 0xffff;
  const educations = isWished('education') ? ofSet(10) : 0xffff;
  const professions = isWished('profession') ? ofSet(11) : 0xffff;
  const places = isWished('place') ? ofSet(12) | ofSet(13) : 0xffff;
  const religions = isWished('religion') ? (ofSet(8) | (ofSet(8) >> 8)) & 0xff : 0xff;
  const maritals = isWished('maritalStatus') ? (word14 >>> 8) & 7 : 7;
  const communities = isWished('community') ? (word14 >>> 16) & 15 : 15;
  digests[to] = (word14 >>> 24) | wished | (heights << 17) | (diets << 28) | (mangaliks << 30);
  digests[to + 1] = castes | (ages << 16);
  digests[to + 2] = educations | (professions << 16);
  digests[to + 3] = places | (religions << 16) | (maritals << 24) | (communities << 27);
}

/** What rows must have of these bits to meet a seeker with all their wishes. */
export interface Pleasing {
  /** One bit for each known answer, in the four words; but for age and height. */
  met: Int32Array;
  /** The bits within no, one … steps of a scale from the seeker's, in words 1 and 0. */
  ages: Int32Array;
  heights: Int32Array;
  /** Any of these in word 3. */
  place: number;
  /** In word 0, the wishes for what is not known of the seeker. */
  unknown: number;
}

export function pleasingBits(me: Me): Pleasing {
  const met = new Int32Array(wordsAWishDigest);
  let unknown = 0;
  const add = (name: WishName, isKnown: boolean, word: number, bit: number): void => {
    if (isKnown) met[word] = (met[word] ?? 0) | bit;
    else unknown |= 1 << (firstWished + wishNames.indexOf(name));
  };
  add('heightCm', me.heightCm !== 0, 0, 0);
  add('diet', me.diet !== 0, 0, (1 << 27) << me.diet);
  add('mangalik', me.mangalik !== 0, 0, (1 << 29) << me.mangalik);
  add('caste', me.caste !== 0, 1, wishBit(me.caste));
  add('age', me.age >= 0, 1, 0);
  add('education', me.education !== 0, 2, wishBit(me.education));
  add('profession', me.profession !== 0, 2, wishBit(me.profession) << 16);
  add('religion', me.religion !== 0, 3, wishBit(me.religion, 8) << 16);
  add('maritalStatus', me.marital !== 0, 3, (1 << 23) << me.marital);
  add('community', me.community !== 0, 3, (1 << 26) << me.community);
  add('avoidOwnClan', me.hasClan, 0, 0);
  // Where one of the two is not known, the wish may be open.
  const { state, district } = me.place;
  const place = state && district ? wishBit(Number(state)) | wishBit(Number(district)) : everything;
  return {
    met,
    ages: near(me.age < 0 ? everything : ageBit(me.age) << 16, 0xffff0000),
    heights: near(me.heightCm === 0 ? everything : heightBit(me.heightCm) << 17, 0x7ff << 17),
    place,
    unknown,
  };
}

const everything = -1;
// A step is two years or four centimetres: a row whose scale is so many steps away loses this at least.
const lossesByStep = [0, 1, 3, 5, 7];
const lossBeyond = 8;

function near(bit: number, scale: number): Int32Array {
  let bits = bit;
  return Int32Array.from(lossesByStep, () => {
    const found = bits & scale;
    bits = found | ((found << 1) & scale) | ((found >>> 1) & scale);
    return found;
  });
}

function lossOnScale(nearer: Int32Array, word: number): number {
  for (let step = 0; step < lossesByStep.length; step++) {
    if (((nearer[step] ?? 0) & word) !== 0) return lossesByStep[step] ?? 0;
  }
  return lossBeyond;
}

/** The weights of a row's wishes together. */
export const weightsOf = (digests: Uint32Array, at: number): number => (digests[at] ?? 0) & 31;

/** What a row's wishes lose at least, in losses. */
export function lossOfTheirs(
  { met, ages, heights, place, unknown }: Pleasing,
  digests: Uint32Array,
  at: number,
): number {
  const word0 = digests[at] ?? 0;
  const word1 = digests[at + 1] ?? 0;
  const word3 = digests[at + 3] ?? 0;
  const unmet =
    countBits((met[0] ?? 0) & ~word0) +
    countBits((met[1] ?? 0) & ~word1) +
    countBits((met[2] ?? 0) & ~(digests[at + 2] ?? 0)) +
    countBits((met[3] ?? 0) & ~word3) +
    ((word3 & place) === 0 ? 1 : 0);
  return (
    lossesAWeight * (2 * unmet + countBits(word0 & unknown)) + lossOnScale(ages, word1) + lossOnScale(heights, word0)
  );
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
