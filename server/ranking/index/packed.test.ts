import { expect, test } from 'vitest';
import { candidateLine } from '#server/testing/candidate-line.ts';
import { makeDictionaries } from './dictionaries.ts';
import { layOut, put, read } from './packed.ts';
import { makeRowParser } from './parse-row.ts';

test('fields are read as they were put, beside each other', () => {
  const fields = layOut(2, { low: [0, 0, 12], high: [0, 12, 20], whole: [1, 0, 32] });
  const words = new Uint32Array(4);
  put(words, 2, fields.low, 4095);
  put(words, 2, fields.high, 2 ** 20 - 1);
  put(words, 2, fields.whole, 2 ** 32 - 1);
  expect([...words]).toEqual([0, 0, 2 ** 32 - 1, 2 ** 32 - 1]);
  expect(read(words, 2, fields.low)).toBe(4095);
  expect(read(words, 2, fields.whole)).toBe(2 ** 32 - 1);
});

test('what does not fit is refused when it is laid out, and when it is put', () => {
  expect(() => layOut(1, { one: [0, 0, 5], other: [0, 4, 2] })).toThrow('other lies where another field does');
  expect(() => layOut(1, { one: [0, 20, 13] })).toThrow('one does not fit its word');
  expect(() => layOut(1, { one: [1, 0, 1] })).toThrow('one does not fit its word');
  const { five } = layOut(1, { five: [0, 0, 5] });
  for (const value of [32, -1, 1.5, Number.NaN])
    expect(() => put(new Uint32Array(1), 0, five, value)).toThrow('five holds whole numbers from 0 to 31');
});

test('a line whose values do not fit a row is refused, and so is one of other columns', () => {
  const parse = makeRowParser(makeDictionaries());
  expect(() => parse(candidateLine(1, { gender: 'Female', religion: 33 }))).toThrow('religion holds');
  expect(() => parse(candidateLine(1, { gender: 'Female', caste: 1024 }))).toThrow('caste holds');
  expect(() => parse(Buffer.from('1\x1fF\n'))).toThrow('52 columns, not 2');
});
