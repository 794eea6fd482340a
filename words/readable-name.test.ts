import { expect, test } from 'vitest';
import { readableName, writtenName } from './readable-name.ts';

const joydeep = { name: 'Joydeep', spelled: 'জয়দীপ' };
const ruma = { name: 'রুমা', spelled: 'Ruma' };
const emile = { name: 'Émile', spelled: '' };

test('a name in the reader’s script where it is known', () => {
  expect([readableName(joydeep, 'en'), readableName(joydeep, 'bn')]).toEqual(['Joydeep', 'জয়দীপ']);
  expect([readableName(ruma, 'en'), readableName(ruma, 'bn')]).toEqual(['Ruma', 'রুমা']);
  expect(readableName(emile, 'bn')).toBe('Émile');
});

test('and as the family writes it, where that is in the other script', () => {
  expect([writtenName(joydeep, 'en'), writtenName(joydeep, 'bn')]).toEqual(['', 'Joydeep']);
  expect([writtenName(ruma, 'en'), writtenName(ruma, 'bn')]).toEqual(['রুমা', '']);
  expect(writtenName(emile, 'bn')).toBe('');
});
