const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** India has one time and no summer's. */
const INDIA = 330 * MINUTE;
const BEGIN = 21 * HOUR;
const END = 8 * HOUR;

/** How long something waits that is not worth waking a family for: until eight in the morning in India, 0 by day. */
export function secondsUntilLoud(now: Date): number {
  const sinceMidnight = (now.getTime() / 1_000 + INDIA) % DAY;
  if (sinceMidnight >= BEGIN) return DAY - sinceMidnight + END;
  return Math.max(0, END - sinceMidnight);
}
