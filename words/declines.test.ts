import { expect, test } from 'vitest';
import { DECLINE_REASONS } from '#contract/introductions.ts';
import { declineReasons } from './choices/declines.ts';

test('no reason for a decline names caste, health or a horoscope, no matter who reads it', () => {
  expect(Object.keys(declineReasons)).toEqual([...DECLINE_REASONS]);
  const reasonTexts = JSON.stringify(declineReasons);
  expect(reasonTexts).not.toMatch(/caste|clan|gotra|communit|health|ill|disease|horoscope|rashi|gon|mangalik|star/i);
  expect(reasonTexts).not.toMatch(/জাত|গোত্র|সম্প্রদায়|স্বাস্থ্য|অসুখ|রোগ|কুষ্ঠি|কোষ্ঠী|রাশি|গণ|মাঙ্গলিক|নক্ষত্র/);
});
