import { expect, test } from 'vitest';
import { isPast } from './tree-values.ts';

test('questions about an elder use the past tense, unless the elder is known to be living', () => {
  const isPastFor = (values: Record<string, string>) => isPast(values, { leaf: 'grandfather' });
  expect(isPastFor({})).toBe(true);
  expect(isPastFor({ 'grandfather.now': 'Late' })).toBe(true);
  expect(isPastFor({ 'grandfather.lifeExpectancy': '71' })).toBe(true);
  expect(isPastFor({ 'grandfather.now': 'Retired' })).toBe(false);
  expect(isPastFor({ 'grandfather.lifeExpectancy': 'Still Alive' })).toBe(false);
  expect(isPast({}, { leaf: 'parent' })).toBe(false);
});
