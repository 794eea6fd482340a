import { expect, test } from 'vitest';
import { isSample, withoutMark } from './sample.ts';

test.each([
  ['Office (placeholder number)', 'Office'],
  ['<em>শুভ বিবাহ ট্রাস্ট (নমুনা নাম)<br>কলকাতা</em>'.normalize('NFC'), '<em>শুভ বিবাহ ট্রাস্ট<br>কলকাতা</em>'.normalize('NFC')],
])('%s is shown without its mark', (marked, shown) => {
  expect(withoutMark(marked)).toBe(shown);
  expect(isSample(marked)).toBe(true);
});

test('what the office wrote itself stays as it is', () => {
  expect(withoutMark('Office (Siliguri)')).toBe('Office (Siliguri)');
  expect(isSample('Office (Siliguri)')).toBe(false);
});
