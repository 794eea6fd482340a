import { MARRIAGE_AGES } from './choices.ts';
import { messageId, type RuleMessageId } from './message.ts';
import { plainSigns } from './pasted.ts';
import { holding, must, reading } from './rules.ts';

interface DateSentences {
  /** The sentence for a missing day, if the day is required. */
  missing?: RuleMessageId;
  invalid?: RuleMessageId;
  tooEarly?: RuleMessageId;
}

/** An earlier day is a mistake. */
const EARLIEST_DAY = '1900-01-01';

/** Returns the rule for a calendar day `YYYY-MM-DD` or `''`. The default sentences are about a date of birth. */
export const date = ({ missing, invalid = 'birthDateInvalid', tooEarly = 'birthDateTooEarly' }: DateSentences = {}) =>
  holding(
    reading((raw) => plainSigns(raw)),
    must((value) => missing === undefined || value !== '', missing ?? invalid),
    must((value) => value === '' || isCalendarDay(value), invalid),
    must((value) => value === '' || value >= EARLIEST_DAY, tooEarly),
  );

function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** A time of day `HH:MM` (24 hours), or `''`. Seconds, as some browsers send them, are dropped. */
export const time = holding(
  reading((raw) => plainSigns(raw).replace(/^(\d\d:\d\d):\d\d$/, '$1')),
  must((value) => value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value), 'timeInvalid'),
);

/**
 * Returns what is wrong with a date of birth on the day `today` (`YYYY-MM-DD` in India), or null. Errors: in the
 * future, or under the legal age for marriage (`MARRIAGE_AGES`).
 */
export function birthDateProblem(birthDate: string, gender: string, today: string): RuleMessageId | null {
  if (birthDate === '') return null;
  if (birthDate > today) return 'birthDateInFuture';
  if (gender === 'Female') return tooYoung('brideTooYoung', MARRIAGE_AGES.Female, yearsBetween(birthDate, today));
  if (gender === 'Male') return tooYoung('groomTooYoung', MARRIAGE_AGES.Male, yearsBetween(birthDate, today));
  return null;
}

const tooYoung = (key: 'brideTooYoung' | 'groomTooYoung', leastAge: number, age: number): RuleMessageId | null =>
  age < leastAge ? messageId(key, { years: leastAge }) : null;

/**
 * Returns the completed years from one calendar day to another. A birthday on 29 February counts from 1 March in other
 * years.
 */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) >= from.slice(5) ? years : years - 1;
}
