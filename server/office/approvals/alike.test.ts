import { describe, expect, test } from 'vitest';
import { type ComparedFacts, compareProfiles, ENOUGH_BITS, isAnotherSurname } from './alike.ts';

const kakoli: ComparedFacts = {
  name: 'Kakoli Nandy',
  father: 'Bimal Nandy',
  mother: 'Sandhya Nandy',
  born: '1996-03-04',
};
const ruma: ComparedFacts = { name: 'Ruma Das', father: 'Gopal Das', mother: 'Rekha Das', born: '1996-03-04' };
const isWarned = (one: ComparedFacts, changed: Partial<ComparedFacts>) =>
  compareProfiles(one, { ...one, ...changed }).bits >= ENOUGH_BITS;

describe('a family that registers again is found', () => {
  test.each<[string, Partial<ComparedFacts>]>([
    ['in the other script', { name: 'কাকলি নন্দী', father: 'বিমল নন্দী', mother: 'সন্ধ্যা নন্দী' }],
    ['years younger', { born: '1999-11-20' }],
    [
      'with titles, a middle name and the mother’s usual ending',
      { father: 'Late Bimal Kr. Nandi', mother: 'Smt. Sondhya Devi' },
    ],
    ['with day and month the other way round, and no mother', { born: '1996-04-03', mother: '' }],
    ['by another name, born on the same day', { name: 'Tumpa Nandy' }],
  ])('%s', (_, changed) => {
    expect(isWarned(kakoli, changed)).toBe(true);
  });

  test('with a slip of the hand in the name', () => {
    expect(isWarned({ ...kakoli, name: 'Sova Nandy' }, { name: 'Sov Nandi' })).toBe(true);
  });
});

describe('what many share is no warning', () => {
  test.each<[string, Partial<ComparedFacts>]>([
    ['a common name and a father of a common name', { mother: 'Purnima Das', born: '1991-07-20' }],
    ['a common name and the year', { father: 'Amal Das', mother: 'Gita Das', born: '1996-08-12' }],
    ['a common name and the day', { father: 'Amal Das', mother: 'Gita Das' }],
    ['a common name, and nothing else is known', { father: '', mother: '', born: '' }],
    ['the parents’ common names alone', { name: 'Mita Das', born: '1999-01-20' }],
  ])('%s', (_, changed) => {
    expect(isWarned(ruma, changed)).toBe(false);
  });
});

test.each([
  ['Sova Das', 'Sov Das', false],
  ['Ruma Rani Das', 'Ruma Das', false],
  ['Ruma Mukherjee', 'রুমা মুখোপাধ্যায়', false],
  ['Ruma', 'Ruma Das', false],
  ['Ruma Das', 'Ruma Sen', true],
])('whether %s and %s have another surname: a slip of the hand or a middle name is none', (one, other, isOther) => {
  expect(isAnotherSurname(one, other)).toBe(isOther);
});

test('it says in what two agree and differ, and nothing of what is blank', () => {
  expect(compareProfiles(kakoli, { ...kakoli, father: 'Gopal Pal', mother: '', born: '2001-08-09' })).toMatchObject({
    agrees: ['name'],
    differs: ['father', 'born'],
  });
  expect(compareProfiles(kakoli, { name: '', father: '', mother: '', born: '' })).toEqual({
    agrees: [],
    differs: [],
    bits: 0,
  });
});

test('which of the two comes first, it is the same', () => {
  for (const other of [ruma, { ...kakoli, mother: 'Smt. Sandhya Devi' }, { ...ruma, name: 'Kakoli Das' }])
    expect(compareProfiles(kakoli, other)).toEqual(compareProfiles(other, kakoli));
});
