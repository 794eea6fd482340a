import { expect, test } from 'vitest';
import { loadLookupSeeds } from '#database/lookup-seeds.ts';
import { presentClan } from './present-answers.ts';

const listed = loadLookupSeeds()
  .lookups.filter(({ kind }) => kind === 'clan')
  .flatMap(({ entries }) => entries.map(({ id, en, bn }) => ({ id, name: en, nameBn: bn })));

test.each([
  ['Shandilya', 'Shandilya', 'শাণ্ডিল্য'],
  ['Sandilya gotra', 'Shandilya', 'শাণ্ডিল্য'],
  ['শাণ্ডিল্য', 'Shandilya', 'শাণ্ডিল্য'],
  ['Hansda', 'Hansda', 'Hansda'],
])('%s is named in both languages', (text, name, nameBn) => {
  expect(presentClan(text, listed)).toEqual({ name, nameBn, isNone: false });
});

test.each([
  ['Not known', 'Not known', 'জানা নেই'],
  ['প্রযোজ্য নয়', 'Not applicable', 'প্রযোজ্য নয়'],
  ['অন্যান্য', 'Other', 'অন্যান্য'],
  ['', '', ''],
  [null, '', ''],
])('%j names no clan', (text, name, nameBn) => {
  expect(presentClan(text, listed)).toEqual({ name, nameBn, isNone: true });
});
