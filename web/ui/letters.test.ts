import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lettersOf } from './letters.ts';

const pieces = [
  'ক',
  'ষ',
  'র',
  'ড\u09bc',
  'অ',
  'ৎ',
  'ি',
  'ো',
  'ঁ',
  'ং',
  '\u09cd',
  '\u09cdর',
  '\u09cd\u200dয',
  'শ্রী',
  'a',
  'é',
  'e\u0301',
  ' ',
  '.',
  '১',
  '7',
  '👨‍👩‍👧',
  '👍🏽',
  '❤️',
  '🇮🇳',
  '😀',
];

test('letters are the grapheme clusters of the Unicode standard', () => {
  const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' });
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (typed) => {
      const standard = [...segmenter.segment(typed)].map(({ index, segment }) => ({ index, letter: segment }));
      expect(lettersOf(typed)).toEqual(standard);
    }),
    { numRuns: 3_000 },
  );
});
