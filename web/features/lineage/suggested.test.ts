import { expect, test } from 'vitest';
import { withSuggested } from './bloodline.ts';

const suggestions = { caste: '4', tribe: '', clan: 'Bharadwaj' };
const empty = { 'parent.caste': '', 'parent.tribe': '', 'parent.clan': '', 'grandfather.clan': '' };

test('suggestions fill the empty answers of the parent, and of nobody else', () => {
  expect(withSuggested(empty, suggestions)).toEqual({ ...empty, 'parent.caste': '4', 'parent.clan': 'Bharadwaj' });
});

test('one stored answer of the parent keeps all three answers unchanged', () => {
  const written = { ...empty, 'parent.clan': 'Kashyap' };
  expect(withSuggested(written, suggestions)).toBe(written);
});

test('without suggestions the values stay unchanged', () => {
  expect(withSuggested(empty, { caste: '', tribe: '', clan: '' })).toBe(empty);
});
