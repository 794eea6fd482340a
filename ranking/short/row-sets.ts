import { rankWeights } from '#matching/rank.ts';
import { unstatedWeight, type WishName } from '#matching/wishes/wish-fit.ts';
import type { SeekerProfile } from '../question/seeker-profile.ts';
import type { Dictionaries } from '../rows/dictionaries.ts';
import { anyOfWishes, rowFields, wishNames, wishNumber, wordsARow } from '../rows/layout.ts';
import { type Field, read } from '../rows/packed.ts';
import { valuesInSets } from '../rows/row-columns.ts';
import { stepsOf, wishedAgeSteps } from './wish-digest.ts';

/**
 * Row sets say of the 32 rows of a block at once how a seeker can meet their wishes. A set is a word with a bit for each
 * row: those who wish for a caste, whose wish is a must, who turn this caste away. So a few words reject most rows.
 *
 * The same sets of 16 blocks lie side by side, in 64 bytes, because blocks of a group are asked one after another and
 * the processor fetches whole lines of its cache.
 */
const sideShift = 4;
const blocksSideBySide = 1 << sideShift;

type NameInSets = keyof typeof valuesInSets;
const isInSets = (name: string): name is NameInSets => Object.hasOwn(valuesInSets, name);

// The numbers of the sets of a block: for each wish who has it, and who as a must; for each of `valuesInSets` and each of
// its values who turns it away.
let setsTaken = 0;
const takeSets = (count: number): number => {
  const first = setsTaken;
  setsTaken += count;
  return first;
};
const wishedSets = takeSets(wishNames.length);
const mustSets = takeSets(wishNames.length);
/** The rows whose wishes weigh more than `lightWeights`. */
const heavySet = takeSets(1);
const refusedSets = new Map(
  Object.keys(valuesInSets)
    .filter(isInSets)
    .map((name) => [name, takeSets(valuesInSets[name])]),
);
/** The number of sets of one block, each a word. */
export const setsABlock = setsTaken;

const bitsAWord = 32;

/** Returns the set of the first `count` rows of a block. */
export const firstRows = (count: number): number => (count >= bitsAWord ? -1 : ~(-1 << count));

/** Returns the lowest row of a set that is not empty. `set & (set - 1)` is the set without it. */
export const lowestRow = (set: number): number => bitsAWord - 1 - Math.clz32(set & -set);

/** Returns the number of words in the sets of this many blocks. */
export const lengthOfSets = (blocks: number): number =>
  Math.ceil(blocks / blocksSideBySide) * blocksSideBySide * setsABlock;

/** Returns the position of a block's first set. */
export const startOfSets = (block: number): number =>
  (block >>> sideShift) * (blocksSideBySide * setsABlock) + (block & (blocksSideBySide - 1));

/** Returns how far a set is behind the first one of its block. */
const offsetOfSet = (set: number): number => set * blocksSideBySide;
const offsetOfWished = (name: WishName): number => offsetOfSet(wishedSets + wishNumber[name]);
const offsetOfMust = (name: WishName): number => offsetOfSet(mustSets + wishNumber[name]);
const offsetOfRefused = (name: NameInSets, value: number): number => offsetOfSet((refusedSets.get(name) ?? 0) + value);
const heavyOffset = offsetOfSet(heavySet);

/** In wishes up to this total weight, a lost weight costs much; heavier ones have a limit of their own. */
const lightWeights = 11;

/** Returns which of `values` values an id shares. */
const valueOfId = (id: number, values: number): number => id % values;
/** Returns the value of a code from a closed list. */
const valueOfCode = (code: number, values: number): number => (code - 1) % values;

const anyOfInSets = anyOfWishes.flatMap((wish) => {
  const { name, isMet } = wish;
  if (!isInSets(name)) return [];
  // A wished id may accept other ids too, as *abroad* accepts every country; a set by id would turn them away.
  if (isMet) throw new RangeError(`The wish ${name} is not met by equal ids, so it cannot be in row sets.`);
  return [{ ...wish, name, values: valuesInSets[name] }];
});

/** The values that a wish accepts: 1 for each. Reused between rows. */
const accepted = new Uint8Array(Math.max(...Object.values(valuesInSets)));

/** A wish, or half of the wish for a place, with its values in sets. */
interface WishInSets {
  number: number;
  values: number;
  /** The first of the sets of those who turn a value away. */
  refused: number;
  /** Marks the values in `accepted` that the row at `at` accepts. */
  accept(rows: Uint32Array, at: number, idSets: Dictionaries['sets']): void;
}

function wishInSets(name: NameInSets, wish: WishName, accept: WishInSets['accept']): WishInSets {
  return { number: wishNumber[wish], values: valuesInSets[name], refused: refusedSets.get(name) ?? 0, accept };
}

/** Returns a wish for any of a set of ids, whose code is in `field`. */
const wishForIds = (name: NameInSets, wish: WishName, field: Field): WishInSets =>
  wishInSets(name, wish, (rows, at, idSets) => {
    for (const id of idSets[read(rows, at, field)] ?? []) accepted[valueOfId(id, valuesInSets[name])] = 1;
  });

const wishesInSets: readonly WishInSets[] = [
  ...anyOfInSets.map(({ name, wished, isSet }) =>
    isSet
      ? wishForIds(name, name, wished)
      : wishInSets(name, name, (rows, at) => {
          const codes = read(rows, at, wished);
          for (let code = 1; code <= wished.bits; code++)
            if (((codes >>> (code - 1)) & 1) === 1) accepted[valueOfCode(code, valuesInSets[name])] = 1;
        }),
  ),
  wishForIds('states', 'place', rowFields.wishedStates),
  wishForIds('districts', 'place', rowFields.wishedDistricts),
  wishInSets('age', 'age', (rows, at) => {
    const { first, last } = wishedAgeSteps(rows, at);
    accepted.fill(1, first, last + 1);
  }),
];

/** The sets of one block while they are made. Reused between blocks. */
const made = new Int32Array(setsABlock);

interface RowsOfBlock {
  /** The array with the rows, the position of the first one, and their number. */
  rows: Uint32Array;
  from: number;
  count: number;
  dictionaries: Dictionaries;
}

/** Writes the sets of a block. */
export function writeSets(rowSets: Uint32Array, block: number, { rows, from, count, dictionaries }: RowsOfBlock): void {
  made.fill(0);
  for (let row = 0; row < count; row++) addRow(1 << row, rows, from + row * wordsARow, dictionaries.sets);
  const start = startOfSets(block);
  for (let set = 0; set < setsABlock; set++) rowSets[start + offsetOfSet(set)] = made[set] ?? 0;
}

/** Adds the row at `at`, whose bit is `bit`, to the sets that are made. */
function addRow(bit: number, rows: Uint32Array, at: number, idSets: Dictionaries['sets']): void {
  const wished = read(rows, at, rowFields.wished);
  if (wished === 0) return;
  const musts = read(rows, at, rowFields.musts);
  for (let wish = 0; wish < wishNames.length; wish++) {
    if (((wished >>> wish) & 1) === 0) continue;
    addBit(wishedSets + wish, bit);
    if (((musts >>> wish) & 1) === 1) addBit(mustSets + wish, bit);
  }
  if (read(rows, at, rowFields.weights) > lightWeights) addBit(heavySet, bit);
  for (let index = 0; index < wishesInSets.length; index++) {
    const wish = wishesInSets[index];
    if (wish === undefined || ((wished >>> wish.number) & 1) === 0) continue;
    accepted.fill(0);
    wish.accept(rows, at, idSets);
    for (let value = 0; value < wish.values; value++) if (accepted[value] === 0) addBit(wish.refused + value, bit);
  }
}

function addBit(set: number, bit: number): void {
  made[set] = (made[set] ?? 0) | bit;
}

/** Where the row sets say whom a seeker pleases, as offsets from the first set of a block. */
export interface Pleasing {
  /**
   * For each known answer two sets: who is in both turns the answer away. Only a place needs two, for state and
   * district; the others have one twice.
   */
  refused: readonly number[];
  andRefused: readonly number[];
  /** For each known answer the rows for whom that wish is a must. */
  musts: readonly number[];
  /** In pairs: the rows with a wish about an answer that is unknown for the seeker, and those for whom it is a must. */
  unknown: readonly number[];
  /** The rows that turn away the seeker's age; -1 if it is unknown. A near miss loses little (`lossOfRanges`). */
  refusedAge: number;
  /** The seeker's steps for `lossOfRanges`. */
  steps: { age: number; height: number };
}

const offsetOfRefusedId = (name: NameInSets, id: unknown): number =>
  offsetOfRefused(name, valueOfId(Number(id), valuesInSets[name]));

/** Returns where the row sets say whom this seeker pleases. */
export function pleasingOf(me: SeekerProfile): Pleasing {
  const refused: number[] = [];
  const andRefused: number[] = [];
  const musts: number[] = [];
  const add = (name: WishName, one: number, other = one): void => {
    refused.push(one);
    andRefused.push(other);
    musts.push(offsetOfMust(name));
  };
  for (const { name, number, isSet, values } of anyOfInSets) {
    const code = me.codes[number] ?? 0;
    if (code !== 0) add(name, offsetOfRefused(name, isSet ? valueOfId(code, values) : valueOfCode(code, values)));
  }
  const { state, district } = me.place;
  // If state or district is unknown, the wish may be undecided.
  if (state && district) add('place', offsetOfRefusedId('states', state), offsetOfRefusedId('districts', district));
  const unknown: number[] = [];
  const addUnknown = (name: WishName): void => {
    unknown.push(offsetOfWished(name), offsetOfMust(name));
  };
  for (const { name, number } of anyOfWishes) if ((me.codes[number] ?? 0) === 0) addUnknown(name);
  if (me.age < 0) addUnknown('age');
  if (me.heightCm === 0) addUnknown('heightCm');
  if (!me.hasClan) addUnknown('avoidOwnClan');
  const steps = stepsOf(me);
  const refusedAge = me.age < 0 ? -1 : offsetOfRefused('age', steps.age);
  return { refused, andRefused, musts, unknown, refusedAge, steps };
}

const ageMust = offsetOfMust('age');

/** Returns those of `rows` whose musts the seeker does not certainly fail. */
export function rowsWithinMusts(pleasing: Pleasing, rowSets: Uint32Array, start: number, rows: number): number {
  const { refused, andRefused, musts, refusedAge } = pleasing;
  let left = rows;
  for (let index = 0; index < refused.length; index++) {
    const unmet = (rowSets[start + (refused[index] ?? 0)] ?? 0) & (rowSets[start + (andRefused[index] ?? 0)] ?? 0);
    left &= ~(unmet & (rowSets[start + (musts[index] ?? 0)] ?? 0));
  }
  if (refusedAge >= 0) left &= ~((rowSets[start + refusedAge] ?? 0) & (rowSets[start + ageMust] ?? 0));
  return left;
}

/** The highest total weight of wishes: each is a must. */
const mostWeights = 2 * wishNames.length;
// Sums that need more binary digits come out too low, which is allowed.
const digits = 5;
const mostLost = 2 ** digits - 1;

/**
 * How much weight the wishes of each row lose at least, apart from ranges: a binary number for each of 32 rows, with the
 * lowest digits of all rows in the first word. Reused between blocks.
 */
const lostWeights = new Int32Array(digits);

/** Returns how much weight the wishes of a row lose at least, of the block that `rowsWithinSpare` was asked about last. */
export function lostWeightOf(row: number): number {
  let lost = 0;
  for (let digit = 0; digit < digits; digit++) lost |= (((lostWeights[digit] ?? 0) >>> row) & 1) << digit;
  return lost;
}

/** Returns the rows that lose more than `most`. */
function rowsLosingMore(most: number): number {
  let more = 0;
  let equal = -1; // all rows
  for (let digit = digits - 1; digit >= 0; digit--) {
    const rows = lostWeights[digit] ?? 0;
    if (((most >>> digit) & 1) === 0) {
      more |= equal & rows;
      equal &= ~rows;
    } else equal &= rows;
  }
  return more;
}

/** Returns the most weight that wishes of this total weight may lose if they may lose `spare` points. */
const weightToLose = (spare: number, weights: number): number =>
  Math.min(mostLost, Math.floor((spare * (weights + unstatedWeight)) / rankWeights.theirWishes));

/**
 * Returns those of `rows` whose musts the seeker does not certainly fail, and whose wishes may lose no more than `spare`
 * points. Afterwards `lostWeightOf` tells of each of them how much weight is lost.
 */
export function rowsWithinSpare(
  pleasing: Pleasing,
  rowSets: Uint32Array,
  start: number,
  rows: number,
  spare: number,
): number {
  const { refused, andRefused, musts, unknown, refusedAge } = pleasing;
  let left = rows;
  // The digits of what each row loses, the lowest first. They are added up like numbers on paper, for all rows at once.
  let digit0 = 0;
  let digit1 = 0;
  let digit2 = 0;
  let digit3 = 0;
  let digit4 = 0;
  for (let index = 0; index < refused.length; index++) {
    const unmet = (rowSets[start + (refused[index] ?? 0)] ?? 0) & (rowSets[start + (andRefused[index] ?? 0)] ?? 0);
    left &= ~(unmet & (rowSets[start + (musts[index] ?? 0)] ?? 0));
    const carry2 = digit1 & unmet;
    const carry3 = digit2 & carry2;
    digit1 ^= unmet;
    digit2 ^= carry2;
    digit4 |= digit3 & carry3;
    digit3 ^= carry3;
  }
  if (refusedAge >= 0) left &= ~((rowSets[start + refusedAge] ?? 0) & (rowSets[start + ageMust] ?? 0));
  if (left === 0) return 0;
  for (let index = 0; index < unknown.length; index++) {
    const undecided = rowSets[start + (unknown[index] ?? 0)] ?? 0;
    const carry1 = digit0 & undecided;
    const carry2 = digit1 & carry1;
    const carry3 = digit2 & carry2;
    digit0 ^= undecided;
    digit1 ^= carry1;
    digit2 ^= carry2;
    digit4 |= digit3 & carry3;
    digit3 ^= carry3;
  }
  lostWeights[0] = digit0;
  lostWeights[1] = digit1;
  lostWeights[2] = digit2;
  lostWeights[3] = digit3;
  lostWeights[4] = digit4;
  const heavy = rowSets[start + heavyOffset] ?? 0;
  const ofHeavy = rowsLosingMore(weightToLose(spare, mostWeights));
  const ofLight = rowsLosingMore(weightToLose(spare, lightWeights));
  return left & ~((heavy & ofHeavy) | (~heavy & ofLight));
}
