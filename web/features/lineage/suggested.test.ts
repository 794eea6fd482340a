import { expect, test } from 'vitest';
import { withSuggested } from './bloodline.ts';

const offered = { caste: '4', tribe: '', clan: 'Bharadwaj' };
const empty = { 'parent.caste': '', 'parent.tribe': '', 'parent.clan': '', 'grandfather.clan': '' };

test('an empty father takes what is offered, and nobody else does', () => {
  expect(withSuggested(empty, offered)).toEqual({ ...empty, 'parent.caste': '4', 'parent.clan': 'Bharadwaj' });
});

test('one answer of his own keeps all three as they are', () => {
  const written = { ...empty, 'parent.clan': 'Kashyap' };
  expect(withSuggested(written, offered)).toBe(written);
});

test('where nothing is offered nothing is taken', () => {
  expect(withSuggested(empty, { caste: '', tribe: '', clan: '' })).toBe(empty);
});
