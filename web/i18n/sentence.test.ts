import { expect, test } from 'vitest';
import { bengaliOf, loadBengali } from './bengali.ts';
import { said, sentence } from './sentence.ts';

const tooLong = said({ tooLong: 'At most {most} letters' } as const, 'tooLong?most=200');

test('a message is looked up by its key, in Bengali once loaded', async () => {
  const saved = { key: 'saved', english: 'Saved' };
  expect([sentence(saved, 'en'), sentence(saved, 'bn')]).toEqual(['Saved', 'Saved']);
  await loadBengali();
  expect([sentence(saved, 'en'), sentence(saved, 'bn')]).toEqual(['Saved', 'সেভ হয়েছে']);
});

test('the message for a lost network needs no loading', () => expect(bengaliOf('networkLost')).toMatch(/ইন্টারনেট/));

test('parameters are inserted', () => expect(tooLong.english).toBe('At most 200 letters'));

test('an unknown message is shown unchanged', () => expect(sentence({ key: 'odd', english: 'Odd' }, 'bn')).toBe('Odd'));
