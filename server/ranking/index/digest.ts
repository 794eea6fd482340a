import type { WishName } from '#matching/wishes/wish-fit.ts';
import { rowFields, standingOf } from './layout.ts';
import { type Field, layOut, put, read } from './packed.ts';

/**
 * A row in short, three 32-bit words: enough to say at a glance what it could score at most. 0 is unknown; where there are
 * more values than a field has room for, some share one.
 */
export const wordsADigest = 3;

const digestFields = layOut(wordsADigest, {
  standing: [0, 16, 16],
  horoscope: [0, 0, 16],
  religion: [1, 0, 5],
  community: [1, 5, 3],
  maritalStatus: [1, 8, 2],
  diet: [1, 10, 2],
  mangalik: [1, 12, 2],
  /** Whether the clan is known. */
  avoidOwnClan: [1, 14, 1],
  caste: [1, 16, 8],
  education: [1, 24, 8],
  profession: [2, 0, 8],
  place: [2, 8, 8],
  heightCm: [2, 16, 8],
  age: [2, 24, 8],
});

/** Where the answer that a wish asks for lies: in words 1 and 2, and in one byte of them. */
export const fields: Readonly<Record<WishName, Field>> = digestFields;

/** The value of an id. */
export const idValue = (id: number): number => (id === 0 ? 0 : 1 + ((id - 1) % 255));

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
  digests.fill(0, to, to + wordsADigest);
  set(digestFields.standing, standingOf(rows, at, firstWeek));
  set(digestFields.horoscope, of(rowFields.horoscope));
  set(fields.religion, of(rowFields.religion));
  set(fields.community, of(rowFields.community));
  set(fields.maritalStatus, of(rowFields.marital));
  set(fields.diet, of(rowFields.diet));
  set(fields.mangalik, of(rowFields.mangalik));
  set(fields.avoidOwnClan, of(rowFields.clan) === 0 ? 0 : 1);
  set(fields.caste, idValue(of(rowFields.caste)));
  set(fields.education, idValue(of(rowFields.education)));
  set(fields.profession, idValue(of(rowFields.profession)));
  set(fields.place, placeValue(of(rowFields.place)));
  set(fields.heightCm, heightValue(of(rowFields.heightTenths)));
  set(fields.age, birthValue(of(rowFields.birth)));
}
