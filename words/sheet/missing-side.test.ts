import { expect, test } from 'vitest';
import { findingTexts, sayFinding } from './findings.texts.ts';
import { missingSide } from './findings-of.ts';

const say = (code: string, mine: string[], theirs: string[]) =>
  sayFinding(findingTexts.en, code, missingSide({ mine, theirs }, code) ?? 'both');

test('an unknown finding says whose answer is missing', () => {
  expect(say('mangalik.unknown', [], ['isMangalik'])).toBe('Not known for them.');
  expect(say('mangalik.unknown', ['isMangalik'], [])).toBe('Not known for you.');
  expect(say('mangalik.unknown', ['isMangalik'], ['isMangalik'])).toBe('Not known for either of you.');
  // A nakshatra tells the gon.
  expect(say('gon.unknown', ['gon'], ['gon', 'nakshatra'])).toBe('Not known for them.');
  expect(say('clan.unknown', ['clan'], [])).toBe('The gotras cannot be compared: yours is not known.');
  expect(say('horoscope.unknown', [], ['rashi'])).toMatch(/^Their rashi is not known/);
});
