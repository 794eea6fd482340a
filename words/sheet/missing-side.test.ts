import { expect, test } from 'vitest';
import { findingTexts, sayFinding } from './findings.texts.ts';
import { missingSide } from './findings-of.ts';

const say = (code: string, mine: string[], theirs: string[]) =>
  sayFinding(findingTexts.en, code, missingSide({ mine, theirs }, code) ?? 'both');

test('an unknown finding says whose answer is missing', () => {
  expect(say('mangalik.unknown', [], ['isMangalik'])).toBe('It is not known whether they are mangalik.');
  expect(say('mangalik.unknown', ['isMangalik'], [])).toBe('It is not known whether you are mangalik.');
  expect(say('mangalik.unknown', ['isMangalik'], ['isMangalik'])).toBe(
    'It is not known whether either of you is mangalik.',
  );
  // The gon follows from the nakshatra.
  expect(say('gon.unknown', ['gon'], ['gon', 'nakshatra'])).toBe('Their gon is not known.');
  expect(say('clan.unknown', ['clan'], [])).toBe('The gotras cannot be compared: yours is not known.');
  expect(say('horoscope.unknown', [], ['rashi'])).toMatch(/^Their rashi is not known/);
});
