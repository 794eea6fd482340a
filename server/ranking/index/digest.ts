import type { WishName } from '#matching/wishes/wish-fit.ts';
import { digestFields, rowFields, standingOf } from './layout.ts';
import { type Field, put, read, wordsOf } from './packed.ts';

/** How many words a row has in short. */
export const wordsADigest = wordsOf(digestFields);

/** Where the answer that a wish asks for lies: in words 1 and 2, and in one byte of them. */
export const fields: Readonly<Record<WishName, Field>> = digestFields;

/** The value of an id: where there are more than a field has room for, some share one. */
export const idValue = ({ highest }: Field, id: number): number => (id === 0 ? 0 : 1 + ((id - 1) % highest));

/** The value of a place by its code in the dictionary. */
const placeValue = (code: number): number => Math.min(code, 255);

/** The value of a height in tenths of a centimetre: half centimetres from 138 cm. */
export const heightValue = (tenths: number): number =>
  tenths === 0 ? 0 : Math.max(1, Math.min(255, 1 + Math.floor((tenths - 1380) / 5)));

/** The heights in centimetres that have a value. */
export const heightsOfValue = (value: number): { from: number; to: number } => ({
  from: value === 1 ? 0 : 138 + (value - 1) / 2,
  to: value === fields.heightCm.highest ? Number.POSITIVE_INFINITY : 138 + (value - 1) / 2 + 0.4,
});

/** The value of a birth date (`birthCode`): half years. */
export const birthValue = (birth: number): number => (birth === 0 ? 0 : Math.max(1, birth >>> 8));

/** The birth dates that have a value. */
export const birthsOfValue = (value: number): { from: number; to: number } => ({
  from: value === 1 ? 0 : value << 8,
  to: (value << 8) | 255,
});

export function writeDigest(digests: Uint32Array, to: number, rows: Uint32Array, at: number, firstWeek: number): void {
  const of = (field: Field): number => read(rows, at, field);
  const set = (field: Field, value: number): void => put(digests, to, field, value);
  const setId = (field: Field, id: number): void => set(field, idValue(field, id));
  digests.fill(0, to, to + wordsADigest);
  set(digestFields.standing, standingOf(rows, at, firstWeek));
  set(digestFields.horoscope, of(rowFields.horoscope));
  setId(fields.religion, of(rowFields.religion));
  setId(fields.community, of(rowFields.community));
  setId(fields.maritalStatus, of(rowFields.marital));
  setId(fields.diet, of(rowFields.diet));
  setId(fields.mangalik, of(rowFields.mangalik));
  set(fields.avoidOwnClan, of(rowFields.clan) === 0 ? 0 : 1);
  setId(fields.caste, of(rowFields.caste));
  setId(fields.education, of(rowFields.education));
  setId(fields.profession, of(rowFields.profession));
  set(fields.place, placeValue(of(rowFields.place)));
  set(fields.heightCm, heightValue(of(rowFields.heightTenths)));
  set(fields.age, birthValue(of(rowFields.birth)));
}
