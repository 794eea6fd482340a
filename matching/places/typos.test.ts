import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTypos, isOneTypoAway } from './typos.ts';

const letters = fc.string({ unit: fc.constantFrom(...'aiukltrs'), minLength: 1, maxLength: 12 });

describe('countTypos', () => {
  it.each([
    ['kalkata', 'kalkata', 0],
    ['kalkuta', 'kalkata', 1],
    ['kalkta', 'kalkata', 1],
    ['kakata', 'kalkata', 2],
    ['kaklata', 'kalkata', 2],
    ['salkata', 'kalkata', 2],
  ])('%s to %s is %i', (typed, name, slips) => {
    expect(countTypos(typed, name, 9).whole).toBe(slips);
  });

  it('compares a partly typed name only with the beginning', () => {
    expect(countTypos('kalk', 'kalkata', 4)).toEqual({ whole: 4, start: 0 });
    expect(countTypos('kulk', 'kalkata', 4).start).toBe(1);
  });

  it('is symmetric for whole names, and returns limit + 1 beyond the limit', () => {
    fc.assert(
      fc.property(letters, letters, fc.integer({ min: 0, max: 5 }), (a, b, limit) => {
        const { whole, start } = countTypos(a, b, 99);
        expect(countTypos(b, a, 99).whole).toBe(whole);
        expect(start).toBeLessThanOrEqual(whole);
        expect(countTypos(a, b, limit).whole).toBe(Math.min(whole, limit + 1));
        expect(countTypos(a, b, limit).start).toBe(Math.min(start, limit + 1));
      }),
    );
  });
});

describe('isOneTypoAway', () => {
  it('allows one letter dropped, added, changed or exchanged, and no more', () => {
    for (const typed of ['howra', 'hwrah', 'howrrah', 'hovrah', 'hworah', 'howrah'])
      expect(isOneTypoAway(typed, 'howrah')).toBe(true);
    for (const typed of ['howr', 'hwra', 'hovraa', 'whorha', 'bhowrahs'])
      expect(isOneTypoAway(typed, 'howrah')).toBe(false);
  });

  it('is symmetric', () => {
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        expect(isOneTypoAway(a, b)).toBe(isOneTypoAway(b, a));
      }),
    );
  });
});
