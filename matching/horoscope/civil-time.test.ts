import { describe, expect, test } from 'vitest';
import { computeChart } from './chart.ts';
import { readLocalTime } from './civil-time.ts';

const read = (zone: string, local: string) =>
  readLocalTime(zone, Date.parse(`${local}Z`)).map((instant) => new Date(instant).toISOString().slice(0, 19));

describe('local time of a zone', () => {
  test.each([
    ['Asia/Kolkata', '1941-09-30T12:00', '1941-09-30T06:30:00'],
    ['Asia/Kolkata', '1941-10-02T12:00', '1941-10-02T05:30:00'],
    ['Asia/Kolkata', '1942-06-01T12:00', '1942-06-01T06:30:00'],
    ['Asia/Kolkata', '1942-09-02T12:00', '1942-09-02T05:30:00'],
    ['Asia/Kolkata', '1945-10-14T12:00', '1945-10-14T05:30:00'],
    ['Asia/Kolkata', '1945-10-16T12:00', '1945-10-16T06:30:00'],
    ['Asia/Kolkata', '1905-06-01T12:00', '1905-06-01T06:38:50'],
    ['Asia/Dhaka', '1950-06-01T12:00', '1950-06-01T05:30:00'],
    ['Asia/Dhaka', '1955-06-01T12:00', '1955-06-01T06:00:00'],
    ['America/New_York', '1990-07-04T08:00', '1990-07-04T12:00:00'],
    ['UTC', '1990-07-04T08:00', '1990-07-04T08:00:00'],
  ])('in %s shows %s at %s', (zone, local, instant) => {
    expect(read(zone, local)).toEqual([instant]);
  });

  test('repeats an hour: the first pass comes first', () => {
    expect(read('Asia/Kolkata', '1945-10-14T23:30')).toEqual(['1945-10-14T17:00:00', '1945-10-14T18:00:00']);
    expect(read('America/New_York', '2001-10-28T01:30')).toEqual(['2001-10-28T05:30:00', '2001-10-28T06:30:00']);
  });

  test('skips an hour: the offset before the change comes first', () => {
    expect(read('America/New_York', '2001-04-01T02:30')).toEqual(['2001-04-01T07:30:00', '2001-04-01T06:30:00']);
  });
});

describe('a birth during a clock change', () => {
  test('in a repeated hour lists the values of both passes', () => {
    const place = { zone: 'America/New_York', latitude: 40.7128, longitude: -74.006 };
    const chart = computeChart({ date: '2001-10-28', time: '01:15', ...place });
    const firstPass = computeChart({ date: '2001-10-28', time: '05:15', ...place, zone: 'UTC' });
    const secondPass = computeChart({ date: '2001-10-28', time: '06:15', ...place, zone: 'UTC' });
    expect({ ...chart, uncertain: {} }).toEqual(firstPass);
    expect(chart.uncertain.logno).toEqual([firstPass.logno, secondPass.logno]);
    expect(chart.uncertain.logno).toHaveLength(2);
  });

  test('in a skipped hour lists the values of both readings', () => {
    const place = { zone: 'America/New_York', latitude: 40.7128, longitude: -74.006 };
    const chart = computeChart({ date: '2001-04-01', time: '02:30', ...place });
    const early = computeChart({ date: '2001-04-01', time: '01:30', ...place });
    const late = computeChart({ date: '2001-04-01', time: '03:30', ...place });
    expect(chart.moon).toBe(late.moon);
    expect(chart.uncertain.logno ?? [chart.logno]).toEqual([...new Set([early.logno, late.logno])]);
  });
});

describe('a birth in Bengal before 1948', () => {
  const kolkata = { zone: 'Asia/Kolkata', latitude: 22.5726, longitude: 88.3639 };
  const signs = (date: string, place: { zone: string; latitude: number; longitude: number }) =>
    Array.from({ length: 24 }, (_, hour) => {
      const time = `${String(hour).padStart(2, '0')}:00`;
      return computeChart({ date, time, ...place }).uncertain.logno;
    }).filter(Boolean).length;

  test.each([
    ['Kolkata', kolkata],
    ['Kolkata by the older name of the zone', { ...kolkata, zone: 'Asia/Calcutta' }],
    ['Dhaka', { zone: 'Asia/Dhaka', latitude: 23.8103, longitude: 90.4125 }],
    ['Darjeeling', { zone: 'Asia/Kolkata', latitude: 27.041, longitude: 88.2663 }],
    ['Cooch Behar', { zone: 'Asia/Kolkata', latitude: 26.3452, longitude: 89.4482 }],
    ['Purulia', { zone: 'Asia/Kolkata', latitude: 23.3322, longitude: 86.3616 }],
    ['Asansol', { zone: 'Asia/Kolkata', latitude: 23.6739, longitude: 86.9524 }],
    ['Agartala', { zone: 'Asia/Kolkata', latitude: 23.8315, longitude: 91.2868 }],
    ['Sylhet', { zone: 'Asia/Dhaka', latitude: 24.8949, longitude: 91.8687 }],
    ['Chattogram', { zone: 'Asia/Dhaka', latitude: 22.3569, longitude: 91.7832 }],
  ])('in %s is ambiguous between the clocks', (_, place) => {
    expect(signs('1940-03-01', place)).toBeGreaterThanOrEqual(3);
    expect(signs('1948-01-01', place)).toBe(0);
  });

  test.each([
    ['Delhi', { zone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }],
    ['Patna', { zone: 'Asia/Kolkata', latitude: 25.5941, longitude: 85.1376 }],
    ['Jamshedpur', { zone: 'Asia/Kolkata', latitude: 22.8046, longitude: 86.2029 }],
    ['Dhanbad', { zone: 'Asia/Kolkata', latitude: 23.7957, longitude: 86.4304 }],
    ['Guwahati', { zone: 'Asia/Kolkata', latitude: 26.1445, longitude: 91.7362 }],
    ['Silchar', { zone: 'Asia/Kolkata', latitude: 24.8333, longitude: 92.7789 }],
    ['Gangtok', { zone: 'Asia/Kolkata', latitude: 27.3314, longitude: 88.6138 }],
    ['Balasore', { zone: 'Asia/Kolkata', latitude: 21.4942, longitude: 86.9317 }],
    ['Yangon', { zone: 'Asia/Yangon', latitude: 16.8661, longitude: 96.1951 }],
  ])('%s is not affected', (_, place) => {
    expect(signs('1940-03-01', place)).toBe(0);
  });

  test('in war time considers +6:30, +5:53:20 and +5:30', () => {
    const chart = computeChart({ date: '1943-06-01', time: '11:00', ...kolkata });
    const byWarTime = computeChart({ date: '1943-06-01', time: '04:30', ...kolkata, zone: 'UTC' });
    const byIndianTime = computeChart({ date: '1943-06-01', time: '05:30', ...kolkata, zone: 'UTC' });
    expect({ ...chart, uncertain: {} }).toEqual(byWarTime);
    expect(chart.uncertain).toEqual({
      nakshatra: [byWarTime.nakshatra, byIndianTime.nakshatra],
      pada: [byWarTime.pada, byIndianTime.pada],
      logno: [byWarTime.logno, byIndianTime.logno],
    });
  });
});
