import { expect, test } from 'vitest';
import { markBengali } from './mark-bengali.ts';

test('Bengali words in English HTML are marked, tags and English are not', () => {
  expect(markBengali('<p title="ক">The word <em>শুভ বিবাহ।</em> means it.</p>')).toBe(
    '<p title="ক">The word <em><span lang="bn">শুভ বিবাহ।</span></em> means it.</p>',
  );
});
