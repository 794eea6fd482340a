import { india } from '#matching/wishes/country-wish.ts';
import type { WishName } from '#matching/wishes/wish-fit.ts';
import { anyOfWishes, digestFields, headFields, rowFields, standingOf } from '../rows/layout.ts';
import { type Field, put, read, wordsOf } from '../rows/packed.ts';

/** The number of words in a row's digest. */
export const wordsADigest = wordsOf(digestFields);

/**
 * The digest field of the answer that a wish concerns, within one byte. Wishes without a field are not in the digest.
 */
export const fields: Readonly<Partial<Record<WishName, Field>>> = digestFields;

/** Returns the digest value of an id. If there are more ids than values, several ids share one. */
export const idValue = ({ highest }: Field, id: number): number => (id <= highest ? id : 1 + ((id - 1) % highest));

/** The highest value of a digest field of eight bits. */
const highestOfByte = 255;

/** Returns the digest value of a place code. */
const placeValue = (code: number): number => Math.min(code, highestOfByte);

/** The digest values of a country: India, and elsewhere. */
export const inIndia = 1;
export const elsewhere = 2;

function countryValue(country: number): number {
  if (country === 0) return 0;
  return country === india ? inIndia : elsewhere;
}

// The digest value 1 of a height. It also stands for all lower heights.
const lowestCm = 138;
const tenthsAValue = 5;

/** Returns the digest value of a height in tenths of a centimetre: half centimetres from `lowestCm` on. */
export const heightValue = (tenths: number): number =>
  tenths === 0 ? 0 : Math.max(1, Math.min(highestOfByte, 1 + Math.floor((tenths - 10 * lowestCm) / tenthsAValue)));

/** Returns the range of heights in centimetres for a digest value. Heights have one decimal. */
export const heightsOfValue = (value: number): { from: number; to: number } => ({
  from: value === 1 ? 0 : lowestCm + (value - 1) / 2,
  to: value === digestFields.heightCm.highest ? Number.POSITIVE_INFINITY : lowestCm + (value - 1) / 2 + 0.4,
});

// A birth code without this many bits is a half year.
const halfYearShift = 8;

/** Returns the digest value of a birth date (`birthCode`): half years. */
export const birthValue = (birth: number): number => (birth === 0 ? 0 : Math.max(1, birth >>> halfYearShift));

/** Returns the range of birth dates for a digest value. */
export const birthsOfValue = (value: number): { from: number; to: number } => ({
  from: value === 1 ? 0 : value << halfYearShift,
  to: (value << halfYearShift) | (2 ** halfYearShift - 1),
});

/** The row fields whose ids are copied into digest fields. */
const copiedIds = anyOfWishes.flatMap(({ name, given, isMet }) => {
  const to = fields[name];
  return to && !isMet ? [{ from: given, to }] : [];
});

/** Returns the head of the row at `at`: its horoscope class, and its standing as in the week of `standingOf`. */
export const headOf = (rows: Uint32Array, at: number, firstWeek: number): number =>
  ((standingOf(rows, at, firstWeek) << headFields.standing.shift) | read(rows, at, rowFields.horoscope)) >>> 0;

/** Writes the digest of the answers of the row at `at` to the position `to`. */
export function writeDigest(digests: Uint32Array, to: number, rows: Uint32Array, at: number): void {
  for (let word = 0; word < wordsADigest; word++) digests[to + word] = 0;
  for (let index = 0; index < copiedIds.length; index++) {
    const copy = copiedIds[index];
    if (copy !== undefined) put(digests, to, copy.to, idValue(copy.to, read(rows, at, copy.from)));
  }
  put(digests, to, digestFields.avoidOwnClan, read(rows, at, rowFields.clan) === 0 ? 0 : 1);
  put(digests, to, digestFields.country, countryValue(read(rows, at, rowFields.country)));
  put(digests, to, digestFields.place, placeValue(read(rows, at, rowFields.place)));
  put(digests, to, digestFields.heightCm, heightValue(read(rows, at, rowFields.heightTenths)));
  put(digests, to, digestFields.age, birthValue(read(rows, at, rowFields.birth)));
}
