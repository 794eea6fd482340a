import { expect, test } from 'vitest';
import { joinLists } from './with-lists.ts';

test('ticked boxes become one value, and a list without any the empty one', () => {
  const typed = new FormData();
  typed.append('caste.anyOf', '3');
  typed.append('caste.anyOf', '7');
  typed.append('age.from', '24');
  const joined = joinLists(typed, ['caste.anyOf', 'diet.anyOf']);
  expect([...joined]).toEqual([
    ['age.from', '24'],
    ['caste.anyOf', '3,7'],
    ['diet.anyOf', ''],
  ]);
});

test('a field that is no list stays repeated, for the form to refuse', () => {
  const typed = new FormData();
  typed.append('age.from', '24');
  typed.append('age.from', '25');
  expect(joinLists(typed, []).getAll('age.from')).toEqual(['24', '25']);
});
