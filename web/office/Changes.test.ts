import { expect, test } from 'vitest';
import { compareTexts } from './Changes.tsx';

const marked = (before: string, after: string) =>
  compareTexts(before, after)
    .map(({ kind, words }) => (kind === 'same' ? words : kind === 'in' ? `[+${words}]` : `[-${words}]`))
    .join('');

test.each([
  ['the same', '<p>One two</p>', '<p>One two</p>', 'One two\n'],
  ['a word', '<p>One two three</p>', '<p>One 2 three</p>', 'One [-two ][+2 ]three\n'],
  ['Bengali words', '<p>আমরা এখানে আছি</p>', '<p>আমরা এখন এখানে আছি</p>', 'আমরা [+এখন ]এখানে আছি\n'],
  ['a paragraph more', '<p>One</p>', '<p>One</p>\n<p>Two</p>', 'One\n[+Two\n]'],
  ['a paragraph less', '<p>One</p><p>Two</p>', '<p>Two</p>', '[-One\n]Two\n'],
  ['marks alone', '<p>One <em>two</em></p>', '<p>One <strong>two</strong></p>', 'One two\n'],
  ['from nothing', '', '<p>A &lt; B &amp; C</p>', '[+A < B & C\n]'],
])('%s', (_what, before, after, expected) => {
  expect(marked(before, after)).toBe(expected);
});

test('texts of thousands of words are compared at once, and nothing of either is lost', () => {
  const words = (count: number, word: string) =>
    `<p>${Array.from({ length: count }, (_, n) => `${word}${n}`).join(' ')}</p>`;
  const runs = compareTexts(words(9_000, 'a'), words(9_000, 'b'));
  expect(runs.map(({ kind }) => kind)).toEqual(['out', 'in', 'same'].slice(0, runs.length));
  expect(
    runs
      .map(({ words }) => words)
      .join('')
      .match(/\S+/g),
  ).toHaveLength(18_000);
});
