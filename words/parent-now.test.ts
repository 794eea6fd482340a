import { expect, test } from 'vitest';
import { parentName, parentWork } from './parent-now.ts';

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
