import { expect, test } from 'vitest';
import { markOf } from './line-mark.ts';

test.each([
  ['religion', 'Hindu', 'Hindu', 'fits'],
  ['caste', 'Kayastha', 'Baidya', 'differs'],
  ['diet', 'Veg', '', 'ask'],
  ['rashi', '', 'Mesh', 'ask'],
  ['rashi', 'Mesh', 'Brish', null],
  ['ancestralDistrict', 'Hooghly', 'Nadia', null],
  ['clan', 'Kashyap', 'Shandilya', null],
  ['clan', 'Kashyap', 'Kashyap', 'ask'],
] as const)('%s: %s and %s', (name, hers, his, mark) => {
  expect(markOf(name, hers, his)).toBe(mark);
});
