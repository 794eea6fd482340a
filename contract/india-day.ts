import { DAY_MS, HOUR_MS } from './durations.ts';

/** The time in India is five and a half hours ahead of UTC, all year. */
const INDIA_OFFSET_MS = 5.5 * HOUR_MS;
const DAYS_IN_WEEK = 7;
/** The number of Monday in `getUTCDay()`, which counts from Sunday as 0. */
const MONDAY = 1;

/** Returns the day in India, `YYYY-MM-DD`; `now` is in milliseconds. */
export const todayInIndia = (now = Date.now()): string => new Date(now + INDIA_OFFSET_MS).toISOString().slice(0, 10);

/** Returns the Monday of this week in India, `YYYY-MM-DD`; `now` is in milliseconds. */
export function mondayInIndia(now = Date.now()): string {
  const weekday = new Date(todayInIndia(now)).getUTCDay();
  const daysSinceMonday = (weekday - MONDAY + DAYS_IN_WEEK) % DAYS_IN_WEEK;
  return todayInIndia(now - daysSinceMonday * DAY_MS);
}
