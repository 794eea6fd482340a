import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import positions from './cases/guna-by-position.json' with { type: 'json' };
import { computeChart } from './chart.ts';
import { CONVENTION_NAMES } from './guna-conventions.ts';
import { gunaMilan, KOOTA_POINTS, KOOTAS } from './guna-milan.ts';
import type { MoonPosition } from './moon-position.ts';

// Each number: degrees inside the rashi, from a longitude that fixes every other fact.
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
describe.each(positions)('bride %j, groom %j', (bride, groom, kootas, total) => {
  test('scores as recorded', () => {
    const found = gunaMilan(readCase(bride), readCase(groom));
    expect(KOOTAS.map((koota) => found.kootas[koota])).toEqual(kootas);
    expect(found).toMatchObject({ convention: 'astrosage', total, max: 36 });
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
    const found = gunaMilan(moonOf(brideDate, brideTime), moonOf(groomDate, groomTime));
    expect(KOOTAS.map((koota) => found.kootas[koota])).toEqual(kootas);
    expect(found.total).toBe(total);
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

  test('gets some tara, and the same one for both directions', () => {
    for (let bride = 1; bride <= 27; bride++) {
      for (let groom = 1; groom <= 27; groom++) {
        const there = gunaMilan({ rashi: 1, nakshatra: bride }, { rashi: 1, nakshatra: groom }).kootas.tara;
        const back = gunaMilan({ rashi: 1, nakshatra: groom }, { rashi: 1, nakshatra: bride }).kootas.tara;
        expect([1.5, 3]).toContain(there);
        expect(back).toBe(there);
      }
    }
  });

  test('keeps or loses kootas when a fact is forgotten, and never changes one', () => {
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

describe('tables read [bride][groom]', () => {
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

describe('a position half known', () => {
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
  ])('%o falls into the half that it determines: %s', (bride, vashya) => {
    const found = gunaMilan(bride, { rashi: 5 });
    expect(found.kootas.vashya).toBe(vashya);
    expect(found.max).toBe(13 + (vashya === null ? 0 : 2) + 0);
  });

  test('gives the vashya that both halves share', () => {
    expect(gunaMilan({ rashi: 9 }, { rashi: 8 }).kootas.vashya).toBe(1);
  });
});

describe('notes', () => {
  const nadi = (bride: MoonPosition, groom: MoonPosition) =>
    gunaMilan(bride, groom).notes.filter((note) => note.startsWith('guna.nadi'));

  test('name what some hold to cancel bhakoot, without points', () => {
    const sameLord = gunaMilan({ rashi: 1 }, { rashi: 8 });
    expect(sameLord.kootas.bhakoot).toBe(0);
    expect(sameLord.notes).toContain('guna.bhakootSameLord');
    expect(gunaMilan({ rashi: 1 }, { rashi: 5 }).notes).toContain('guna.bhakootFriendlyLords');
    expect(gunaMilan({ rashi: 1 }, { rashi: 6 }).notes.filter((note) => note.startsWith('guna.bhakoot'))).toEqual([]);
  });

  test('name what some hold to cancel nadi, without points', () => {
    expect(nadi({ rashi: 3, nakshatra: 6 }, { rashi: 3, nakshatra: 7 })).toEqual(['guna.nadiSameRashi']);
    expect(nadi({ rashi: 1, nakshatra: 3 }, { rashi: 2, nakshatra: 3 })).toEqual(['guna.nadiSameNakshatra']);
    expect(nadi({ rashi: 1, nakshatra: 1, pada: 1 }, { rashi: 1, nakshatra: 1, pada: 2 })).toEqual([
      'guna.nadiDifferentPada',
    ]);
    expect(nadi({ rashi: 2, nakshatra: 4 }, { rashi: 4, nakshatra: 9 })).toEqual([]);
    expect(nadi({ rashi: 2, nakshatra: 4 }, { rashi: 12, nakshatra: 27 })).toEqual(['guna.nadiExemptStars']);
  });

  test('say where jotok and bhakoot disagree', () => {
    expect(gunaMilan({ rashi: 9 }, { rashi: 1 }).notes).toContain('guna.jotokAgainstBhakoot');
    expect(gunaMilan({ rashi: 1 }, { rashi: 1 }).notes).toEqual([]);
  });

  test('say when a nakshatra does not lie in its rashi', () => {
    expect(gunaMilan({ rashi: 1, nakshatra: 27 }, { rashi: 1 }).notes).toContain('guna.positionInconsistent');
    expect(gunaMilan({ rashi: 1, nakshatra: 3, pada: 2 }, { rashi: 1 }).notes).toContain('guna.positionInconsistent');
    expect(gunaMilan({ rashi: 1, nakshatra: 3 }, { rashi: 1 }).notes).not.toContain('guna.positionInconsistent');
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
    const found = gunaMilan(bride, groom, { convention });
    expect(found).toMatchObject({ convention, kootas });
    expect(found.kootas).not.toEqual(gunaMilan(bride, groom).kootas);
  });

  test('that are unknown are refused by name', () => {
    expect(() => gunaMilan({ rashi: 1 }, { rashi: 1 }, { convention: 'none' })).toThrow(RangeError);
    expect(() => gunaMilan({ rashi: 1 }, { rashi: 1 }, { convention: 'none' })).toThrow(/no convention none/);
  });
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
])('the position %o is refused', (position) => {
  expect(() => gunaMilan(position, { rashi: 1 })).toThrow(RangeError);
  expect(() => gunaMilan({ rashi: 1 }, position)).toThrow(RangeError);
});

function readCase([rashi = 0, degreesInRashi, nakshatra, pada]: number[]): MoonPosition {
  return { rashi, degreesInRashi, nakshatra, pada };
}

function without(position: MoonPosition, facts: readonly (keyof MoonPosition)[]): MoonPosition {
  return { ...position, ...Object.fromEntries(facts.map((fact) => [fact, undefined])) };
}
