import { mondayInIndia } from '#contract/india-day.ts';
import { settlesAt } from '#contract/weekly-introduction.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** On Sunday evening in India: the presses of the week are settled, and the prices of the next are made. */
const BEGINS_AT_HOUR = 21;

const beginningOf = (week: string): number => Date.parse(`${week}T00:00:00+05:30`);

/**
 * The week whose introductions are to be made, by its Monday: from Sunday evening on the next; else the one that is, where that was
 * missed. None from when a week is settled until the next begins.
 */
export function dueWeek(now = Date.now()): string | undefined {
  const week = mondayInIndia(now);
  if (now - beginningOf(week) >= 6 * DAY_MS + BEGINS_AT_HOUR * HOUR_MS) return mondayInIndia(now + DAY_MS);
  return now < settlesAt(week) ? week : undefined;
}
