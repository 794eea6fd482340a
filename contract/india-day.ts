import { DAY_MS } from './durations.ts';

const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** Returns the day in India, `YYYY-MM-DD`; `now` is in milliseconds. */
export const todayInIndia = (now = Date.now()): string => new Date(now + INDIA_OFFSET_MS).toISOString().slice(0, 10);

/** Returns the Monday of this week in India, `YYYY-MM-DD`; `now` is in milliseconds. */
export function mondayInIndia(now = Date.now()): string {
  const daysSince = (new Date(todayInIndia(now)).getUTCDay() + 6) % 7;
  return todayInIndia(now - daysSince * DAY_MS);
}
