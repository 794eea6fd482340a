import { expect, test } from 'vitest';
import { splitList } from './Points.tsx';

test('splits a text with a list in the middle into lead, points and rest', () => {
  expect(splitList('<h2>a</h2><p>b</p>\n<ul>\n<li><strong>c</strong> d</li>\n<li>e</li>\n</ul>\n<p>f</p>')).toEqual({
    lead: '<h2>a</h2><p>b</p>\n',
    points: ['<strong>c</strong> d', 'e'],
    rest: '\n<p>f</p>',
  });
});

test('splits a text with two lists at the first', () => {
  expect(splitList('<ul><li>a</li></ul><ul><li>b</li></ul>')).toEqual({
    lead: '',
    points: ['a'],
    rest: '<ul><li>b</li></ul>',
  });
});

test.each(['<p>a</p>', '', '<ol><li>a</li></ol>', '<ul><li>a<ol><li>b</li></ol></li></ul>'])(
  'a text without a plain list is all lead: %s',
  (html) => {
    expect(splitList(html)).toEqual({ lead: html, points: [], rest: '' });
  },
);
