import { expect, test } from 'vitest';
import type { HoroscopeCode } from '#matching/compare.ts';
import type { FamilyCode } from '#matching/family/family-findings.ts';
import type { GunaCode } from '#matching/horoscope/codes.ts';
import type { Jotok } from '#matching/horoscope/jotok.ts';
import { findingTexts } from '#words/sheet/findings.texts.ts';

type OneSided = 'mangalik.one' | 'mangalik.computedDiffers' | 'clan.sameAvoided' | 'clan.ofOthersMother';
/** A sentence about the member whose answer is missing, or about both. */
type Unknown = 'horoscope.unknown' | 'gon.unknown' | 'mangalik.unknown' | 'clan.unknown';
type Found =
  | `${Unknown}.${'me' | 'them'}`
  | Exclude<HoroscopeCode | GunaCode | FamilyCode, OneSided>
  | `${OneSided}.${'me' | 'them'}`
  | `jotok.${Jotok}`;

// A missing sentence does not compile.
const said: Record<'en' | 'bn', Record<Found, string>> = findingTexts;

test.each(['en', 'bn'] as const)('every code of the engine has a sentence in %s', (language) => {
  expect(Object.values(said[language]).filter((sentence) => !/[.।]$/.test(sentence))).toEqual([]);
});
