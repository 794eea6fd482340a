import { describe, expect, test } from 'vitest';
import { bengaliDay, bengaliDigits, bengaliNumber, bengaliTime, bengaliYear } from './bengali-numbers.ts';
import { englishNumber, englishOrdinal, englishYear } from './english-numbers.ts';

// The rules of Unicode's CLDR for numbers in Bengali words (common/rbnf/bn.xml), written again for this test.
const CLDR =
  'শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ কুড়ি একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আঠাশ উনত্রিশ ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ উনচল্লিশ চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ উনপঞ্চাশ পঞ্চাশ একান্ন বায়ান্ন তিপান্ন চুয়ান্ন পঞ্চান্ন ছাপান্ন সাতান্ন আটান্ন উনষাট ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি উনসত্তর সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর উনআশি আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি অষ্টআশি উননব্বই নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই'
    .normalize('NFC')
    .split(' ');

/** Numbers that West Bengal says differently from CLDR. */
const OURS: Readonly<Record<number, string>> = {
  14: 'চোদ্দো',
  28: 'আটাশ',
  30: 'তিরিশ',
  52: 'বাহান্ন',
  53: 'তিপ্পান্ন',
  56: 'ছাপ্পান্ন',
};

const GREAT = [
  [10_000_000, ' কোটি'],
  [100_000, ' লাখ'],
  [1_000, ' হাজার'],
  [100, 'শো'],
] as const;

function byCldr(value: number): string {
  if (value < 100) return OURS[value] ?? CLDR[value] ?? '';
  for (const [size, name] of GREAT) {
    const [many, rest] = [Math.floor(value / size), value % size];
    if (many > 0) return `${byCldr(many)}${name}${rest > 0 ? ` ${byCldr(rest)}` : ''}`;
  }
  return '';
}

/** Two, six and nine have short forms before counters. */
const inFull = (said: string): string =>
  said
    .replace(/(^| )দু(?=শো| )/g, '$1দুই')
    .replace(/(^| )ছশো/g, '$1ছয়শো')
    .replace(/(^| )নশো/g, '$1নয়শো');

describe('numbers in Bengali words', () => {
  // All numbers below a hundred, and four hundred fixed random ones up to two crore.
  const randomNumbers = Array.from(
    { length: 400 },
    (_, at) => 100 + ((at * 7_919 * (at + 13)) % (at < 200 ? 9_900 : 19_999_900)),
  );
  const cases = [...Array(100).keys(), ...randomNumbers];

  test(`are as Unicode has them, in ${cases.length} cases`, () => {
    expect(CLDR).toHaveLength(100);
    expect(cases.map((value) => [value, inFull(bengaliNumber(value)).normalize('NFC')])).toEqual(
      cases.map((value) => [value, byCldr(value).normalize('NFC')]),
    );
  });

  test('below a hundred are a hundred different words', () => {
    const words = [...Array(100).keys()].map(bengaliNumber);
    expect(new Set(words).size).toBe(100);
    expect(words.filter((word) => !/^[\u0980-\u09ff]+$/.test(word))).toEqual([]);
  });

  test('two is short before a hundred, a thousand and a lakh', () => {
    expect([200, 2_000, 200_202].map(bengaliNumber)).toEqual(['দুশো', 'দু হাজার', 'দু লাখ দুশো দুই']);
  });

  test('a year is said as people say it', () => {
    expect([1900, 1955, 1998, 2000, 2026].map(bengaliYear)).toEqual([
      'উনিশশো',
      'উনিশশো পঞ্চান্ন',
      'উনিশশো আটানব্বই',
      'দু হাজার',
      'দু হাজার ছাব্বিশ',
    ]);
  });

  test('the days of a month have names of their own', () => {
    expect([1, 2, 3, 4, 5, 18, 19, 20, 26, 31].map(bengaliDay)).toEqual(
      'পয়লা দোসরা তেসরা চৌঠা পাঁচই আঠারোই উনিশে বিশে ছাব্বিশে একত্রিশে'.normalize('NFC').split(' '),
    );
  });

  test('an hour has its halves and quarters', () => {
    expect(
      [
        [4, 0],
        [4, 15],
        [4, 30],
        [4, 45],
        [12, 45],
        [1, 30],
        [2, 30],
        [16, 20],
      ].map(([hour = 0, minute = 0]) => bengaliTime(hour, minute)),
    ).toEqual(['চারটে', 'সোয়া চারটে', 'সাড়ে চারটে', 'পৌনে পাঁচটা', 'পৌনে একটা', 'দেড়টা', 'আড়াইটে', 'চারটে বেজে কুড়ি মিনিট']);
  });

  test('a phone is said digit by digit', () => {
    expect(bengaliDigits('98300')).toBe('নয় আট তিন শূন্য শূন্য');
  });
});

test('numbers in Indian English have lakh and crore', () => {
  expect([0, 19, 28, 100, 165, 1_001, 134_028, 20_000_000].map(englishNumber)).toEqual([
    'zero',
    'nineteen',
    'twenty-eight',
    'one hundred',
    'one hundred and sixty-five',
    'one thousand and one',
    'one lakh thirty-four thousand and twenty-eight',
    'two crore',
  ]);
  expect([1900, 1908, 1998, 2000, 2005, 2026].map(englishYear)).toEqual([
    'nineteen hundred',
    'nineteen oh eight',
    'nineteen ninety-eight',
    'two thousand',
    'two thousand and five',
    'twenty twenty-six',
  ]);
  expect([1, 2, 3, 12, 20, 26].map(englishOrdinal)).toEqual([
    'first',
    'second',
    'third',
    'twelfth',
    'twentieth',
    'twenty-sixth',
  ]);
});
