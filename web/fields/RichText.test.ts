import { expect, test } from 'vitest';
import { markBengali } from './RichText.tsx';

test('marks Bengali words in English HTML, but not tags and English text', () => {
  expect(markBengali('<p title="ক">The word <em>শুভ বিবাহ।</em> means it.</p>')).toBe(
    '<p title="ক">The word <em><span lang="bn">শুভ বিবাহ।</span></em> means it.</p>',
  );
});
