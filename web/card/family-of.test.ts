import { expect, test } from 'vitest';
import { familyOf } from './family-of.ts';

const anirban = { name: 'Anirban', spelled: 'অনির্বাণ' };
const ruma = { name: 'রুমা', spelled: '' };

test('names a family by the person, in the reader’s script where it is known', () => {
  expect(familyOf(anirban, 'en')).toBe('Anirban’s family');
  expect(familyOf(anirban, 'bn')).toBe('অনির্বাণদের বাড়ি');
  expect(familyOf(ruma, 'bn')).toBe('রুমাদের বাড়ি');
  expect(familyOf(ruma, 'en')).toBe('রুমা’s family');
  expect(familyOf({ name: 'Xu', spelled: '' }, 'bn')).toBe('Xu-এর বাড়ি');
});
