import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectedGuna } from './expected-guna.ts';
import { gunaMilan } from './guna-milan.ts';
import { PADA_COUNT, placeOfPadaIndex } from './zodiac.ts';

const place = fc.integer({ min: 0, max: PADA_COUNT - 1 }).map(placeOfPadaIndex);
const places = Array.from({ length: PADA_COUNT }, (_, index) => placeOfPadaIndex(index));
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('expectedGuna', () => {
  test('equals the exact points where all kootas are known', () => {
    fc.assert(
      fc.property(place, place, (her, his) => {
        const { total, max } = gunaMilan(her, his);
        if (max === 36) expect(expectedGuna(her, his)).toBe(total);
        else expect(Math.abs(expectedGuna(her, his) - total)).toBeLessThanOrEqual(36 - max);
      }),
    );
  });

  test.each([
    ['nakshatra and pada', ['rashi']],
    ['rashi and pada', ['nakshatra']],
    ['pada', ['rashi', 'nakshatra']],
    ['everything', []],
  ] as const)('without %s is the mean over the remaining possible positions', (_, known) => {
    fc.assert(
      fc.property(place, place, (her, his) => {
        const declared = Object.fromEntries(known.map((name) => [name, her[name]]));
        const agreeingPlaces = places.filter((each) => known.every((name) => each[name] === her[name]));
        expect(expectedGuna(declared, his)).toBeCloseTo(meanOf(agreeingPlaces.map((each) => expectedGuna(each, his))));
      }),
    );
  });

  test('uses a nakshatra outside the rashi as declared', () => {
    const declared = { rashi: 1, nakshatra: 20 };
    const his = { rashi: 5, nakshatra: 11, pada: 1 };
    expect(gunaMilan(declared, his)).toMatchObject({
      max: 36,
      notes: expect.arrayContaining(['guna.positionInconsistent']),
    });
    expect(expectedGuna(declared, his)).toBe(gunaMilan(declared, his).total);
  });
});
