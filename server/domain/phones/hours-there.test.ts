import { describe, expect, test } from 'vitest';
import { hoursThere, zonesOf } from './zones.ts';

const nowhere = { country: '', state: '' };
/** 16:00 in Kolkata. */
const AFTERNOON = new Date('2026-11-26T10:30:00Z');
const hours = (phone: string, home = nowhere, at = AFTERNOON) => hoursThere(zonesOf(phone, home), at);

describe('the hour where the office calls', () => {
  test('is not told for India, nor for a number of no country', () => {
    expect(hours('9830012345')).toBeNull();
    expect(hours('+919830012345')).toBeNull();
    expect(hours('+99912345678')).toBeNull();
  });

  test('is half past five in the morning in New Jersey, where it is day from 19:30 in Kolkata', () => {
    const home = { country: 'US', state: 'New Jersey' };
    expect(hours('+12015550123', home)).toEqual({ now: ['05:30'], callFrom: new Date('2026-11-26T14:00:00Z') });
    expect(hours('+12015550123', home, new Date('2026-11-26T15:00:00Z'))).toEqual({ now: ['10:00'], callFrom: null });
    // One hour earlier in summer time.
    expect(hours('+12015550123', home, new Date('2026-07-01T10:30:00Z'))?.callFrom).toEqual(
      new Date('2026-07-01T13:00:00Z'),
    );
  });

  test('of a wide country without an address is the earliest and the latest', () => {
    const there = hours('+12015550123');
    expect(there?.now).toEqual(['00:30', '05:30']);
    // 9:00 in Honolulu is 14:00 in New York.
    expect(there?.callFrom).toEqual(new Date('2026-11-26T19:00:00Z'));
  });

  test('goes by the number, where the address is in another country', () => {
    expect(hours('+447911123456', { country: 'US', state: 'Texas' })).toEqual({ now: ['10:30'], callFrom: null });
    expect(hours('+971501234567')?.now).toEqual(['14:30']);
    expect(hours('+8801711223344')?.now).toEqual(['16:30']);
  });
});
