const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Offset of India's time, which has no daylight saving. */
const INDIA = 330 * MINUTE;
const BEGIN = 21 * HOUR;
const END = 8 * HOUR;

/**
 * Returns the seconds for which a notice waits that must not wake a family: until eight in the morning in India, 0 by
 * day.
 */
export function secondsUntilMorning(now: Date): number {
  const sinceMidnight = (now.getTime() / 1_000 + INDIA) % DAY;
  if (sinceMidnight >= BEGIN) return DAY - sinceMidnight + END;
  return Math.max(0, END - sinceMidnight);
}
