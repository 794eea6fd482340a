import { todayInIndia } from '#server/door/answer.ts';

/** The birth date of somebody who becomes `years` old today in India, moved by `days` (1: tomorrow). */
export function bornYearsAgo(years: number, days = 0): string {
  const today = todayInIndia();
  // On a leap day nobody of these ages has a birthday: the day before has them all.
  const day = today.slice(4).replace('-02-29', '-02-28');
  const birthday = new Date(`${Number(today.slice(0, 4)) - years}${day}T00:00:00Z`);
  return new Date(birthday.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
