import { expect, test } from 'vitest';
import type { SharedView, Sheet } from '#contract/member.ts';
import { type Beside, besideRows } from './Beside.tsx';

const entry = (id: number, name: string, nameBn = name) => ({ id, name, nameBn });
const nobody = {
  age: 30,
  heightCm: null,
  education: null,
  profession: null,
  district: null,
  state: null,
  country: null,
  clan: { name: '', nameBn: '', isNone: true },
};
const family = (answers: object, more: Partial<Beside> = {}): Beside => ({
  shared: JSON.parse(JSON.stringify({ ...nobody, ...answers })) satisfies SharedView,
  household: null,
  sheet: null,
  note: '',
  ...more,
});
const sheet = (wishes: object[]): Sheet => JSON.parse(JSON.stringify({ guna: null, myWishes: wishes }));
const rowsOf = (families: Beside[], language: 'en' | 'bn' = 'en') =>
  besideRows(families, language).map(({ name, values, isAlike }) => [name, isAlike, ...values]);

test('rows that differ come first, then rows that are the same for all; empty rows are left out', () => {
  const hindu = { religion: entry(1, 'Hindu') };
  expect(rowsOf([family({ ...hindu, heightCm: 170 }), family({ ...hindu, heightCm: 180 }), family(hindu)])).toEqual([
    ['heightCm', false, '5 ft 7 in', '5 ft 11 in', ''],
    ['age', true, '30 years', '30 years', '30 years'],
    ['religion', true, 'Hindu', 'Hindu', 'Hindu'],
  ]);
});

test('compares each family with the reader’s own wishes, and names those that are not met', () => {
  const wish = (name: string, code: string) => ({ wish: name, code, strength: 'wish' });
  const both = [wish('diet', 'wish.met'), wish('caste', 'wish.met')];
  const one = [wish('diet', 'wish.unmet'), wish('caste', 'wish.unknown')];
  const families = [family({}, { sheet: sheet(both) }), family({}, { sheet: sheet(one), note: 'মামার চেনা' })];
  expect(rowsOf(families)).toEqual([
    ['wishes', false, '2 of 2 met', '0 of 2 met; not met: diet'],
    ['note', false, '', 'মামার চেনা'],
    ['age', true, '30 years', '30 years'],
  ]);
  expect(rowsOf(families, 'bn')[0]?.slice(2)).toEqual([
    '২টির মধ্যে ২টি মেলে',
    expect.stringMatching(/^২টির মধ্যে ০টি মেলে; মেলেনি: /),
  ]);
});
