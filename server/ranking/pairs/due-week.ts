import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { mondayInIndia } from '#contract/india-day.ts';
import { settlesAt } from '#contract/weekly-introduction.ts';

/**
 * The hour on Sunday in India from which introductions for the next week are made. By then the week's presses are
 * settled and the next prices are made.
 */
const BEGINS_AT_HOUR = 21;

/** Sunday is this many days after the Monday of its week. */
const DAYS_TO_SUNDAY = 6;

/** Returns the beginning of a week in India, in milliseconds since 1970, by its Monday (`YYYY-MM-DD`). */
const beginningOf = (week: string): number => Date.parse(`${week}T00:00:00+05:30`);

/**
 * Returns the Monday of the week whose introductions are due: from Sunday evening on the next week, else the present
 * week, if it was missed. Undefined from the settlement of a week until the next week is due.
 */
export function dueWeek(now = Date.now()): string | undefined {
  const week = mondayInIndia(now);
  if (now - beginningOf(week) >= DAYS_TO_SUNDAY * DAY_MS + BEGINS_AT_HOUR * HOUR_MS) return mondayInIndia(now + DAY_MS);
  return now < settlesAt(week) ? week : undefined;
}
