import { todayInIndia } from '#contract/india-day.ts';
import { INTEREST_DAYS } from '#contract/introductions.ts';

const DAY_MS = 86_400_000;

/** When an interest was sent and until when it waits (ISO times), and the whole days (in India) until that day, 0 on it and after it. */
export function untilWhen(sentAt: Date) {
  const expiresAt = sentAt.getTime() + INTEREST_DAYS * DAY_MS;
  const days = (Date.parse(todayInIndia(expiresAt)) - Date.parse(todayInIndia())) / DAY_MS;
  return {
    sentAt: sentAt.toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    daysLeft: Math.max(0, days),
  };
}
