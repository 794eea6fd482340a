import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

test('splits a text at its main headings; the lead is the text before the first', () => {
  expect(
    sectionsOf('<p>Lead</p><h2>1. Who &amp; <em>why</em></h2><p>One</p><h3>Part</h3><h2>Two</h2><p>2</p>', 'policy'),
  ).toEqual({
    lead: '<p>Lead</p>',
    sections: [
      { id: 'policy-1', heading: '1. Who & why', html: '<p>One</p><h3>Part</h3>' },
      { id: 'policy-2', heading: 'Two', html: '<p>2</p>' },
    ],
  });
});

test('a text without headings is all lead', () => {
  expect(sectionsOf('<p>Only this</p>', 'notice')).toEqual({ lead: '<p>Only this</p>', sections: [] });
});

test('the lead and the sections together contain the whole text', () => {
  const html = '<p>Lead</p>\n<h2>One</h2>\n<ul><li>1</li></ul>\n<h3>Part</h3><h2>Two</h2><p>2</p>\n';
  const { lead, sections } = sectionsOf(html, 'part');
  expect(lead + sections.map((section) => `<h2>${section.heading}</h2>${section.html}`).join('')).toBe(html);
});
