import type { Dictionaries } from './dictionaries.ts';
import { lastingStandingOf, standingOf } from './layout.ts';

/**
 * What a block or a group of blocks holds, in sixteen 32-bit words: enough to say how well its best row could do. Each
 * answer is a word of bits, 0 for unknown, several values to a bit where there are more than 31.
 */
export const wordsASummary = 16;

export const summaryWord = {
  religion: 0,
  caste: 1,
  education: 2,
  profession: 3,
  state: 4,
  district: 5,
  heightCm: 6,
  birth: 7,
  /** Marital status from bit 0, diet from 4, mangalik from 8, community from 12, clan unknown and known at 20 and 21. */
  few: 8,
  /** Two words, `classBits` of the dictionaries. */
  horoscope: 9,
  standing: 11,
  lastingStanding: 12,
} as const;

export const fewShift = { maritalStatus: 0, diet: 4, mangalik: 8, community: 12, avoidOwnClan: 20 } as const;

const firstHighest = summaryWord.standing;
const firstUnused = summaryWord.lastingStanding + 1;

export const idBit = (id: number): number => (id === 0 ? 1 : 2 << (id % 31));
const stepBit = (step: number): number => 1 << Math.min(31, Math.max(1, step));
// Two centimetres a step, from 138 to 198 cm.
export const heightStep = (tenths: number): number => Math.floor((tenths - 1380) / 20);
// A birth year a step, from 1973 to 2003.
export const birthStep = (birth: number): number => (birth >>> 9) - 72;

/** The bits of all steps from one to another, the ends of the scale standing for all beyond them. */
export function stepBits(from: number, to: number): number {
  let bits = 0;
  for (let step = Math.max(1, from); step <= Math.min(31, to); step++) bits |= 1 << step;
  return bits | (to < 1 ? 2 : 0) | (from > 31 ? 1 << 31 : 0);
}

/** Adds a row to a summary. */
export function addRow(
  summary: Uint32Array,
  to: number,
  { rows, at, firstDay, dictionaries }: { rows: Uint32Array; at: number; firstDay: number; dictionaries: Dictionaries },
): void {
  const word = (offset: number): number => rows[at + offset] ?? 0;
  const add = (offset: number, bits: number): void => {
    summary[to + offset] = (summary[to + offset] ?? 0) | bits;
  };
  const raise = (offset: number, value: number): void => {
    summary[to + offset] = Math.max(summary[to + offset] ?? 0, value);
  };
  const [word1, word2, word3] = [word(1), word(2), word(3)];
  const place = dictionaries.places[word3 >>> 13];
  const height = (word1 >>> 4) & 4095;
  const birth = word1 >>> 16;
  const star = dictionaries.classBits[word(4) & 0xffff] ?? 0;
  add(summaryWord.religion, idBit(word3 & 31));
  add(summaryWord.caste, idBit(word2 >>> 22));
  add(summaryWord.education, idBit((word2 >>> 12) & 1023));
  add(summaryWord.profession, idBit((word2 >>> 2) & 1023));
  add(summaryWord.state, idBit(place?.state ?? 0));
  add(summaryWord.district, idBit(place?.district ?? 0));
  add(summaryWord.heightCm, height === 0 ? 1 : stepBit(heightStep(height)));
  add(summaryWord.birth, birth === 0 ? 1 : stepBit(birthStep(birth)));
  add(summaryWord.few, (1 << (word1 & 3)) | (16 << ((word1 >>> 2) & 3)) | (256 << (word2 & 3)));
  add(summaryWord.few, (4096 << ((word3 >>> 5) & 7)) | (word(5) === 0 ? 1 << 20 : 1 << 21));
  add(summaryWord.horoscope + (star >>> 5), 1 << (star & 31));
  raise(summaryWord.standing, standingOf(rows, at, firstDay));
  raise(summaryWord.lastingStanding, lastingStandingOf(rows, at));
}

/** Adds one summary to another. */
export function addSummary(summary: Uint32Array, to: number, from: Uint32Array, at: number): void {
  for (let word = 0; word < firstHighest; word++) {
    summary[to + word] = (summary[to + word] ?? 0) | (from[at + word] ?? 0);
  }
  for (let word = firstHighest; word < firstUnused; word++) {
    summary[to + word] = Math.max(summary[to + word] ?? 0, from[at + word] ?? 0);
  }
}
