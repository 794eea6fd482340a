import type { WishName } from '#matching/wishes/wish-fit.ts';
import type { Dictionaries } from '../rows/dictionaries.ts';
import { digestFields, headFields, lastingStandingOf, rowFields } from '../rows/layout.ts';
import { type Field, read } from '../rows/packed.ts';
import { rankInShort, type TieRank } from '../tie-ranks.ts';
import { eitherOnly, mayPass, type Only, shownOf } from './filter.ts';

/**
 * The number of 32-bit words in a summary. A summary describes a block, group or region well enough to bound its best
 * row. Each answer has bits of a word, the lowest for unknown; several values share a bit if there are more than 31.
 */
export const wordsASummary = 16;

/** The positions of words in a summary. The words in between are those of `summarized`. */
export const summaryWord = {
  state: 0,
  district: 1,
  /** Two words with the `classBits` of the dictionaries. */
  horoscope: 2,
  standing: 11,
  lastingStanding: 12,
  /** `ranksInShort` with the lowest ranks (`TieRanks.ofWeek`) among rows of the latest week of activity. */
  lowestActive: 13,
  /** `eitherOnly` in the lower half, and the latest week of activity in the upper half. */
  only: 14,
  /** `ranksInShort` with the lowest ranks among rows of the latest week of first showing, as in `onlyInShort`. */
  lowestShown: 15,
} as const;

// Words before this one are bit masks, and from here on maximums.
const firstHighest = summaryWord.standing;
// Words from this one on describe the latest weeks.
const firstOfLatest = summaryWord.lowestActive;

/** The tie ranks of two consecutive weeks, by parity of the week. */
export type WeeklyRanks = readonly [even: TieRank, odd: TieRank];

const highestRank = 2 ** 16 - 1;

/**
 * Returns how far a row's short ranks in the two weeks are below the highest rank: 16 bits each, the even week in the
 * upper half.
 */
const ranksInShort = (id: number, [even, odd]: WeeklyRanks): number =>
  (((highestRank - rankInShort(even(id))) << 16) | (highestRank - rankInShort(odd(id)))) >>> 0;

/** Returns the lower rank for each of the two weeks, in the form of `ranksInShort`. */
const lowerRanks = (one: number, other: number): number =>
  ((Math.max(one >>> 16, other >>> 16) << 16) | Math.max(one & highestRank, other & highestRank)) >>> 0;

/**
 * The summary word of a digest's field, and the bit of each of its values. A place is summarized by its state and
 * district instead.
 */
interface Summarized {
  name: Exclude<keyof typeof digestFields & WishName, 'place'>;
  field: Field;
  word: number;
  bits: Uint32Array;
}

/** Returns the bit of an id: the lowest for unknown, and one of the 31 others for every other id. */
export const idBit = (id: number): number => (id === 0 ? 1 : 2 << (id % 31));
/** Returns the bit of a step on a scale. The first and the last bit also stand for all steps beyond. */
const stepBit = (step: number): number => 1 << Math.min(31, Math.max(1, step));

// The bits in use, by word, to refuse two answers on one bit.
const taken = new Map<number, number>();

/** The answers in a summary. Those with few values share a word, each from a bit of its own on. */
export const summarized: readonly Summarized[] = [
  summarize('religion', 4, idBit),
  summarize('caste', 5, idBit),
  summarize('education', 6, idBit),
  summarize('profession', 7, idBit),
  // One bit for each two centimetres, from 140 to 200 cm.
  summarize('heightCm', 8, (value) => (value === 0 ? 1 : stepBit((value - 1) >> 2))),
  // One bit for each birth year, from 1973 to 2003.
  summarize('age', 9, (value) => (value === 0 ? 1 : stepBit((value >> 1) - 72))),
  summarize('maritalStatus', 10, (value) => 1 << value),
  summarize('diet', 10, (value) => 16 << value),
  summarize('mangalik', 10, (value) => 256 << value),
  summarize('community', 10, (value) => 4096 << value),
  summarize('avoidOwnClan', 10, (value) => (1 << 20) << value),
  summarize('country', 10, (value) => (1 << 22) << value),
];

/** Reserves the bits of an answer. @throws RangeError if another answer uses one of them */
function summarize(name: Summarized['name'], word: number, bitOf: (value: number) => number): Summarized {
  const bits = Uint32Array.from({ length: digestFields[name].highest + 1 }, (_, value) => bitOf(value));
  const mask = bits.reduce((some, bit) => some | bit, 0);
  const others = taken.get(word) ?? 0;
  if ((others & mask) !== 0) throw new RangeError(`${name} is summarized where another answer is.`);
  taken.set(word, others | mask);
  return { name, field: digestFields[name], word, bits };
}

interface RowInShort {
  rows: Uint32Array;
  at: number;
  /** The row's head, and its digest at `digest`. */
  head: number;
  digests: Uint32Array;
  digest: number;
  dictionaries: Dictionaries;
  /** `onlyInShort` of the row. */
  only: number;
  ranks: WeeklyRanks;
}

/** Adds the row at `at` to a summary. */
export function addRow(
  summary: Uint32Array,
  to: number,
  { rows, at, head, digests, digest, dictionaries, only, ranks }: RowInShort,
): void {
  const add = (offset: number, bits: number): void => {
    summary[to + offset] = (summary[to + offset] ?? 0) | bits;
  };
  const raise = (offset: number, value: number): void => {
    summary[to + offset] = Math.max(summary[to + offset] ?? 0, value);
  };
  for (const { field, word, bits } of summarized) {
    add(word, bits[((digests[digest + field.word] ?? 0) >>> field.shift) & field.highest] ?? 0);
  }
  const place = dictionaries.places[read(rows, at, rowFields.place)];
  const classBit = dictionaries.classBits[read(rows, at, rowFields.horoscope)] ?? 0;
  add(summaryWord.state, idBit(place?.state ?? 0));
  add(summaryWord.district, idBit(place?.district ?? 0));
  add(summaryWord.horoscope + (classBit >>> 5), 1 << (classBit & 31));
  raise(summaryWord.standing, head >>> headFields.standing.shift);
  raise(summaryWord.lastingStanding, lastingStandingOf(rows, at));
  const inShort = ranksInShort(read(rows, at, rowFields.id), ranks);
  addLatest(summary, to, only | (read(rows, at, rowFields.activeWeek) << 16), inShort, inShort);
}

/** Adds one summary to another. */
export function addSummary(summary: Uint32Array, to: number, from: Uint32Array, at: number): void {
  for (let word = 0; word < firstHighest; word++) {
    summary[to + word] = (summary[to + word] ?? 0) | (from[at + word] ?? 0);
  }
  for (let word = firstHighest; word < firstOfLatest; word++) {
    summary[to + word] = Math.max(summary[to + word] ?? 0, from[at + word] ?? 0);
  }
  const { only, lowestActive, lowestShown } = summaryWord;
  addLatest(summary, to, from[at + only] ?? 0, from[at + lowestActive] ?? 0, from[at + lowestShown] ?? 0);
}

/**
 * Adds the search conditions of a row or summary to a summary. Its short ranks replace the known ones if its week is
 * later, and are merged with them if it is the same week.
 */
function addLatest(summary: Uint32Array, to: number, word: number, active: number, shown: number): void {
  const known = summary[to + summaryWord.only] ?? 0;
  const addRanks = (knownWeek: number, week: number, offset: number, ranks: number): void => {
    if (week > knownWeek) summary[to + offset] = ranks;
    else if (week === knownWeek) summary[to + offset] = lowerRanks(summary[to + offset] ?? 0, ranks);
  };
  addRanks(known >>> 16, word >>> 16, summaryWord.lowestActive, active);
  addRanks(shownOf(known & 0xffff), shownOf(word & 0xffff), summaryWord.lowestShown, shown);
  const latestWeek = Math.max(known >>> 16, word >>> 16);
  summary[to + summaryWord.only] = eitherOnly(known & 0xffff, word & 0xffff) | (latestWeek << 16);
}

/** Whether any row of a summary may meet the search conditions. */
export function anyMayPass(only: Only, summaries: Uint32Array, at: number, first: number): boolean {
  const word = summaries[at + summaryWord.only] ?? 0;
  return word >>> 16 >= only.activeFrom && mayPass(only, word & 0xffff, first);
}

/** Returns the lowest short rank in a week among the rows of a summary's latest week of activity. */
export const lowestActiveIn = (summaries: Uint32Array, at: number, week: number): number =>
  rankOf(summaries[at + summaryWord.lowestActive] ?? 0, week);
/** Returns the lowest short rank in a week among the rows of a summary's latest week of first showing. */
export const lowestShownIn = (summaries: Uint32Array, at: number, week: number): number =>
  rankOf(summaries[at + summaryWord.lowestShown] ?? 0, week);

const rankOf = (ranks: number, week: number): number =>
  highestRank - ((week & 1) === 0 ? ranks >>> 16 : ranks & highestRank);

/** Returns the latest week of activity in a summary. */
export const latestActiveIn = (summaries: Uint32Array, at: number): number =>
  (summaries[at + summaryWord.only] ?? 0) >>> 16;
/** Returns the latest week of first showing in a summary, as in `onlyInShort`. */
export const latestShownIn = (summaries: Uint32Array, at: number): number =>
  shownOf((summaries[at + summaryWord.only] ?? 0) & 0xffff);
