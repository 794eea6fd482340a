import { expect, test } from 'vitest';
import { dayAndMonth, digits, longDate, momentInIndia, number } from './numbers.ts';

test('numbers and dates follow the language', () => {
  expect([number(100_000, 'en'), number(100_000, 'bn')]).toEqual(['1,00,000', '১,০০,০০০']);
  expect([digits(2026, 'en'), digits('9830012345', 'bn')]).toEqual(['2026', '৯৮৩০০১২৩৪৫']);
  expect(longDate('2025-08-26', 'en')).toBe('26 August 2025');
  expect(longDate('2025-08-26', 'bn')).toMatch(/^২৬ আগস্ট,? ২০২৫$/);
  // Half past six in the evening UTC (London in winter) is already the next day in India.
  expect([dayAndMonth('2026-11-27T18:31:00Z', 'en'), dayAndMonth('2026-11-27T18:31:00Z', 'bn')]).toEqual([
    '28 November',
    '২৮ নভেম্বর',
  ]);
  expect([momentInIndia('2026-11-27T18:31:00Z', 'en'), momentInIndia('2026-11-27T18:31:00Z', 'bn')]).toEqual([
    '28 November, 00:01',
    '২৮ নভেম্বর, ০০:০১',
  ]);
});
