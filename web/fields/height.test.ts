import { expect, test } from 'vitest';
import { cmOf, heightsCm, inCentimetres } from './height.ts';

test('feet and inches give whole centimetres', () => {
  expect(cmOf('5', '3')).toBe('160');
  expect(cmOf('6', '')).toBe('183');
  expect(cmOf('', '3')).toBe('');
});

test('a height in feet is sent in centimetres; without feet the centimetres are unchanged', () => {
  const typed = new FormData();
  typed.set('heightInches', '3');
  expect(inCentimetres({ heightCm: '171' }, typed)).toEqual({ heightCm: '171' });
  typed.set('heightFeet', '5');
  expect(inCentimetres({ heightCm: '' }, typed)).toEqual({ heightCm: '160' });
});

test('heights are offered by the inch, and a stored height keeps its centimetres', () => {
  expect(heightsCm('')).toHaveLength(25);
  expect(heightsCm('')[0]).toBe('137');
  expect(heightsCm('153')).toContain('153');
  expect(heightsCm('153')).not.toContain('152');
  expect(heightsCm('240').at(-1)).toBe('240');
});
