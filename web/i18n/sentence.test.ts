import { beforeAll, expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { loadBengali } from './bengali.ts';
import { digits, longDate, number } from './numbers.ts';
import { sentence } from './sentence.ts';

beforeAll(loadBengali);

test('every sentence of the contract is Bengali for a Bengali reader, in one encoding and with Bengali digits', () => {
  for (const english of Object.values(messages)) {
    const bengali = sentence(english, 'bn');
    expect(bengali).toMatch(/[\u0980-\u09ff]/);
    expect(bengali).toBe(bengali.normalize('NFC'));
    expect(bengali).not.toMatch(/\d/);
  }
});

test('a sentence that we do not know stays as it is', () => expect(sentence('Odd', 'bn')).toBe('Odd'));

test('numbers and dates follow the language', () => {
  expect([number(100_000, 'en'), number(100_000, 'bn')]).toEqual(['1,00,000', '১,০০,০০০']);
  expect([digits(2026, 'en'), digits('9830012345', 'bn')]).toEqual(['2026', '৯৮৩০০১২৩৪৫']);
  expect(longDate('2025-08-26', 'en')).toBe('26 August 2025');
  expect(longDate('2025-08-26', 'bn')).toMatch(/^২৬ আগস্ট,? ২০২৫$/);
});
