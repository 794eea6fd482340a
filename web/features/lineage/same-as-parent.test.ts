import { expect, test } from 'vitest';
import { withCopiedBloodline } from './bloodline.ts';

test('a ticked box copies caste, tribe and clan, and nothing else', () => {
  const parent = { caste: '4', tribe: '2', clan: 'Kashyap' };
  const ancestor = { name: 'Haripada', caste: '1', tribe: '', clan: 'Shandilya' };
  const typed = new FormData();
  typed.set('greatGrandfather.sameAsParent', 'Yes');
  expect(withCopiedBloodline({ parent, grandfather: ancestor, greatGrandfather: ancestor }, typed)).toEqual({
    parent,
    grandfather: ancestor,
    greatGrandfather: { name: 'Haripada', ...parent },
  });
});
