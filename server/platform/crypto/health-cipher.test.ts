import { describe, expect, test } from 'vitest';
import { makeDataKey } from './data-key.ts';
import { makeHealthCipher } from './health-cipher.ts';

const cipher = makeHealthCipher(makeDataKey(Buffer.alloc(32, 1)));
const place = { profileId: 'SV1', owner: 'paternal/parent', column: 'chronic_disease' };

describe('the cipher of health answers', () => {
  test.each(['', 'Yes', 'ডায়াবেটিস 😀\u0001\u0000', 'x'.repeat(2000)])('gives back what it was given: %j', (value) => {
    expect(cipher.decrypt(cipher.encrypt(value, place), place)).toBe(value);
  });

  test('an empty value decrypts to an empty value', () => {
    expect(cipher.decrypt('', place)).toBe('');
  });

  test('a value moved to another member, relative or column does not decrypt', () => {
    const stored = cipher.encrypt('Yes', place);
    for (const moved of [{ profileId: 'SV2' }, { owner: 'maternal/parent' }, { column: 'blood_group' }]) {
      expect(() => cipher.decrypt(stored, { ...place, ...moved })).toThrow();
    }
  });

  test('a changed value does not decrypt', () => {
    const stored = cipher.encrypt('Yes', place);
    const last = stored.at(-2) === 'A' ? 'B' : 'A';
    expect(() => cipher.decrypt(stored.slice(0, -2) + last + stored.slice(-1), place)).toThrow();
  });

  test('the length reveals nothing, and equal answers encrypt differently', () => {
    expect(cipher.encrypt('Yes', place)).toHaveLength(cipher.encrypt('', place).length);
    expect(cipher.encrypt('Yes', place)).not.toBe(cipher.encrypt('Yes', place));
  });

  test('another key is detected by the key id', () => {
    const other = makeHealthCipher(makeDataKey(Buffer.alloc(32, 2)));
    expect(other.isOwn(cipher.encrypt('Yes', place))).toBe(false);
    expect(() => other.decrypt(cipher.encrypt('Yes', place), place)).toThrow('another key');
  });
});
