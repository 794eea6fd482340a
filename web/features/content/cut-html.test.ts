import { expect, test } from 'vitest';
import { cutHtml } from './cut-html.ts';

const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&[^;]*;/g, '&');

test('a text within the limit is returned unchanged', () => {
  expect(cutHtml('<p>abc</p>', 3)).toEqual({ html: '<p>abc</p>', isCut: false, at: 10 });
});

test('only the shown text counts towards the limit, and open elements are closed', () => {
  const { html, isCut } = cutHtml('<p>one <strong class="long">two</strong></p>\n<p>three</p>', 6);
  expect(isCut).toBe(true);
  expect(html).toBe('<p>one <strong class="long">tw…</strong></p>');
});

test('a long text is cut between two words', () => {
  const words = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
  expect(cutHtml(`<p>${words}</p>`, 127).html).toBe(`<p>${words.slice(0, 122)}…</p>`);
  expect(words.slice(0, 122)).toMatch(/ word\d+$/);
});

test('an element that closed before the cut is not closed again', () => {
  expect(cutHtml('<p><em>a</em>bcd<br>efg</p>', 5).html).toBe('<p><em>a</em>bcd<br>e…</p>');
});

test('an end tag matches its element in any letter case, and an end tag without an open element is ignored', () => {
  expect(cutHtml('<P><em>a</EM>bcdefg</P>', 4).html).toBe('<P><em>a</EM>bcd…</p>');
  expect(cutHtml('<p>a</b>bcdefg</p>', 4).html).toBe('<p>a</b>bcd…</p>');
});

test('an entity counts as its one character and is never split', () => {
  expect(cutHtml('<p>a&amp;bcd</p>', 3).html).toBe('<p>a&amp;b…</p>');
  expect(cutHtml('<p>a&#x1F98B;b</p>', 2).html).toBe('<p>a…</p>');
});

test('a conjunct, a vowel sign and an emoji stay whole', () => {
  expect(cutHtml('<p>পক্ষের</p>', 3).html).toBe('<p>প…</p>');
  expect(cutHtml('<p>বিবাহ</p>', 1).html).toBe('…');
  expect(cutHtml('<p>ab👨‍👩‍👧c</p>', 5).html).toBe('<p>ab…</p>');
});

test('a conjunct with a tag inside is not split', () => {
  expect(textOf(cutHtml('<p>প<b>ক্</b>ষ হয়</p>', 3).html)).toBe('প…');
});

test('for every limit the result is the beginning of the text and no longer than the limit', () => {
  const html = '<p>শুভ <em>বিবাহ</em> &amp; স্ত্রী<br>ক্ষণ 👨‍👩‍👧 end</p>';
  for (let limit = 1; limit < 30; limit++) {
    const beginning = cutHtml(html, limit);
    const cut = textOf(beginning.html).replace(/…$/, '');
    expect(textOf(html.slice(0, beginning.at)).trimEnd()).toBe(cut);
    expect(textOf(html).startsWith(cut)).toBe(true);
    expect(cut.length).toBeLessThanOrEqual(limit);
  }
});
