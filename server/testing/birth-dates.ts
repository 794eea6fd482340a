import { todayInIndia } from '#contract/india-day.ts';

/** Returns the birth date of a person who becomes `years` old today in India, moved by `days` (1: tomorrow). */
export function bornYearsAgo(years: number, days = 0): string {
  const [year = 0, month = 0, day = 0] = todayInIndia().split('-').map(Number);
  const isThere = new Date(Date.UTC(year - years, month - 1, day)).getUTCDate() === day;
  // In a year without the leap day, the birthday is the day before.
  const birthday = Date.UTC(year - years, month - 1, isThere ? day : day - 1);
  return new Date(birthday + days * 86_400_000).toISOString().slice(0, 10);
}
