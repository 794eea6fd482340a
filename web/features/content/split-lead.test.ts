import { expect, test } from 'vitest';
import { splitLead } from './split-lead.ts';

test('a text is split behind its first paragraph', () => {
  expect(splitLead('<p>One</p>\n<p>Two</p><h2>Three</h2>')).toEqual({
    lead: '<p>One</p>',
    rest: '<p>Two</p><h2>Three</h2>',
  });
});

test.each(['<p>One</p>\n', 'One', ''])('of %j nothing is folded away', (html) => {
  expect(splitLead(html)).toEqual({ lead: html, rest: '' });
});
