import { describe, expect, test } from 'vitest';
import births from './cases/births.json' with { type: 'json' };
import { computeChart } from './chart.ts';

const KOLKATA = { zone: 'Asia/Kolkata', latitude: 22.5726, longitude: 88.3639 };
const TOLERANCE_ARCSECONDS = {
  ayanamsa: 1,
  moon: 5,
  ascendant: 2,
  sun: 5,
  mars: 15,
  mercury: 30,
  jupiter: 30,
  venus: 30,
  saturn: 30,
  rahu: 5,
};

function arcsecondsApart(a: number | null, b: number): number {
  if (a === null) return Number.POSITIVE_INFINITY;
  const apart = Math.abs(a - b) % 360;
  return Math.min(apart, 360 - apart) * 3600;
}

// Values of Swiss Ephemeris 2.10.03 (Moshier, Lahiri): date, time, zone, latitude, longitude, then the values named
// below.
describe.each(births)('the chart of %s %s %s', (date, time, zone, latitude, longitude, ...expected) => {
  const place = { zone: String(zone), latitude: Number(latitude), longitude: Number(longitude) };
  const chart = computeChart({ date: String(date), time: String(time), ...place });
  const [ayanamsa, moon, ascendant, sun, mars, mercury, jupiter, venus, saturn, rahu] = expected.map(Number);
  const longitudes = { ayanamsa, moon, ascendant, sun, mars, mercury, jupiter, venus, saturn, rahu };
  const [rashi, nakshatra, pada, logno, gon] = expected.slice(10);

  test('gives every body within its tolerance', () => {
    const misses = Object.entries(TOLERANCE_ARCSECONDS).filter(
      ([body, tolerance]) => !(arcsecondsApart(Reflect.get(chart, body), Reflect.get(longitudes, body)) <= tolerance),
    );
    expect(misses).toEqual([]);
  });

  test('gives the same rashi, nakshatra, pada, logno and gon', () => {
    expect(chart).toMatchObject({ rashi, nakshatra, pada, logno, gon });
  });
});

// Values of another program, accurate to 0.005 degrees.
describe.each([
  ['1990-05-15', '14:30', 25.31668, 83.01041, [157.037, 271.894, 324.515, 30.55, 348.95, 75.792], [10, 21, 2, 6]],
  ['1943-03-03', '06:15', 22.5726, 88.3639, [303.931, 271.332, 272.812, 318.464, 343.715, 82.248], [10, 21, 2, 11]],
  ['1975-12-25', '23:55', 28.6139, 77.209, [153.921, 161.754, 55.713, 249.813, 208.416, 351.622], [6, 13, 1, 6]],
])('the chart of %s %s', (date, time, latitude, longitude, degrees, places) => {
  test('agrees with the other program', () => {
    const chart = computeChart({ date, time, zone: 'Asia/Kolkata', latitude, longitude });
    const longitudes = [chart.ascendant, chart.moon, chart.mars, chart.sun, chart.venus, chart.jupiter];
    for (const [i, expected] of degrees.entries()) expect(longitudes[i]).toBeCloseTo(expected, 2);
    expect([chart.rashi, chart.nakshatra, chart.pada, chart.logno]).toEqual(places);
  });
});

describe('a birth without a time', () => {
  test('uses positions of local noon, and facts that hold for the whole day', () => {
    const noon = computeChart({ date: '1990-05-16', time: '12:00', ...KOLKATA });
    const day = computeChart({ date: '1990-05-16', ...KOLKATA });
    expect(day.moon).toBe(noon.moon);
    expect(day).toMatchObject({ ascendant: null, logno: null });
    expect(day.rashi).toBe(10);
    expect(Object.keys(day.uncertain)).toEqual(['nakshatra', 'pada']);
  });

  test('null means no time and no uncertainty', () => {
    const day = computeChart({ date: '1990-05-16', ...KOLKATA });
    expect(computeChart({ date: '1990-05-16', time: null, timeUncertaintyMinutes: null, ...KOLKATA })).toEqual(day);
  });

  test('lists both rashis and no gon on a day when the Moon changes sign', () => {
    const morning = computeChart({ date: '1990-05-17', time: '00:00', ...KOLKATA });
    const night = computeChart({ date: '1990-05-17', time: '23:59', ...KOLKATA });
    const day = computeChart({ date: '1990-05-17', ...KOLKATA });
    expect([morning.rashi, night.rashi]).toEqual([10, 11]);
    expect(day).toMatchObject({ rashi: null, nakshatra: null, pada: null, gon: null });
    expect(day.uncertain).toMatchObject({ rashi: [10, 11], nakshatra: [morning.nakshatra, night.nakshatra] });
  });

  test('lists rashis in order of time when Meen changes to Mesh', () => {
    const days = Array.from({ length: 28 }, (_, i) => `1990-02-${String(i + 1).padStart(2, '0')}`);
    const uncertainRashis = days.map((date) => computeChart({ date, ...KOLKATA }).uncertain.rashi).filter(Boolean);
    expect(uncertainRashis).toContainEqual([12, 1]);
    expect(uncertainRashis.length).toBeGreaterThanOrEqual(11);
  });
});

describe('an uncertain time', () => {
  test('reports values that differ at its two ends and keeps the stated value', () => {
    const sharp = computeChart({ date: '1990-05-15', time: '14:30', ...KOLKATA });
    const vague = computeChart({ date: '1990-05-15', time: '14:30', timeUncertaintyMinutes: 90, ...KOLKATA });
    expect(sharp.uncertain).toEqual({});
    expect({ ...vague, uncertain: {} }).toEqual(sharp);
    expect(vague.uncertain.logno).toEqual([5, 6, 7]);
  });

  test('includes values between the ends', () => {
    const vague = computeChart({ date: '1990-05-15', time: '12:00', timeUncertaintyMinutes: 720, ...KOLKATA });
    expect(vague.uncertain.logno).toHaveLength(12);
    expect(vague.uncertain.pada?.length).toBeGreaterThanOrEqual(4);
  });
});

describe('a place near a pole', () => {
  test('has an ascendant inside the polar circle and none at the pole', () => {
    const birth = { date: '1999-06-01', time: '10:00', zone: 'UTC', longitude: 20 };
    expect(computeChart({ ...birth, latitude: 69.6 }).ascendant).not.toBeNull();
    expect(computeChart({ ...birth, latitude: 90 })).toMatchObject({ ascendant: null, logno: null });
    expect(computeChart({ ...birth, latitude: -90, timeUncertaintyMinutes: 60 }).uncertain.logno).toBeUndefined();
  });
});

describe('later births', () => {
  test('are continuous through 2020 and 2050', () => {
    for (const year of [2020, 2050]) {
      const before = computeChart({ date: `${year - 1}-12-31`, time: '23:59', ...KOLKATA, zone: 'UTC' });
      const after = computeChart({ date: `${year}-01-01`, time: '00:00', ...KOLKATA, zone: 'UTC' });
      expect(arcsecondsApart(after.moon, before.moon)).toBeLessThan(45);
      expect(arcsecondsApart(after.ayanamsa, before.ayanamsa)).toBeLessThan(0.1);
    }
  });
});

describe('impossible births', () => {
  const birth = { date: '1990-05-15', time: '14:30', ...KOLKATA };
  test.each([
    [{ date: '1990-02-30' }, /no date 1990-02-30/],
    [{ date: '1990-5-15' }, /YYYY-MM-DD/],
    [{ date: '1990-13-01' }, /no date/],
    [{ time: '24:00' }, /HH:MM/],
    [{ time: '9:05' }, /HH:MM/],
    [{ zone: 'Asia/Nowhere' }, /no time zone named Asia\/Nowhere/],
    [{ zone: '' }, /time zone is needed/],
    [{ latitude: 90.1 }, /latitude/],
    [{ latitude: Number.NaN }, /latitude/],
    [{ longitude: -180.5 }, /longitude/],
    [{ timeUncertaintyMinutes: -1 }, /timeUncertaintyMinutes/],
    [{ timeUncertaintyMinutes: Number.NaN }, /timeUncertaintyMinutes/],
  ])('%o is rejected with a message', (change, sentence) => {
    const attempt = () => computeChart({ ...birth, ...change });
    expect(attempt).toThrow(RangeError);
    expect(attempt).toThrow(sentence);
  });
});
