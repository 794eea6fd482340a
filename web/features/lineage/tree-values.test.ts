import { expect, test } from 'vitest';
import { isPast } from './tree-values.ts';

test('elders are asked about in the past, but of whom it is known that they live in the present', () => {
  const of = (values: Record<string, string>) => isPast(values, { leaf: 'grandfather' });
  expect([of({}), of({ 'grandfather.now': 'Late' }), of({ 'grandfather.lifeExpectancy': '71' })]).toEqual([
    true,
    true,
    true,
  ]);
  expect([of({ 'grandfather.now': 'Retired' }), of({ 'grandfather.lifeExpectancy': 'Still Alive' })]).toEqual([
    false,
    false,
  ]);
  expect(isPast({}, { leaf: 'parent' })).toBe(false);
});
