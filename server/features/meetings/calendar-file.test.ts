import { describe, expect, test } from 'vitest';
import { readCalendar } from '#server/testing/read-calendar.ts';
import { calendarFile } from './calendar-file.ts';

const meeting = {
  uid: 'b1a7e9d2-0000-4000-8000-000000000001',
  sequence: 3,
  isCancelled: false,
  place: 'public' as const,
  at: new Date('2027-01-10T11:00:00Z'),
  changedAt: new Date('2027-01-02T05:00:00Z'),
  words: 'Nandan, by the gate',
  page: 'https://example.org/matching-profile/inbox',
};

describe('the calendar file of a meeting', () => {
  test('has what RFC 5545 asks for, once each, in UTC', () => {
    const { properties } = readCalendar(calendarFile(meeting, 'en'));
    expect(properties).toMatchObject({
      VERSION: '2.0',
      METHOD: 'PUBLISH',
      UID: `${meeting.uid}@shubho-bibaho`,
      SEQUENCE: '3',
      DTSTAMP: '20270102T050000Z',
      DTSTART: '20270110T110000Z',
      DTEND: '20270110T130000Z',
      STATUS: 'CONFIRMED',
      SUMMARY: 'Meeting of two families (Shubho Bibaho)',
      LOCATION: 'A public place, Nandan, by the gate',
    });
  });

  test('says that it is cancelled under the same name', () => {
    const { properties } = readCalendar(calendarFile({ ...meeting, sequence: 4, isCancelled: true }, 'bn'));
    expect(properties).toMatchObject({ UID: `${meeting.uid}@shubho-bibaho`, SEQUENCE: '4', STATUS: 'CANCELLED' });
  });

  test.each([
    ['a\r\nATTENDEE:mailto:x@example.org', 'a\nATTENDEE:mailto:x@example.org'],
    ['a\nEND:VEVENT\nBEGIN:VEVENT', 'a\nEND:VEVENT\nBEGIN:VEVENT'],
    ['a\rURL:https://example.org', 'a\nURL:https://example.org'],
    ['a\u2028b\u2029c\u0085d\ve\ff', 'a\nb\nc\nd\ne\nf'],
    ['semi; comma, back\\slash \\n', 'semi; comma, back\\slash \\n'],
    ['nul\0 bell\u0007 escape\u001b', 'nul bell escape'],
    ['', ''],
  ])('no words make a line of their own: %j', (words, read) => {
    const { names, properties } = readCalendar(calendarFile({ ...meeting, words }, 'en'));
    expect(names).toEqual(readCalendar(calendarFile(meeting, 'en')).names);
    expect(properties.LOCATION).toBe(['A public place', read].filter(Boolean).join(', '));
  });

  test('lines are at most 75 bytes long and no character is cut', () => {
    const words = `${'ক্ষুদিরাম সরণি, '.repeat(12)}👨‍👩‍👧`;
    const file = calendarFile({ ...meeting, words }, 'bn');
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\ufffd]/);
    expect(readCalendar(file).properties.LOCATION).toBe(`বাইরে কোথাও, ${words}`);
  });
});
