import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chart, computeChart } from './chart.ts';

const PLACES = [
  { zone: 'Asia/Kolkata', latitude: 22.5726, longitude: 88.3639 },
  { zone: 'Asia/Dhaka', latitude: 23.8103, longitude: 90.4125 },
  { zone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 },
  { zone: 'America/New_York', latitude: 40.7128, longitude: -74.006 },
  { zone: 'Europe/Oslo', latitude: 69.6492, longitude: 18.9553 },
];
const FACTS = ['rashi', 'nakshatra', 'pada', 'logno'] as const;
const anyPlace = fc.constantFrom(...PLACES);
// Days since 1900, so that a failing case shrinks to a readable date.
const anyDate = fc
  .integer({ min: 0, max: 55_000 })
  .map((day) => new Date(Date.UTC(1900, 0, 1 + day)).toISOString().slice(0, 10));
const anyTime = fc.integer({ min: 0, max: 1439 }).map(clockFace);

/** The values that a chart leaves possible; null means any value. */
function possible(chart: Chart, fact: (typeof FACTS)[number]): readonly number[] | null {
  const value = chart[fact];
  return chart.uncertain[fact] ?? (value === null ? null : [value]);
}

function clockFace(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function expectNoMoreCertain(vaguer: Chart, sharper: Chart): void {
  for (const fact of FACTS) {
    const rest = possible(vaguer, fact);
    if (rest !== null) expect(rest).toEqual(expect.arrayContaining([...(possible(sharper, fact) ?? [])]));
  }
}

test('forgetting the time of birth never makes a fact more certain', () => {
  fc.assert(
    fc.property(anyPlace, anyDate, anyTime, (place, date, time) => {
      expectNoMoreCertain(computeChart({ date, ...place }), computeChart({ date, time, ...place }));
    }),
  );
});

test('a less precise time never makes a fact more certain', () => {
  const anySlack = fc.integer({ min: 0, max: 240 });
  fc.assert(
    fc.property(anyPlace, anyDate, anyTime, anySlack, anySlack, (place, date, time, a, b) => {
      const sharper = computeChart({ date, time, timeUncertaintyMinutes: Math.min(a, b), ...place });
      const vaguer = computeChart({ date, time, timeUncertaintyMinutes: Math.max(a, b), ...place });
      expectNoMoreCertain(vaguer, sharper);
    }),
    // The less precise interval ends after an hour skipped by the clocks, the more precise one within it.
    {
      examples: [
        [{ zone: 'America/New_York', latitude: 40.7128, longitude: -74.006 }, '1990-03-31', '23:44', 156, 196],
      ],
    },
  );
});

test('the given value is among its alternatives, and there are at least two alternatives', () => {
  const anySlack = fc.integer({ min: 0, max: 90 });
  fc.assert(
    fc.property(anyPlace, anyDate, anyTime, anySlack, (place, date, time, timeUncertaintyMinutes) => {
      const chart = computeChart({ date, time, timeUncertaintyMinutes, ...place });
      for (const fact of FACTS) {
        const alternatives = chart.uncertain[fact];
        if (alternatives === undefined) continue;
        expect(alternatives).toContain(chart[fact]);
        expect(new Set(alternatives).size).toBe(alternatives.length);
        expect(alternatives.length).toBeGreaterThan(1);
      }
    }),
  );
});

test('rashi, nakshatra, pada and logno follow from the degrees, also at the boundaries', () => {
  fc.assert(
    fc.property(anyPlace, anyDate, anyTime, (place, date, time) => {
      const { moon, ascendant, rashi, nakshatra, pada, logno } = computeChart({ date, time, ...place });
      const padaOfCircle = ((nakshatra ?? 0) - 1) * 4 + (pada ?? 0) - 1;
      const intoPada = moon - (padaOfCircle * 10) / 3;
      expect(intoPada).toBeGreaterThanOrEqual(-1e-9);
      expect(intoPada).toBeLessThan(10 / 3 + 1e-9);
      expect(rashi).toBe(Math.floor(moon / 30) + 1);
      expect(logno).toBe(Math.floor((ascendant ?? Number.NaN) / 30) + 1);
    }),
  );
});

test('when the Moon changes rashi between two minutes, an uncertainty of one minute reports both', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      const place = { zone: 'UTC', latitude: 28.6139, longitude: 77.209 };
      const rashiAt = (minutes: number) => computeChart({ date, time: clockFace(minutes), ...place }).rashi;
      fc.pre(rashiAt(0) !== rashiAt(1439));
      let [before, after] = [0, 1439];
      while (after - before > 1) {
        const middle = (before + after) >> 1;
        if (rashiAt(middle) === rashiAt(0)) before = middle;
        else after = middle;
      }
      const doubtful = computeChart({ date, time: clockFace(before), timeUncertaintyMinutes: 1, ...place });
      expect(doubtful.uncertain.rashi).toEqual([rashiAt(before), rashiAt(after)]);
      expect(computeChart({ date, ...place }).uncertain.rashi).toEqual([rashiAt(before), rashiAt(after)]);
    }),
    { numRuns: 25 },
  );
});
