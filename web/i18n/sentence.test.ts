import { expect, test } from 'vitest';
import { bengaliOf, loadBengali } from './bengali.ts';
import { said, sentence } from './sentence.ts';

const tooLong = said({ tooLong: 'At most {most} letters' } as const, 'tooLong?most=200');

test('a sentence is said by its key, in Bengali once that has been loaded', async () => {
  const saved = { key: 'saved', english: 'Saved' };
  expect([sentence(saved, 'en'), sentence(saved, 'bn')]).toEqual(['Saved', 'Saved']);
  await loadBengali();
  expect([sentence(saved, 'en'), sentence(saved, 'bn')]).toEqual(['Saved', 'সেভ হয়েছে']);
});

test('what the network lost needs no loading', () => expect(bengaliOf('networkLost')).toMatch(/ইন্টারনেট/));

test('parameters stand in their places', () => expect(tooLong.english).toBe('At most 200 letters'));

test('a sentence that we do not know stays as it is', () =>
  expect(sentence({ key: 'odd', english: 'Odd' }, 'bn')).toBe('Odd'));
