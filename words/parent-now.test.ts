import { expect, test } from 'vitest';
import type { FamilyView } from '#contract/member.ts';
import { parentName, parentWork, presentStateOf } from './parent-now.ts';

test('a parent who has retired keeps the occupation, and one who is gone is called so', () => {
  expect(parentWork('Railways', 'Retired', 'en')).toBe('Railways (retired)');
  expect(parentWork('রেল', 'Retired', 'bn')).toBe('রেল (অবসরপ্রাপ্ত)');
  expect(parentWork('Retired', 'Retired', 'en')).toBe('Retired');
  expect(parentWork('Railways', '', 'en')).toBe('Railways');
  expect(parentName('Amal Ghosh', 'Late', 'en')).toBe('Late Amal Ghosh');
  expect(parentName('অমল ঘোষ', 'Late', 'bn')).toBe('প্রয়াত অমল ঘোষ');
  expect(parentName('Amal Ghosh', 'Working', 'en')).toBe('Amal Ghosh');
  expect(parentName('', 'Late', 'en')).toBe('');
});

test('of a grandfather it is asked with his line, of a parent among the further details', () => {
  const someone = { name: 'Amal Ghosh', caste: null, clan: { name: '', nameBn: '', isNone: true }, occupation: null };
  const at = (now: string) => ({ ...someone, now });
  const relatives = {
    father: at(''),
    mother: at(''),
    greatPaternalGrandfather: at(''),
    greatMaternalGrandfather: at(''),
    paternalGrandfather: at('Retired'),
    maternalGrandfather: at('Late'),
  };
  const family = { fatherNow: 'Working', motherNow: '', relatives } as FamilyView;
  expect(presentStateOf('paternalGrandfather', family)).toBe('Retired');
  expect(presentStateOf('maternalGrandfather', family)).toBe('Late');
  expect(presentStateOf('father', family)).toBe('Working');
});
