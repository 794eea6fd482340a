import { expect, test } from 'vitest';
import type { SharedView, Sheet } from '#contract/member.ts';
import { pairLines, tallyOf } from './pair-lines.ts';

const clan = { name: '', nameBn: '', isNone: true };
const entry = (id: number, name: string) => ({ id, name, nameBn: name });
const nobody = {
  age: 30,
  heightCm: null,
  education: null,
  profession: null,
  district: null,
  state: null,
  country: null,
  clan,
};
const person = (answers: object): SharedView => JSON.parse(JSON.stringify({ ...nobody, ...answers }));
const sheet: Sheet = JSON.parse('{ "clan": [], "horoscope": [], "jotok": null, "myWishes": [], "theirWishes": [] }');

const bride = person({ religion: entry(1, 'Hindu'), caste: entry(4, 'Kayastha'), district: entry(7, 'Nadia') });
const groom = person({ religion: entry(1, 'Hindu'), caste: entry(5, 'Baidya'), age: 33, heightCm: 170, diet: 'Veg' });
const marksOf = (isBride: boolean) =>
  Object.fromEntries(pairLines({ bride, groom, sheet, isBride }, 'en').map(({ name, mark }) => [name, mark]));

test('every answer of either family has a line; only the reader’s own missing answers are to be written', () => {
  const shared = { age: null, religion: 'fits', caste: 'differs' };
  expect(marksOf(true)).toEqual({ ...shared, heightCm: 'mine', district: 'ask', diet: 'mine' });
  expect(marksOf(false)).toEqual({ ...shared, heightCm: 'ask', district: 'mine', diet: 'ask' });
});

test('the tally groups the lines by their marks and leaves out lines without a mark', () => {
  expect(tallyOf(pairLines({ bride, groom, sheet, isBride: true }, 'en'))).toEqual({
    agree: ['religion'],
    differ: ['caste'],
    ask: ['district'],
    write: ['heightCm', 'diet'],
  });
});

test('age, height, studies and work have no mark without a wish', () => {
  const same = { age: 30, heightCm: 170, profession: entry(2, 'Teacher'), logno: entry(1, 'Mesh Logno') };
  const lines = pairLines({ bride: person(same), groom: person({ ...same, age: 38 }), sheet, isBride: true }, 'en');
  expect(lines.map(({ name, mark }) => [name, mark])).toEqual([
    ['age', null],
    ['heightCm', null],
    ['profession', null],
    ['logno', null],
  ]);
});

test('the line about children is shown only if one of the families has a wish about them', () => {
  const namesOf = (theirWishes: Sheet['theirWishes']) =>
    pairLines(
      { bride: person({ children: 1 }), groom: person({}), sheet: { ...sheet, theirWishes }, isBride: true },
      'en',
    ).map(({ name }) => name);
  expect(namesOf([])).toEqual(['age']);
  expect(namesOf([{ wish: 'children', code: 'wish.met' }])).toEqual(['age', 'children']);
});
