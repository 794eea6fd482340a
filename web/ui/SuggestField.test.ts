import { expect, test } from 'vitest';
import { filterSuggestions } from './SuggestField.tsx';

const places = ['Nabadwip', 'Kolkata', 'North Kolkata', 'বড়িশা'.normalize('NFD')].map((label) => ({
  value: label,
  label,
}));
const labelsFor = (typed: string, limit = 9) => filterSuggestions(places, typed, limit).map(({ label }) => label);

test('suggestions that start with the typed text come before those that contain it', () => {
  expect(labelsFor(' kol')).toEqual(['Kolkata', 'North Kolkata']);
  expect(labelsFor('kol', 1)).toEqual(['Kolkata']);
});

test('ড় is found in either of its two encodings', () => {
  expect(labelsFor('ব\u09DC')).toHaveLength(1);
  expect(labelsFor('ব\u09A1\u09BC')).toHaveLength(1);
});

test('empty input gives no suggestions', () => {
  expect(labelsFor('  ')).toEqual([]);
});
