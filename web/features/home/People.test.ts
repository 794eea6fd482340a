import { expect, test } from 'vitest';
import { brief, ownSentence } from './People.tsx';

test.each([
  ['রবিবার বাজার আমি করি, রান্না বাবা। বাকি দিন মা।', 'রবিবার বাজার আমি করি, রান্না বাবা।'],
  ['Hello! I teach at a school in Nadia. I sing.', 'I teach at a school in Nadia.'],
  ['ok', ''],
  ['', ''],
])('quotes from %j: %j', (words, sentence) => {
  expect(ownSentence(words)).toBe(sentence);
});

test('cuts a long sentence between two words', () => {
  const quoted = ownSentence(`${'word '.repeat(60)}end`);
  expect(quoted).toMatch(/ word…$/);
  expect(quoted.length).toBeLessThanOrEqual(111);
});

test.each([
  ['Ph.D., Professor\u00a0/ lecturer', 'Professor'],
  ['M.B.B.S., Doctor', 'Doctor'],
  ['Chartered Accountant (CA)', 'Chartered Accountant'],
  ['', ''],
])('shortens %j to %j', (work, short) => {
  expect(brief(work)).toBe(short);
});
