import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chart, computeChart } from './chart.ts';
import { mangalDosha } from './mangal-dosha.ts';

const VARANASI = { zone: 'Asia/Kolkata', latitude: 25.31668, longitude: 83.01041 };

test.each([
  ['1995-10-10', '02:30', { fromLagna: false, fromMoon: true, severity: 'low' }],
  ['1995-02-09', '15:30', { fromLagna: false, fromMoon: true, severity: 'low' }],
  ['1995-04-07', '13:30', { fromLagna: true, fromMoon: false, severity: 'low' }],
  ['1995-11-16', '08:30', { fromLagna: true, fromMoon: true, severity: 'high' }],
] as const)('the birth of %s %s matches another calculator', (date, time, expected) => {
  expect(mangalDosha(computeChart({ date, time, ...VARANASI }))).toMatchObject(expected);
});

const inRashi = (rashi: number) => (rashi - 1) * 30 + 15;
const chartWith = (change: Partial<Chart>): Chart => ({
  moon: inRashi(1),
  ascendant: inRashi(1),
  sun: inRashi(2),
  mars: inRashi(2),
  mercury: inRashi(2),
  jupiter: inRashi(3),
  venus: inRashi(3),
  saturn: inRashi(3),
  rahu: inRashi(5),
  ayanamsa: 24,
  rashi: 1,
  nakshatra: 2,
  pada: 1,
  logno: 1,
  gon: 'nar',
  uncertain: {},
  ...change,
});

describe('houses', () => {
  test('1, 4, 7, 8 and 12 count from both references', () => {
    const doshas = Array.from({ length: 12 }, (_, i) => mangalDosha(chartWith({ mars: inRashi(i + 1) })));
    const flagged = doshas.flatMap(({ severity }, i) => (severity === 'high' ? [i + 1] : []));
    expect(flagged).toEqual([1, 4, 7, 8, 12]);
    expect(doshas.filter(({ severity }) => severity === 'none')).toHaveLength(7);
  });
});

describe('without a time of birth', () => {
  test('gives no result from the logno, and the severity is unknown', () => {
    const day = computeChart({ date: '1995-10-10', ...VARANASI });
    expect(mangalDosha(day)).toMatchObject({ fromLagna: null, fromMoon: true, severity: 'unknown' });
  });

  test('the Moon decides only when all rashis of the day agree', () => {
    const withoutTime = { logno: null, ascendant: null, rashi: null };
    const mars = inRashi(8);
    expect(mangalDosha(chartWith({ ...withoutTime, mars, uncertain: { rashi: [1, 2] } })).fromMoon).toBe(true);
    expect(mangalDosha(chartWith({ ...withoutTime, mars, uncertain: { rashi: [2, 3] } })).fromMoon).toBeNull();
    expect(mangalDosha(chartWith({ ...withoutTime, mars, uncertain: { rashi: [3, 4] } })).fromMoon).toBe(false);
  });

  test('when Mars is near the edge of its rashi, dependent results stay unknown', () => {
    const withoutTime = { logno: null, ascendant: null, mars: 29.9 };
    expect(mangalDosha(chartWith({ ...withoutTime, rashi: 1 })).fromMoon).toBeNull();
    expect(mangalDosha(chartWith({ ...withoutTime, rashi: 6, mars: 30.1 })).fromMoon).toBeNull();
    expect(mangalDosha(chartWith({ ...withoutTime, rashi: 1, mars: 29.5 })).fromMoon).toBe(true);
    expect(mangalDosha(chartWith({ ...withoutTime, rashi: 7 })).fromMoon).toBe(true);
    expect(mangalDosha(chartWith({ rashi: 1, mars: 29.9 })).fromMoon).toBe(true);
  });

  test('gives no result that some time of that day would contradict', () => {
    const anyDay = fc.integer({ min: 0, max: 43_000 });
    fc.assert(
      fc.property(anyDay, fc.constantFrom('00:00', '06:30', '17:45', '23:59'), (day, time) => {
        const date = new Date(Date.UTC(1900, 0, 1 + day)).toISOString().slice(0, 10);
        const { fromMoon } = mangalDosha(computeChart({ date, ...VARANASI }));
        expect([null, mangalDosha(computeChart({ date, time, ...VARANASI })).fromMoon]).toContain(fromMoon);
      }),
      { numRuns: 400 },
    );
  });
});

describe('cancellations', () => {
  test.each([
    ['mangal.ownOrExalted', { mars: inRashi(8) }, { mars: inRashi(7) }],
    ['mangal.debilitated', { mars: inRashi(4) }, { mars: inRashi(7) }],
    ['mangal.exemptHouse', { mars: inRashi(12), logno: 5, rashi: 5 }, { mars: inRashi(12), logno: 5, rashi: 1 }],
    ['mangal.exemptHouse', { mars: inRashi(5), logno: 5 }, { mars: inRashi(7), logno: 4 }],
    ['mangal.jupiter', { mars: inRashi(7), jupiter: inRashi(3) }, { mars: inRashi(7), jupiter: inRashi(4) }],
    ['mangal.jupiter', { mars: inRashi(7), jupiter: inRashi(11) }, { mars: inRashi(7), jupiter: inRashi(12) }],
    ['mangal.withMoon', { mars: inRashi(7), rashi: 7 }, { mars: inRashi(7) }],
    ['mangal.beneficInLogno', { mars: inRashi(7), venus: inRashi(1) }, { mars: inRashi(7) }],
    ['mangal.yogakaraka', { mars: inRashi(7), logno: 4 }, { mars: inRashi(7) }],
  ])('%s is reported where it applies and not elsewhere', (code, applies, doesNot) => {
    expect(mangalDosha(chartWith(applies)).cancellations).toContain(code);
    expect(mangalDosha(chartWith(doesNot)).cancellations).not.toContain(code);
  });

  test('are not reported without a dosha', () => {
    expect(mangalDosha(chartWith({ mars: inRashi(10), logno: 5, rashi: 5 })).cancellations).toEqual([]);
  });
});
