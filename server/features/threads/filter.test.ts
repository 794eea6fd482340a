import { expect, test } from 'vitest';
import { hasContact } from '#server/domain/written-contacts/contact-in-words.ts';
import { speaksOfMoney } from '#server/domain/written-contacts/money-words.ts';
import { honestMessages } from '#server/testing/threads/honest-messages.ts';
import { spelledContacts } from '#server/testing/threads/spelled-contacts.ts';

const MANY = 1000;
const SEEDS = [20_261_127, 7];

test.each(SEEDS)('of a thousand spellings of numbers and names 99 of a hundred are found (seed %i)', (seed) => {
  const missed = spelledContacts(seed, MANY).filter((text) => !hasContact(text));
  expect(missed.length / MANY, missed.join('\n')).toBeLessThanOrEqual(0.01);
});

test.each(SEEDS)('of a thousand honest letters at most one of a hundred is stopped (seed %i)', (seed) => {
  const honest = honestMessages(seed, MANY);
  expect(new Set(honest).size).toBeGreaterThan(MANY * 0.75);
  const stopped = honest.filter((text) => hasContact(text) || speaksOfMoney(text));
  expect(stopped.length / MANY, stopped.join('\n')).toBeLessThanOrEqual(0.01);
});

test.each([
  ['He works at a bank and earns 60,000 rupees a month.', false],
  ['তাঁর মাইনে ৬০ হাজার টাকা, ব্যাঙ্কে চাকরি করেন।', false],
  ['আমার দাদা বিকাশ পুনেতে থাকেন।', false],
  ['We sent you the photographs on Sunday.', false],
  ['Please transfer Rs 2000 for the booking.', true],
  ['কাল ৫০০০ টাকা ধার লাগবে', true],
  ['My U P I is ready', true],
  ['Tell me the O T P', true],
  ['আপনার ব্যাঙ্ক অ্যাকাউন্ট নম্বরটা দিন', true],
  ['invest with me in crypto', true],
  ['বিটকয়েন কিনুন', true],
  ['look at bit.ly/3xYz', true],
])('money, codes, accounts and links: %s', (text, isSpoken) => {
  expect(speaksOfMoney(text)).toBe(isSpoken);
});

test('a text of two thousand letters is read in a moment', () => {
  const start = performance.now();
  for (const part of ['send me ', 'টাকা ', 'a ', '1 ', '@ ', 'pay money '])
    speaksOfMoney(part.repeat(Math.ceil(2000 / part.length)).slice(0, 2000));
  expect((performance.now() - start) / 6).toBeLessThan(150);
});
