import { date } from '../date-rules.ts';
import type { FormErrors } from '../form.ts';
import * as s from '../shape.ts';
import { sentOnly } from '../wire.ts';

/** What is told of every draft. */
export const draftFacts = {
  id: s.number(),
  /** `YYYY-MM-DD`, or `''` where it has no day. */
  publishOn: s.string(),
  /** ISO time, and who of the office. */
  savedAt: s.string(),
  by: s.string(),
  /** What it would take the place of has been changed since; on its day it was not published for that. */
  isOvertaken: s.boolean(),
  hasFailed: s.boolean(),
};

/** The day on which it is published, `YYYY-MM-DD`; `''`: at once. */
export const publishOn = sentOnly('publish_on', date({ invalid: 'publishDay', tooEarly: 'publishDay' }));

const DAY_MS = 86_400_000;
const YEAR_DAYS = 366;

/** A day to come, and not so far away that nobody would remember. */
export function checkPublishOn(
  { publishOn: day = '' }: { publishOn?: string },
  { today }: { today: string },
): FormErrors {
  const isGood = day === '' || (day > today && Date.parse(day) - Date.parse(today) <= YEAR_DAYS * DAY_MS);
  return isGood ? {} : { publishOn: 'publishDay' };
}
