import { expect, test } from 'vitest';
import { cutNote } from './Note.tsx';

test('a short note is not cut', () => {
  expect(cutNote('নমস্কার')).toEqual({ beginning: 'নমস্কার', rest: '' });
});

test('a long note is cut between two words, and no text is lost', () => {
  const note = 'আমাদের মেয়ের জন্য খোঁজ করছি '.repeat(18).trim();
  const { beginning, rest } = cutNote(note);
  expect(beginning.length).toBeLessThanOrEqual(160);
  expect(`${beginning} ${rest}`).toBe(note);
});

test.each([
  ['many short lines', 'এক\nদুই\nতিন\nচার\nপাঁচ\nছয়\nসাত\nআট\nনয়\nদশ\nএগারো\nবারো\nতেরো\nচোদ্দো\nপনেরো\nষোলো'],
  ['one word without an end', 'ক'.repeat(400)],
])('also cuts a note of %s', (_, note) => {
  const { beginning, rest } = cutNote(note);
  expect(beginning.split('\n').length).toBeLessThanOrEqual(5);
  expect(rest).not.toBe('');
  expect((beginning + rest).replaceAll('\n', '')).toBe(note.replaceAll('\n', ''));
});
