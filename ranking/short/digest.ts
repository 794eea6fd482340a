import { india } from '#matching/wishes/country-wish.ts';
import type { WishName } from '#matching/wishes/wish-fit.ts';
import { anyOfWishes, digestFields, rowFields, standingOf } from '../rows/layout.ts';
import { type Field, put, read, wordsOf } from '../rows/packed.ts';

/** The number of words in a row's digest. */
export const wordsADigest = wordsOf(digestFields);

/**
 * The digest field of the answer that a wish concerns, within one byte of words 1 and 2. Wishes without a field are not
 * in the digest.
 */
export const fields: Readonly<Partial<Record<WishName, Field>>> = digestFields;

/** Returns the digest value of an id. If there are more ids than values, several ids share one. */
export const idValue = ({ highest }: Field, id: number): number => (id <= highest ? id : 1 + ((id - 1) % highest));

/** Returns the digest value of a place code. */
const placeValue = (code: number): number => Math.min(code, 255);

/** The digest values of a country: India, and elsewhere. */
export const inIndia = 1;
export const elsewhere = 2;
const countryValue = (country: number): number => (country === 0 ? 0 : country === india ? inIndia : elsewhere);

/** Returns the digest value of a height in tenths of a centimetre: half centimetres from 138 cm on. */
export const heightValue = (tenths: number): number =>
  tenths === 0 ? 0 : Math.max(1, Math.min(255, 1 + Math.floor((tenths - 1380) / 5)));

/** Returns the range of heights in centimetres for a digest value. */
export const heightsOfValue = (value: number): { from: number; to: number } => ({
  from: value === 1 ? 0 : 138 + (value - 1) / 2,
  to: value === digestFields.heightCm.highest ? Number.POSITIVE_INFINITY : 138 + (value - 1) / 2 + 0.4,
});

/** Returns the digest value of a birth date (`birthCode`): half years. */
export const birthValue = (birth: number): number => (birth === 0 ? 0 : Math.max(1, birth >>> 8));

/** Returns the range of birth dates for a digest value. */
export const birthsOfValue = (value: number): { from: number; to: number } => ({
  from: value === 1 ? 0 : value << 8,
  to: (value << 8) | 255,
});

const ids = anyOfWishes.flatMap(({ name, given, isMet }) => {
  const to = fields[name];
  return to && !isMet ? [{ from: given, to }] : [];
});

export function writeDigest(digests: Uint32Array, to: number, rows: Uint32Array, at: number, firstWeek: number): void {
  for (let word = 0; word < wordsADigest; word++) digests[to + word] = 0;
  for (let which = 0; which < ids.length; which++) {
    const id = ids[which];
    if (id !== undefined) put(digests, to, id.to, idValue(id.to, read(rows, at, id.from)));
  }
  put(digests, to, digestFields.standing, standingOf(rows, at, firstWeek));
  put(digests, to, digestFields.horoscope, read(rows, at, rowFields.horoscope));
  put(digests, to, digestFields.avoidOwnClan, read(rows, at, rowFields.clan) === 0 ? 0 : 1);
  put(digests, to, digestFields.country, countryValue(read(rows, at, rowFields.country)));
  put(digests, to, digestFields.place, placeValue(read(rows, at, rowFields.place)));
  put(digests, to, digestFields.heightCm, heightValue(read(rows, at, rowFields.heightTenths)));
  put(digests, to, digestFields.age, birthValue(read(rows, at, rowFields.birth)));
}
