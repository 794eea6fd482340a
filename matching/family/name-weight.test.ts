import { describe, expect, test } from 'vitest';
import { compareNames, countName, weighName } from './name-weight.ts';

function compare(a: string, b: string): number | null {
  const [one, other] = [weighName(a), weighName(b)];
  if (one === null || other === null) throw new Error('no name');
  expect(compareNames(other, one)).toBe(compareNames(one, other));
  return compareNames(one, other);
}

describe('weight of a name', () => {
  test('is lower for more common names', () => {
    const bits = (name: string) => weighName(name)?.givenBits ?? 0;
    expect(bits('Dilip Das')).toBeCloseTo(Math.log2(10_000 / 240));
    expect(bits('Haripada Das')).toBeGreaterThan(bits('Dilip Das'));
    expect(bits('Nibaran Das')).toBeGreaterThan(bits('Haripada Das'));
    expect(bits('Tejendra Das')).toBeGreaterThan(bits('Nibaran Das'));
  });

  test.each([
    ['Haripada Das', 'হরিপদ দাস'],
    ['Haripada Das', 'Hari Pada Das'],
    ['Rabindra Sen', 'Late Rabindranath Sen'],
    ['Jnanendra Sen', 'জ্ঞানেন্দ্র সেন'],
    ['Satish Ch. Sen', 'সতীশ চন্দ্র সেন'],
  ])('is the same in every spelling: %s, %s', (one, other) => {
    expect(weighName(one)?.givenBits).toBe(weighName(other)?.givenBits);
    expect(weighName(one)?.surnameBits).toBe(weighName(other)?.surnameBits);
  });

  test('never exceeds that of a name borne by one in a thousand', () => {
    const { givenBits, fullBits, surnameBits } = weighName('Abdul Quddus Zzyzx') ?? {};
    for (const bits of [givenBits, fullBits, surnameBits]) expect(bits).toBeLessThan(9.97);
    expect(fullBits).toBeGreaterThan(givenBits ?? 0);
  });

  test('counts uncommon middle names when both names have them', () => {
    expect(compare('Abdul Karim Mondal', 'Abdul Mondal')).toBe(weighName('Abdul Mondal')?.givenBits);
    expect(compare('Abdul Karim Mondal', 'আব্দুল করিম মণ্ডল')).toBeGreaterThan(
      compare('Abdul Mondal', 'Abdul Mondal') ?? 0,
    );
    expect(compare('Amal Kumar Das', 'Amal Kumar Das')).toBe(compare('Amal Das', 'Amal Das'));
    expect(compare('Sandhya Rani Das', 'Sandhya Rani Das')).toBe(compare('Sandhya Das', 'Sandhya Das'));
  });

  test('uses the more common of two names that match each other', () => {
    expect(compare('Hari Pada Das', 'Haripada Das')).toBe(weighName('Haripada Das')?.givenBits);
    expect(compare('Soosobhan Das', 'Susobhan Das')).toBe(weighName('Susobhan Das')?.givenBits);
  });
});

test('differing names count against; without a surname only given names can', () => {
  expect(compare('Amal Das', 'Bimal Das')).toBeNull();
  expect(compare('Amal Das', 'Amal Sen')).toBeNull();
  expect(compare('Nibaran', 'Nibaran Das')).toBeGreaterThan(0);
  expect(compare('Nibaran', 'Amal Das')).toBe(0);
  expect(compare('Sandhya Devi', 'Sandhya Mukherjee')).toBeGreaterThan(0);
});

test.each(['Das', 'Bagchi', 'Late', 'S. Das', 'not known', ''])('%j is not a name', (text) => {
  expect(weighName(text)).toBeNull();
});

test('spellings of one name are counted as one', () => {
  expect(countName('৺ হরিপদ চট্টোপাধ্যায়')?.given.key).toBe(countName('Haripada Chatterjee')?.given.key);
  expect(countName('৺ হরিপদ চট্টোপাধ্যায়')?.surname).toEqual({ key: 'Chattopadhyay', spelling: 'Chattopadhyay' });
  expect(countName('Haripado Xyzzy')?.surname?.spelling).toBe('xyzzy');
  expect(countName('Sandhya Devi')?.surname).toBeNull();
  expect(countName('Unknown')).toBeNull();
});
