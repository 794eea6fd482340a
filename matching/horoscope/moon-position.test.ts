import { describe, expect, test } from 'vitest';
import { gunaMilan } from './guna-milan.ts';

describe('a partly known position', () => {
  test('by rashi alone gives varna, vashya, maitri and bhakoot', () => {
    const { kootas, total, max } = gunaMilan({ rashi: 1 }, { rashi: 1 });
    expect(kootas).toEqual({
      varna: 1,
      vashya: 2,
      tara: null,
      yoni: null,
      maitri: 5,
      gana: null,
      bhakoot: 7,
      nadi: null,
    });
    expect({ total, max }).toEqual({ total: 15, max: 15 });
  });

  test('by degrees implies nakshatra and pada', () => {
    const groom = { rashi: 2, nakshatra: 4, pada: 1 };
    const byDegrees = gunaMilan({ rashi: 1, degreesInRashi: 14 }, groom);
    expect(byDegrees).toEqual(gunaMilan({ rashi: 1, nakshatra: 2, pada: 1 }, groom));
  });

  // A groom of Singha gives 0 to manava, 0.5 to chatushpada, 1 to jalachara.
  test.each([
    [{ rashi: 9, nakshatra: 19 }, 0],
    [{ rashi: 9, nakshatra: 20 }, null],
    [{ rashi: 9, nakshatra: 20, pada: 1 }, null],
    [{ rashi: 9, nakshatra: 20, pada: 2 }, 0.5],
    [{ rashi: 9, nakshatra: 21 }, 0.5],
    [{ rashi: 10, nakshatra: 21 }, 0.5],
    [{ rashi: 10, nakshatra: 22, pada: 1 }, 0.5],
    [{ rashi: 10, nakshatra: 22, pada: 2 }, null],
    [{ rashi: 10, nakshatra: 22, pada: 3 }, 1],
    [{ rashi: 10, nakshatra: 23 }, 1],
    [{ rashi: 9, degreesInRashi: 14.999 }, 0],
    [{ rashi: 9, degreesInRashi: 15 }, 0.5],
    [{ rashi: 9 }, null],
  ])('%o lies in the half that it determines: %s', (bride, vashya) => {
    const result = gunaMilan(bride, { rashi: 5 });
    expect(result.kootas.vashya).toBe(vashya);
    expect(result.max).toBe(vashya === null ? 13 : 15);
  });

  test('null means unknown, like an absent fact', () => {
    const nothing = { degreesInRashi: null, nakshatra: null, pada: null };
    expect(gunaMilan({ rashi: 9, ...nothing }, { rashi: 5, ...nothing })).toEqual(
      gunaMilan({ rashi: 9 }, { rashi: 5 }),
    );
    const star = { rashi: 9, nakshatra: 20 };
    expect(gunaMilan({ ...star, degreesInRashi: null, pada: null }, star)).toEqual(gunaMilan(star, star));
  });

  test('gives the vashya points that both halves share', () => {
    expect(gunaMilan({ rashi: 9 }, { rashi: 8 }).kootas.vashya).toBe(1);
  });
});

test.each([
  [{ rashi: 1, nakshatra: 9 }, true],
  [{ rashi: 1, nakshatra: 3, pada: 2 }, true],
  [{ rashi: 1, nakshatra: 1, degreesInRashi: 20 }, true],
  [{ rashi: 1, nakshatra: 1, pada: 1, degreesInRashi: 12 }, true],
  [{ rashi: 1, pada: 2, degreesInRashi: 1 }, true],
  [{ rashi: 1, pada: 1, degreesInRashi: 1 }, false],
  [{ rashi: 1, nakshatra: 1, pada: 4, degreesInRashi: 12 }, false],
  [{ rashi: 1, nakshatra: 1, pada: 1, degreesInRashi: 3.334 }, false],
  [{ rashi: 2, nakshatra: 3, degreesInRashi: 0 }, false],
])('the position %o contradicts itself: %s', (bride, contradicts) => {
  expect(gunaMilan(bride, { rashi: 1 }).notes.includes('guna.positionInconsistent')).toBe(contradicts);
});

test.each([
  { rashi: 0 },
  { rashi: 13 },
  { rashi: 1.5 },
  { rashi: 1, degreesInRashi: 30 },
  { rashi: 1, degreesInRashi: -1 },
  { rashi: 1, nakshatra: 28 },
  { rashi: 1, nakshatra: 0 },
  { rashi: 1, nakshatra: 1, pada: 5 },
])('the position %o is rejected', (position) => {
  expect(() => gunaMilan(position, { rashi: 1 })).toThrow(RangeError);
  expect(() => gunaMilan({ rashi: 1 }, position)).toThrow(RangeError);
});
