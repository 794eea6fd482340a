const MINUTE = 60_000;
/** India has one time and no summer's. */
const INDIA_MS = 330 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BEGIN_HOUR = 21;
const END_HOUR = 8;

/** When something may go out that is not worth waking a family for: now, or at eight in the morning (in India). */
export function afterQuietHours(now: Date): Date {
  const sinceMidnight = (now.getTime() + INDIA_MS) % DAY;
  const midnight = now.getTime() - sinceMidnight;
  if (sinceMidnight >= BEGIN_HOUR * HOUR) return new Date(midnight + DAY + END_HOUR * HOUR);
  return sinceMidnight < END_HOUR * HOUR ? new Date(midnight + END_HOUR * HOUR) : now;
}
