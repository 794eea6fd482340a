import { expect, test } from 'vitest';
import type { SharedPerson, Strength, Wishes } from '#matching/person.ts';
import { rankWeights } from '#matching/rank.ts';
import { unstatedWeight } from '#matching/wishes/wish-fit.ts';
import { gainOfTheirs, ruledOut } from '../lists/judge-row.ts';
import { prepareQuestion } from '../question/question.ts';
import { type Dictionaries, makeDictionaries } from '../rows/dictionaries.ts';
import { rowFields, wordsARow } from '../rows/layout.ts';
import { read } from '../rows/packed.ts';
import { makeRowParser } from '../rows/parse-row.ts';
import { rowsABlock } from '../store/store-arrays.ts';
import { candidateLine } from '../testing/candidate-line.ts';
import { inventPerson, inventWishes, makeRandom } from '../testing/invented-people.ts';
import {
  firstRows,
  lengthOfSets,
  lostWeightOf,
  lowestRow,
  rowsWithinMusts,
  rowsWithinSpare,
  setsABlock,
  startOfSets,
  writeSets,
} from './row-sets.ts';

const on = '2026-11-20';
const everyPoint = Number.POSITIVE_INFINITY;

/** Every wish that row sets know, of the same strength. */
const allWishes = (strength: Strength): Wishes => ({
  age: { atLeast: 25, atMost: 30, strength },
  heightCm: { atLeast: 165, atMost: 180, strength },
  religion: { anyOf: [1], strength },
  caste: { anyOf: [1, 2], strength },
  community: { anyOf: [1], strength },
  education: { anyOf: [9], strength },
  profession: { anyOf: [5], strength },
  diet: { anyOf: [1], strength },
  maritalStatus: { anyOf: ['neverMarried'], strength },
  place: { districts: [101], strength },
  mangalik: { isMangalik: false, strength },
  avoidOwnClan: { strength },
  country: { anyOf: [356], strength },
  motherTongue: { anyOf: ['Bengali'], strength },
  desh: { anyOf: ['east'], strength },
  children: { anyOf: ['none'], strength },
  horoscopeCounts: false,
});

/** Writes brides with these wishes into blocks, and their sets over words that are not empty. */
function fillBlocks(brides: readonly SharedPerson[], dictionaries: Dictionaries) {
  const parse = makeRowParser(dictionaries);
  const blocks = Math.ceil(brides.length / rowsABlock);
  const rows = new Uint32Array(blocks * rowsABlock * wordsARow);
  for (const [row, bride] of brides.entries()) rows.set(parse(candidateLine(row + 1, bride)).words, row * wordsARow);
  const rowSets = new Uint32Array(lengthOfSets(blocks)).fill(0xffff_ffff);
  for (let block = 0; block < blocks; block++) {
    const from = block * rowsABlock * wordsARow;
    writeSets(rowSets, block, { rows, from, count: rowsABlock, dictionaries });
  }
  return { rows, rowSets, blocks };
}

/** Invents brides of whom some have nearly every wish, so that their wishes weigh much, and grooms who seek. */
function makeWorld(seed: number) {
  const random = makeRandom(seed);
  const dictionaries = makeDictionaries();
  const inventBride = (): SharedPerson => {
    const some = random() < 0.8 ? inventWishes(random) : null;
    const strength = random() < 0.3 ? 'must' : 'wish';
    return {
      ...inventPerson(random, 'Female'),
      wishes: random() < 0.2 ? { ...allWishes(strength), ...(random() < 0.5 && some) } : some,
    };
  };
  const filled = fillBlocks(Array.from({ length: 40 * rowsABlock }, inventBride), dictionaries);
  const inventGroom = (): SharedPerson => {
    const person = inventPerson(random, 'Male');
    // Half of them meet most wishes of the brides above.
    return random() < 0.5
      ? person
      : { ...person, ...fittingGroom, caste: person.caste ?? null, diet: person.diet ?? null };
  };
  const seekers = Array.from({ length: 30 }, () => prepareQuestion(inventGroom(), on, dictionaries));
  return { ...filled, dictionaries, seekers };
}

const fittingGroom: SharedPerson = {
  ...{ gender: 'Male', birthDate: '1998-05-05', heightCm: 170, religion: 1, caste: 1, community: 1, education: 9 },
  ...{ profession: 5, diet: 1, maritalStatus: 'neverMarried', children: 'none', state: 35601163, district: 101 },
  ...{ country: 356, isMangalik: false, clan: 'Hansda', motherTongue: 'Bengali' as never, desh: 'east' },
};

test.each([1, 2, 3])('no row is rejected that the engine would list: invented people %i', (seed) => {
  const { dictionaries, rows, rowSets, blocks, seekers } = makeWorld(seed);
  const everyRow = firstRows(rowsABlock);
  let [failed, ruledOutRows, kept, listed, heavyListed] = [0, 0, 0, 0, 0];
  for (const { me, pleasing } of seekers) {
    for (let block = 0; block < blocks; block++) {
      const start = startOfSets(block);
      const left = rowsWithinMusts(pleasing, rowSets, start, everyRow);
      const spares = [0, 0.5, 2, 4, 8];
      const within = spares.map((spare) => rowsWithinSpare(pleasing, rowSets, start, everyRow, spare));
      expect(rowsWithinSpare(pleasing, rowSets, start, everyRow, everyPoint)).toBe(left);
      for (let row = 0; row < rowsABlock; row++) {
        const at = (block * rowsABlock + row) * wordsARow;
        const gain = gainOfTheirs(me, dictionaries, rows, at);
        const isLeft = ((left >>> row) & 1) === 1;
        if (!isLeft) failed++;
        if (gain === ruledOut) {
          ruledOutRows++;
          continue;
        }
        expect(isLeft).toBe(true);
        const weights = read(rows, at, rowFields.weights);
        const lost = weights - gain;
        expect(lostWeightOf(row)).toBeLessThanOrEqual(lost);
        const lostPoints = (rankWeights.theirWishes * lost) / (weights + unstatedWeight);
        for (const [index, spare] of spares.entries()) {
          const isWithin = (((within[index] ?? 0) >>> row) & 1) === 1;
          if (isWithin) kept++;
          if (lostPoints > spare) continue;
          listed++;
          // Such a row would be rejected if the limit of light wishes were used for it.
          if (weights > 16 && lost > (spare * (11 + unstatedWeight)) / rankWeights.theirWishes) heavyListed++;
          expect(isWithin).toBe(true);
        }
      }
    }
  }
  // The sets find most of what they may find.
  expect(failed).toBeGreaterThan(0.5 * ruledOutRows);
  expect(failed).toBeLessThanOrEqual(ruledOutRows);
  expect(kept).toBeLessThan(1.8 * listed);
  expect(heavyListed).toBeGreaterThan(20);
});

test('what wishes lose is known exactly, but for ranges: of one who meets all, meets none, or tells nothing', () => {
  const dictionaries = makeDictionaries();
  const bride: SharedPerson = { gender: 'Female', clan: 'Kashyap' };
  const brides = [null, allWishes('wish'), allWishes('must')].map((wishes) => ({ ...bride, wishes }));
  const { rowSets } = fillBlocks(brides, dictionaries);
  const start = startOfSets(0);
  const lostOf = (seeker: SharedPerson) => {
    const { pleasing } = prepareQuestion(seeker, on, dictionaries);
    const left = rowsWithinSpare(pleasing, rowSets, start, firstRows(brides.length), everyPoint);
    return brides.map((_, row) => (((left >>> row) & 1) === 1 ? lostWeightOf(row) : 'failed'));
  };
  expect(lostOf(fittingGroom)).toEqual([0, 0, 0]);
  // Each of nine wishes about listed values loses twice its weight; a must of them is failed.
  const other = { religion: 2, caste: 9, community: 2, education: 27, profession: 13, diet: 2, district: 107 };
  const unfitting: SharedPerson = { ...fittingGroom, ...other, maritalStatus: 'divorced', isMangalik: true };
  expect(lostOf({ ...unfitting, state: 35601071 })).toEqual([0, 18, 'failed']);
  // All sixteen are undecided, but the place, of which nothing is said; and a must weighs twice.
  expect(lostOf({ gender: 'Male' })).toEqual([0, 15, 30]);
  // An age outside the range fails only a must.
  expect(lostOf({ ...fittingGroom, birthDate: '1980-01-01' })).toEqual([0, 0, 'failed']);
});

test.each([0, 1, 31, 32])('of a block with %i rows no set has another row', (count) => {
  const dictionaries = makeDictionaries();
  const brides = Array.from({ length: rowsABlock }, () => ({ gender: 'Female' as const, wishes: allWishes('must') }));
  const { rows, rowSets } = fillBlocks(brides, dictionaries);
  writeSets(rowSets, 0, { rows, from: 0, count, dictionaries });
  const some = Array.from({ length: setsABlock }, (_, set) => rowSets[startOfSets(0) + 16 * set] ?? 0);
  expect(some.reduce((all, set) => all | set, 0)).toBe(firstRows(count));
});

test('the sets of different blocks do not touch', () => {
  const positions = Array.from({ length: 100 }, (_, block) =>
    Array.from({ length: setsABlock }, (_, set) => startOfSets(block) + 16 * set),
  ).flat();
  expect(new Set(positions).size).toBe(100 * setsABlock);
  expect(Math.max(...positions)).toBeLessThan(lengthOfSets(100));
});

test('rows of a set are visited from the lowest', () => {
  const visited: number[] = [];
  for (let rest = (1 << 31) | 0b1001; rest !== 0; rest &= rest - 1) visited.push(lowestRow(rest));
  expect(visited).toEqual([0, 3, 31]);
  expect([0, 3, 31, 32].map(firstRows)).toEqual([0, 7, 0x7fff_ffff, -1]);
});
