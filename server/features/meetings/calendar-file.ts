import type { Language } from '#contract/choices.ts';
import { HOUR_MS } from '#contract/durations.ts';
import type { MeetingPlace } from '#contract/meetings.ts';
import { MEETING_CALENDAR } from '#words/meeting-calendar.ts';

/** What a calendar shows of a meeting. */
interface Meeting {
  /** Stays the same through all changes. */
  uid: string;
  /** Grows with every change. */
  sequence: number;
  /** When the meeting begins. */
  at: Date;
  /** When the meeting was last changed. */
  changedAt: Date;
  isCancelled: boolean;
  place: MeetingPlace;
  /** The families' own text; may contain anything. */
  words: string;
  /** URL of the page that leads to the two families (the inbox); needs a login. */
  page: string;
}

/** Hours that a calendar reserves. */
const DURATION_HOURS = 2;
/** Maximum number of bytes of a line by RFC 5545. A continuation line uses one of them for its blank. */
const LINE_BYTES = 75;

/**
 * Returns the calendar file of a meeting by RFC 5545. Its time is in UTC, which every calendar converts to its own time
 * zone.
 */
export function calendarFile(meeting: Meeting, language: Language): string {
  const { uid, sequence, at, changedAt, isCancelled, place, words, page } = meeting;
  const texts = MEETING_CALENDAR[language];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shubho Bibaho//Two families//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}@shubho-bibaho`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(changedAt)}`,
    `DTSTART:${utc(at)}`,
    `DTEND:${utc(new Date(at.getTime() + DURATION_HOURS * HOUR_MS))}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY;LANGUAGE=${language}:${escaped(texts.summary)}`,
    `LOCATION;LANGUAGE=${language}:${escaped([texts.place[place], words].filter(Boolean).join(', '))}`,
    `DESCRIPTION;LANGUAGE=${language}:${escaped(`${texts.called}\n${page}`)}`,
    'CLASS:PRIVATE',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Writes a time by RFC 5545, as in `20260131T183000Z`. */
const utc = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/**
 * Escapes a text so that nothing in it ends the line, the value or the property. Every kind of line break becomes the
 * two characters `\n`.
 */
const escaped = (text: string): string =>
  text
    .replace(/\r\n|[\r\n\u0085\u2028\u2029\v\f]/g, '\n')
    // All other control characters are deleted.
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Folds a long line: it continues after a line break and a blank, never within a character. */
function folded(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const character of line) {
    const characterBytes = Buffer.byteLength(character);
    if (bytes + characterBytes > LINE_BYTES) {
      parts.push('');
      // The blank at the beginning of a continuation line.
      bytes = 1;
    }
    parts.push(`${parts.pop() ?? ''}${character}`);
    bytes += characterBytes;
  }
  return parts.join('\r\n ');
}
