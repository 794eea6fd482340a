import { expect, test } from 'vitest';
import { nameOfClan } from './FamilyTree.tsx';

test('a gotra of the list is named in the reader’s language, one’s own words as they are', () => {
  const listed = [{ name: 'Kashyap', nameBn: 'কাশ্যপ' }];
  expect(nameOfClan('Kashyap', listed, 'bn')).toBe('কাশ্যপ');
  expect(nameOfClan('কাশ্যপ', listed, 'en')).toBe('Kashyap');
  expect(nameOfClan('Hembrom', listed, 'bn')).toBe('Hembrom');
});
