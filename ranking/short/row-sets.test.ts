import { expect, test } from 'vitest';
import type { SharedPerson } from '#matching/person.ts';
import { rankWeights } from '#matching/rank.ts';
import { unstatedWeight } from '#matching/wishes/wish-fit.ts';
import { gainOfTheirs, ruledOut } from '../lists/judge-row.ts';
import { prepareQuestion } from '../question/question.ts';
import { makeDictionaries } from '../rows/dictionaries.ts';
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
  rowsNotFailed,
  rowsPleased,
  startOfSets,
  writeSets,
} from './row-sets.ts';

const on = '2026-11-20';
const blocks = 40;
const everyPoint = Number.POSITIVE_INFINITY;

/** Returns blocks of invented brides with their sets, and grooms who seek. */
function makeWorld(seed: number) {
  const random = makeRandom(seed);
  const dictionaries = makeDictionaries();
  const parse = makeRowParser(dictionaries);
  const rows = new Uint32Array(blocks * rowsABlock * wordsARow);
  for (let row = 0; row < blocks * rowsABlock; row++) {
    const person: SharedPerson = {
      ...inventPerson(random, 'Female'),
      wishes: random() < 0.8 ? inventWishes(random) : null,
    };
    rows.set(parse(candidateLine(row + 1, person)).words, row * wordsARow);
  }
  const rowSets = new Uint32Array(lengthOfSets(blocks)).fill(0xffff_ffff);
  for (let block = 0; block < blocks; block++) {
    const from = block * rowsABlock * wordsARow;
    writeSets(rowSets, block, { rows, from, count: rowsABlock, dictionaries });
  }
  const seekers = Array.from({ length: 30 }, () => prepareQuestion(inventPerson(random, 'Male'), on, dictionaries));
  return { dictionaries, rows, rowSets, seekers };
}

test.each([1, 2, 3])(
  'no row is rejected that the engine would list, nor said to lose more than it does: world %i',
  (seed) => {
    const { dictionaries, rows, rowSets, seekers } = makeWorld(seed);
    let [failed, ruledOutRows, pleased, listed] = [0, 0, 0, 0];
    for (const { me, pleasing } of seekers) {
      for (let block = 0; block < blocks; block++) {
        const start = startOfSets(block);
        const left = rowsNotFailed(pleasing, rowSets, start, firstRows(rowsABlock));
        const spare = 2;
        const within = rowsPleased(pleasing, rowSets, start, firstRows(rowsABlock), spare);
        expect(rowsPleased(pleasing, rowSets, start, firstRows(rowsABlock), everyPoint)).toBe(left);
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
          expect(lostWeightOf(row)).toBeLessThanOrEqual(weights - gain);
          const lostPoints = (rankWeights.theirWishes * (weights - gain)) / (weights + unstatedWeight);
          const isWithin = ((within >>> row) & 1) === 1;
          if (isWithin) pleased++;
          if (lostPoints <= spare) {
            listed++;
            expect(isWithin).toBe(true);
          }
        }
      }
    }
    // The sets find most of what they may find.
    expect(failed).toBeGreaterThan(0.5 * ruledOutRows);
    expect(failed).toBeLessThanOrEqual(ruledOutRows);
    expect(pleased).toBeLessThan(1.6 * listed);
  },
);

test('the sets of different blocks do not touch', () => {
  const starts = Array.from({ length: 100 }, (_, block) => startOfSets(block));
  expect(new Set(starts).size).toBe(100);
  expect(Math.max(...starts)).toBeLessThan(lengthOfSets(100));
});

test('rows of a set are visited from the lowest', () => {
  const visited: number[] = [];
  for (let rest = (1 << 31) | 0b1001; rest !== 0; rest &= rest - 1) visited.push(lowestRow(rest));
  expect(visited).toEqual([0, 3, 31]);
  expect([firstRows(0), firstRows(3), firstRows(32)]).toEqual([0, 7, -1]);
});
