import { DAY_MS } from '#contract/durations.ts';
import { todayInIndia } from '#contract/india-day.ts';

/** Returns the birth date of a person who becomes `years` old today in India, moved by `days` (1: tomorrow). */
export function bornYearsAgo(years: number, days = 0): string {
  const [year = 0, month = 0, day = 0] = todayInIndia().split('-').map(Number);
  const hasThisDay = new Date(Date.UTC(year - years, month - 1, day)).getUTCDate() === day;
  // In a year without the leap day, the birthday is the day before.
  const birthday = Date.UTC(year - years, month - 1, hasThisDay ? day : day - 1);
  return new Date(birthday + days * DAY_MS).toISOString().slice(0, 10);
}
