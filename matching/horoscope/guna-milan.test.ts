import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import positions from './cases/guna-by-position.json' with { type: 'json' };
import { computeChart } from './chart.ts';
import { CONVENTION_NAMES } from './guna-conventions.ts';
import { gunaMilan, KOOTA_POINTS, KOOTAS } from './guna-milan.ts';
import type { MoonPosition } from './moon-position.ts';

// Degrees inside the rashi come from a longitude that determines every other fact.
const anyPosition = fc.integer({ min: 0, max: 359_999 }).map((milli): Required<MoonPosition> => {
  const pada = Math.floor((milli * 3) / 10_000);
  return {
    rashi: Math.floor(milli / 30_000) + 1,
    degreesInRashi: (milli % 30_000) / 1000,
    nakshatra: Math.floor(pada / 4) + 1,
    pada: (pada % 4) + 1,
  };
});

// Scores recorded from another calculator: bride and groom as [rashi, degrees, nakshatra, pada], kootas, total.
describe.each(positions)('the couple of %j and %j', (bride, groom, kootas, total) => {
  test('gets the recorded score', () => {
    const result = gunaMilan(readCase(bride), readCase(groom));
    expect(KOOTAS.map((koota) => result.kootas[koota])).toEqual(kootas);
    expect(result).toMatchObject({ convention: 'astrosage', total, max: 36 });
  });
});

describe('couples by their births in Varanasi', () => {
  const place = { zone: 'Asia/Kolkata', latitude: 25.31668, longitude: 83.01041 };
  const moonOf = (date: string, time: string): MoonPosition => {
    const { moon, rashi, nakshatra, pada } = computeChart({ date, time, ...place });
    return {
      rashi: rashi ?? 0,
      degreesInRashi: moon % 30,
      nakshatra: nakshatra ?? undefined,
      pada: pada ?? undefined,
    };
  };
  test.each([
    [['1995-01-11', '01:30'], ['1995-10-10', '02:30'], [1, 2, 3, 2, 5, 6, 7, 8], 34],
    [['1995-04-07', '13:30'], ['1995-10-10', '02:30'], [1, 1, 1.5, 2, 0.5, 6, 7, 0], 19],
    [['1995-02-09', '15:30'], ['1995-04-04', '04:30'], [1, 2, 3, 2, 5, 0, 7, 0], 20],
  ])('bride %j, groom %j', ([brideDate = '', brideTime = ''], [groomDate = '', groomTime = ''], kootas, total) => {
    const result = gunaMilan(moonOf(brideDate, brideTime), moonOf(groomDate, groomTime));
    expect(KOOTAS.map((koota) => result.kootas[koota])).toEqual(kootas);
    expect(result.total).toBe(total);
  });
});

describe('every couple', () => {
  test.each(CONVENTION_NAMES)('by %s gets each koota within its range, and their sum as the total', (convention) => {
    fc.assert(
      fc.property(anyPosition, anyPosition, (bride, groom) => {
        const { kootas, total, max } = gunaMilan(bride, groom, { convention });
        for (const koota of KOOTAS) {
          expect(kootas[koota]).toBeGreaterThanOrEqual(0);
          expect(kootas[koota]).toBeLessThanOrEqual(KOOTA_POINTS[koota]);
        }
        expect(KOOTAS.reduce((sum, koota) => sum + (kootas[koota] ?? 0), 0)).toBe(total);
        expect(max).toBe(36);
      }),
    );
  });

  test('gets tara points, the same in both directions', () => {
    for (let bride = 1; bride <= 27; bride++) {
      for (let groom = 1; groom <= 27; groom++) {
        const tara = gunaMilan({ rashi: 1, nakshatra: bride }, { rashi: 1, nakshatra: groom }).kootas.tara;
        const back = gunaMilan({ rashi: 1, nakshatra: groom }, { rashi: 1, nakshatra: bride }).kootas.tara;
        expect([1.5, 3]).toContain(tara);
        expect(back).toBe(tara);
      }
    }
  });

  test('forgetting a fact only removes kootas and never changes one', () => {
    const forget = fc.subarray(['degreesInRashi', 'nakshatra', 'pada'] as const);
    fc.assert(
      fc.property(anyPosition, anyPosition, forget, forget, (bride, groom, hers, his) => {
        const whole = gunaMilan(bride, groom);
        const part = gunaMilan(without(bride, hers), without(groom, his));
        for (const koota of KOOTAS) expect([null, whole.kootas[koota]]).toContain(part.kootas[koota]);
        expect(part.max).toBeLessThanOrEqual(whole.max);
        expect(KOOTAS.reduce((sum, koota) => sum + (part.kootas[koota] ?? 0), 0)).toBe(part.total);
      }),
    );
  });
});

describe('tables are indexed [bride][groom]', () => {
  const deb = { rashi: 1, nakshatra: 1 };
  const rakshas = { rashi: 1, nakshatra: 3 };
  test('gana', () => {
    expect(gunaMilan(deb, rakshas).kootas.gana).toBe(1);
    expect(gunaMilan(rakshas, deb).kootas.gana).toBe(0);
    expect(gunaMilan(rakshas, deb, { convention: 'saravali-doc' }).kootas.gana).toBe(1);
  });
  test('vashya', () => {
    expect(gunaMilan({ rashi: 1 }, { rashi: 5 }).kootas.vashya).toBe(0.5);
    expect(gunaMilan({ rashi: 5 }, { rashi: 1 }).kootas.vashya).toBe(0);
  });
  test('varna', () => {
    expect(gunaMilan({ rashi: 4 }, { rashi: 3 }).kootas.varna).toBe(0);
    expect(gunaMilan({ rashi: 3 }, { rashi: 4 }).kootas.varna).toBe(1);
  });
  test('yoni, in the three cells that are not symmetric', () => {
    const deer = { rashi: 8, nakshatra: 17 };
    const lion = { rashi: 11, nakshatra: 25 };
    expect(gunaMilan(deer, lion).kootas.yoni).toBe(3);
    expect(gunaMilan(lion, deer).kootas.yoni).toBe(1);
  });
});

describe('conventions', () => {
  test.each([
    ['raman', { rashi: 1, nakshatra: 1 }, { rashi: 1, nakshatra: 1 }, { tara: 0, varna: 1 }],
    ['muhurta-chintamani', { rashi: 1 }, { rashi: 3 }, { maitri: 0 }],
    ['maitreya8-code', { rashi: 1 }, { rashi: 2 }, { maitri: 2, vashya: 2 }],
    ['pyjhora', { rashi: 2 }, { rashi: 3 }, { varna: 1, vashya: 0.5 }],
    ['astroyogi', { rashi: 1, nakshatra: 1 }, { rashi: 5, nakshatra: 10 }, { vashya: 1.5, gana: 0 }],
    ['astrotalk', { rashi: 6 }, { rashi: 7 }, { varna: 1 }],
  ])('%s has its own tables', (convention, bride, groom, kootas) => {
    const result = gunaMilan(bride, groom, { convention });
    expect(result).toMatchObject({ convention, kootas });
    expect(result.kootas).not.toEqual(gunaMilan(bride, groom).kootas);
  });

  test('unknown conventions are rejected by name', () => {
    expect(() => gunaMilan({ rashi: 1 }, { rashi: 1 }, { convention: 'none' })).toThrow(RangeError);
    expect(() => gunaMilan({ rashi: 1 }, { rashi: 1 }, { convention: 'none' })).toThrow(/no convention none/);
  });
});

function readCase(position: number | number[] | undefined): MoonPosition {
  const [rashi = 0, degreesInRashi, nakshatra, pada] = [position ?? []].flat();
  return { rashi, degreesInRashi, nakshatra, pada };
}

function without(position: MoonPosition, facts: readonly (keyof MoonPosition)[]): MoonPosition {
  return { ...position, ...Object.fromEntries(facts.map((fact) => [fact, undefined])) };
}
