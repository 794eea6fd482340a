import { expect, test } from 'vitest';
import { layOut, put, read, wordsOf } from './packed.ts';

test('fields are read as they were put, beside each other', () => {
  const fields = layOut(2, { low: { bits: 12 }, high: { bits: 20 }, whole: { bits: 32 } });
  const words = new Uint32Array(4);
  put(words, 2, fields.low, 4095);
  put(words, 2, fields.high, 2 ** 20 - 1);
  put(words, 2, fields.whole, 2 ** 32 - 1);
  expect([...words]).toEqual([0, 0, 2 ** 32 - 1, 2 ** 32 - 1]);
  expect(read(words, 2, fields.low)).toBe(4095);
  expect(read(words, 2, fields.whole)).toBe(2 ** 32 - 1);
});

test('a field lies behind the one before, in the next word where there is no room', () => {
  const fields = layOut(3, { one: { bits: 20 }, other: { bits: 13 }, last: { bits: 19 } });
  expect([fields.one, fields.other, fields.last].map(({ word, shift }) => [word, shift])).toEqual([
    [0, 0],
    [1, 0],
    [1, 13],
  ]);
  expect(wordsOf(fields)).toBe(2);
});

test('what does not fit is refused when it is laid out, and when it is put', () => {
  expect(() => layOut(1, { one: { bits: 20 }, other: { bits: 13 } })).toThrow('other does not fit 1 words');
  expect(() => layOut(2, { one: { bits: 33 } })).toThrow('one does not fit a word');
  expect(() => layOut(1, { one: { bits: 2, codes: { A: 1, B: 4 } } })).toThrow(
    'one has room for 3 choices, and none for B',
  );
  expect(() => layOut(1, { one: { bits: 2, codes: { A: 1, B: 3 }, isMask: true } })).toThrow(
    'one has room for 2 choices',
  );
  const { five } = layOut(1, { five: { bits: 5 } });
  for (const value of [32, -1, 1.5, Number.NaN])
    expect(() => put(new Uint32Array(1), 0, five, value)).toThrow('five holds whole numbers from 0 to 31');
});
