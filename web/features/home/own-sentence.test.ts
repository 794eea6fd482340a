import { expect, test } from 'vitest';
import { ownSentence } from './People.tsx';

test.each([
  ['রবিবার বাজার আমি করি, রান্না বাবা। বাকি দিন মা।', 'রবিবার বাজার আমি করি, রান্না বাবা।'],
  ['Hello! I teach at a school in Nadia. I sing.', 'I teach at a school in Nadia.'],
  ['ok', ''],
  ['', ''],
])('of %j it quotes %j', (words, sentence) => {
  expect(ownSentence(words)).toBe(sentence);
});

test('cuts a long sentence at a word', () => {
  const quoted = ownSentence(`${'word '.repeat(60)}end`);
  expect(quoted).toMatch(/ word…$/);
  expect(quoted.length).toBeLessThanOrEqual(111);
});
