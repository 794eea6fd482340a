import { mondayInIndia } from '#contract/india-day.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** On Sunday evening in India: the presses of the week are settled, and the prices of the next are made. */
const BEGINS_AT_HOUR = 21;

const beginningOf = (week: string): number => Date.parse(`${week}T00:00:00+05:30`);

/**
 * The week whose introductions are to be made, by its Monday: from Sunday evening on the next; else the one that is, where that was
 * missed. None on Sunday before the evening: a week that is about to end begins no more.
 */
export function dueWeek(now = Date.now()): string | undefined {
  const week = mondayInIndia(now);
  const passed = now - beginningOf(week);
  if (passed >= 6 * DAY_MS + BEGINS_AT_HOUR * HOUR_MS) return mondayInIndia(now + DAY_MS);
  return passed < 6 * DAY_MS ? week : undefined;
}
