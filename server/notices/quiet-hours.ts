const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Offset of India's time from UTC, in seconds. It has no daylight saving. */
const INDIA_OFFSET = 5.5 * HOUR_SECONDS;
/** The beginning of the quiet hours, in seconds since midnight. */
const EVENING = 21 * HOUR_SECONDS;
/** The end of the quiet hours, in seconds since midnight. */
const MORNING = 8 * HOUR_SECONDS;

/**
 * Returns the seconds for which a notice waits that must not wake a family: until the morning in India; 0 by day.
 */
export function secondsUntilMorning(now: Date): number {
  const sinceMidnight = (now.getTime() / 1_000 + INDIA_OFFSET) % DAY_SECONDS;
  if (sinceMidnight >= EVENING) return DAY_SECONDS - sinceMidnight + MORNING;
  return Math.max(0, MORNING - sinceMidnight);
}
