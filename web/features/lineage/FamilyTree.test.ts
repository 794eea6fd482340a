import { expect, test } from 'vitest';
import { nameOfClan } from './FamilyTree.tsx';

test('names a listed gotra in the reader’s language, and leaves any other as typed', () => {
  const clans = [{ name: 'Kashyap', nameBn: 'কাশ্যপ' }];
  expect(nameOfClan('Kashyap', clans, 'bn')).toBe('কাশ্যপ');
  expect(nameOfClan('কাশ্যপ', clans, 'en')).toBe('Kashyap');
  expect(nameOfClan('Hembrom', clans, 'bn')).toBe('Hembrom');
});
