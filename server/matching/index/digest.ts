import type { WishName } from '#matching/wishes/wish-fit.ts';
import { standingOf } from './layout.ts';

/**
 * A row in short, three 32-bit words: enough to say at a glance what it could score at most. 0 is unknown; where there are
 * more values than a field has room for, some share one.
 *
 * | word | bits, highest first |
 * |---|---|
 * | 0 | standing 16, horoscope class 16 |
 * | 1 | education 8, caste 8, none 1, clan known 1, mangalik 2, diet 2, marital status 2, community 3, religion 5 |
 * | 2 | birth 8, height 8, place 8, profession 8 |
 */
export const wordsADigest = 3;

/** Where the answer that a wish asks for lies in words 1 and 2 of a digest, and its highest value. */
interface Field {
  word: 1 | 2;
  shift: number;
  highest: number;
}

export const fields: Readonly<Record<WishName, Field>> = {
  religion: { word: 1, shift: 0, highest: 31 },
  community: { word: 1, shift: 5, highest: 7 },
  maritalStatus: { word: 1, shift: 8, highest: 3 },
  diet: { word: 1, shift: 10, highest: 3 },
  mangalik: { word: 1, shift: 12, highest: 3 },
  avoidOwnClan: { word: 1, shift: 14, highest: 1 },
  caste: { word: 1, shift: 16, highest: 255 },
  education: { word: 1, shift: 24, highest: 255 },
  profession: { word: 2, shift: 0, highest: 255 },
  place: { word: 2, shift: 8, highest: 255 },
  heightCm: { word: 2, shift: 16, highest: 255 },
  age: { word: 2, shift: 24, highest: 255 },
};

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
  const [word1, word2, word3] = [rows[at + 1] ?? 0, rows[at + 2] ?? 0, rows[at + 3] ?? 0];
  digests[to] = (standingOf(rows, at, firstWeek) << 16) | ((rows[at + 4] ?? 0) & 0xffff);
  digests[to + 1] =
    ((word3 & 31) << fields.religion.shift) |
    (((word3 >>> 5) & 7) << fields.community.shift) |
    ((word1 & 3) << fields.maritalStatus.shift) |
    (((word1 >>> 2) & 3) << fields.diet.shift) |
    ((word2 & 3) << fields.mangalik.shift) |
    ((rows[at + 5] === 0 ? 0 : 1) << fields.avoidOwnClan.shift) |
    (idValue(word2 >>> 22) << fields.caste.shift) |
    (idValue((word2 >>> 12) & 1023) << fields.education.shift);
  digests[to + 2] =
    (idValue((word2 >>> 2) & 1023) << fields.profession.shift) |
    (placeValue(word3 >>> 13) << fields.place.shift) |
    (heightValue((word1 >>> 4) & 4095) << fields.heightCm.shift) |
    (birthValue(word1 >>> 16) << fields.age.shift);
}
