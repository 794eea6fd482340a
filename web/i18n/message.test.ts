import { expect, test } from 'vitest';
import { loadBengali, messageOf, messageText } from './message.ts';

const tooLong = messageOf({ tooLong: 'At most {most} letters' } as const, 'tooLong?most=200');

test('a sentence is said by its key, in Bengali once that has been loaded', async () => {
  const saved = { key: 'saved', english: 'Saved' };
  expect([messageText(saved, 'en'), messageText(saved, 'bn')]).toEqual(['Saved', 'Saved']);
  await loadBengali();
  expect([messageText(saved, 'en'), messageText(saved, 'bn')]).toEqual(['Saved', 'সেভ হয়েছে']);
});

test('what the network lost needs no loading', () =>
  expect(messageText({ key: 'networkLost', english: '' }, 'bn')).toMatch(/ইন্টারনেট/));

test('parameters stand in their places', () => expect(tooLong.english).toBe('At most 200 letters'));

test('a sentence that we do not know stays as it is', () =>
  expect(messageText({ key: 'odd', english: 'Odd' }, 'bn')).toBe('Odd'));
