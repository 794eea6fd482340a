import { expect, test } from 'vitest';
import { ZONES } from '#contract/zones.ts';
import { momentInWords, onClock, ZONE_NAMES } from './meeting-times.ts';

test('a moment has its day of the week, by India’s clock and by another', () => {
  const moment = '2027-01-10T22:30:00.000Z';
  expect(momentInWords(moment, 'en')).toBe('Monday, 11 January, 4:00 am');
  expect(momentInWords(moment, 'bn')).toBe('সোমবার, ১১ জানুয়ারি, ভোর ৪:০০'.normalize('NFC'));
  expect(momentInWords(moment, 'en', 'America/New_York')).toBe('Sunday, 10 January, 5:30 pm');
  expect(onClock(moment)).toEqual({ day: '2027-01-11', time: '04:00' });
});

test('every clock has a name in both languages', () => {
  for (const zone of ZONES) expect(Object.values(ZONE_NAMES[zone]).every(Boolean)).toBe(true);
});
