import { date } from '../date-rules.ts';
import { DAY_MS } from '../durations.ts';
import type { FormErrors } from '../form.ts';
import * as s from '../shape.ts';
import { sentOnly } from '../wire.ts';

/** The fields of every draft. */
export const draftFacts = {
  id: s.number(),
  /** The publication day, `YYYY-MM-DD`, or `''` if none is set. */
  publishOn: s.string(),
  /** When (ISO time) and by whom it was saved. */
  savedAt: s.string(),
  by: s.string(),
  /**
   * Whether the text that the draft would replace has changed since the draft was begun. Then it is not published on
   * its day.
   */
  isOvertaken: s.boolean(),
  /** Whether the draft could not be published on its day. */
  hasFailed: s.boolean(),
};

/** The day of publication, `YYYY-MM-DD`; `''` means at once. */
export const publishOn = sentOnly('publish_on', date({ invalid: 'publishDay', tooEarly: 'publishDay' }));

/** Days ahead within which a draft can be published: a year, also a leap year. */
const PUBLISHED_WITHIN_DAYS = 366;

/** Checks that the day is in the future and not too far ahead. */
export function checkPublishOn(
  { publishOn: day = '' }: { publishOn?: string },
  { today }: { today: string },
): FormErrors {
  if (day === '') return {};
  const daysAhead = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  return day > today && daysAhead <= PUBLISHED_WITHIN_DAYS ? {} : { publishOn: 'publishDay' };
}
