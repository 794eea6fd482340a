import { expect, test } from 'vitest';
import type { SharedPerson } from '#matching/person.ts';
import { fitsForSure } from './fits.ts';

const MONDAY = '2026-11-23';
const must = { anyOf: [1], strength: 'must' } as const;
const groom: SharedPerson = {
  gender: 'Male',
  birthDate: '1995-05-01',
  religion: 1,
  diet: 2,
  wishes: { religion: must },
};
const bride: SharedPerson = { gender: 'Female', birthDate: '1998-05-01', religion: 1, diet: 1 };

test('photos open where every must of both is known to be met', () => {
  expect(fitsForSure(groom, bride, MONDAY)).toBe(true);
  const age = { atLeast: 30, atMost: 40, strength: 'must' } as const;
  expect(fitsForSure(groom, { ...bride, wishes: { age } }, MONDAY)).toBe(true);
});

test('a wish that is no must keeps nobody out', () => {
  const wishes = { religion: must, diet: { anyOf: [2], strength: 'wish' } } as const;
  expect(fitsForSure({ ...groom, wishes }, bride, MONDAY)).toBe(true);
});

test('a must that is not met, of either, keeps them closed', () => {
  expect(fitsForSure(groom, { ...bride, religion: 2 }, MONDAY)).toBe(false);
  expect(fitsForSure(groom, { ...bride, wishes: { diet: must } }, MONDAY)).toBe(false);
});

test('who says little opens nothing: what is not said meets no must, of either', () => {
  expect(fitsForSure(groom, { ...bride, religion: null }, MONDAY)).toBe(false);
  expect(fitsForSure(groom, { gender: 'Female' }, MONDAY)).toBe(false);
  expect(fitsForSure({ ...groom, diet: null }, { ...bride, wishes: { diet: must } }, MONDAY)).toBe(false);
  // 13 is "prefers not to say".
  expect(fitsForSure(groom, { ...bride, religion: 13 }, MONDAY)).toBe(false);
});

test('an owner without a must has not said who fits', () => {
  expect(fitsForSure({ ...groom, wishes: null }, bride, MONDAY)).toBe(false);
  const wishes = { religion: { anyOf: [1], strength: 'wish' } } as const;
  expect(fitsForSure({ ...groom, wishes }, { ...bride, wishes: { religion: must } }, MONDAY)).toBe(false);
});

test('the age is that of the Monday', () => {
  const age = { atLeast: 28, strength: 'must' } as const;
  const birthday = { ...bride, birthDate: '1998-11-24' };
  expect(fitsForSure({ ...groom, wishes: { age } }, birthday, MONDAY)).toBe(false);
  expect(fitsForSure({ ...groom, wishes: { age } }, birthday, '2026-11-30')).toBe(true);
});
