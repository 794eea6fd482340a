import * as z from 'zod/mini';
import { MARRIAGE_AGES } from './choices.ts';
import { formMessages } from './form-messages.ts';
import { asciiDigits } from './rules.ts';

interface DateSentences {
  /** Where the day must be given. */
  missing?: string;
  invalid?: string;
  tooEarly?: string;
}

/** A calendar day `YYYY-MM-DD`, or `''`; what it says is about a birth unless it is told otherwise. */
export const date = ({
  missing,
  invalid = formMessages.birthDateInvalid,
  tooEarly = formMessages.birthDateTooEarly,
}: DateSentences = {}) =>
  z
    .pipe(
      z.string(),
      z.transform((raw: string) => asciiDigits(raw).trim()),
    )
    .check(
      z.refine((value: string) => missing === undefined || value !== '', { error: missing ?? '', abort: true }),
      z.refine((value: string) => value === '' || isCalendarDay(value), { error: invalid, abort: true }),
      z.refine((value: string) => value === '' || value >= '1900-01-01', { error: tooEarly }),
    );

function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** A time of day `HH:MM` (24 hours), or `''`. Seconds, as some browsers send them, are dropped. */
export const time = z
  .pipe(
    z.string(),
    z.transform((raw: string) =>
      asciiDigits(raw)
        .trim()
        .replace(/^(\d\d:\d\d):\d\d$/, '$1'),
    ),
  )
  .check(
    z.refine((value: string) => value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value), {
      error: formMessages.timeInvalid,
    }),
  );

/**
 * What is wrong with a date of birth on the day `today` (`YYYY-MM-DD` in India): in the future, or under the legal age
 * for a marriage (18 for a bride, 21 for a groom; specification-decisions, Validation). Null when nothing is.
 */
export function birthDateProblem(birthDate: string, gender: string, today: string): string | null {
  if (birthDate === '') return null;
  if (birthDate > today) return formMessages.birthDateInFuture;
  if (gender === 'Female' && yearsBetween(birthDate, today) < MARRIAGE_AGES.Female) return formMessages.brideTooYoung;
  if (gender === 'Male' && yearsBetween(birthDate, today) < MARRIAGE_AGES.Male) return formMessages.groomTooYoung;
  return null;
}

/** Completed years from one calendar day to another; a birthday on 29 February counts from 1 March in other years. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) >= from.slice(5) ? years : years - 1;
}
