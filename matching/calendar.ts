/** Days of each month, January first; February with its leap day. */
const daysInMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days from 1 March of the year 0 to 1 January 1970. */
const daysFromYear0To1970 = 719_468;

/** Returns the days from 1 January 1970 to a civil date 'YYYY-MM-DD'; null for anything that is not a real date. */
export function dayNumber(date: string | null | undefined): number | null {
  if (date == null || date.length !== 10 || date.charAt(4) !== '-' || date.charAt(7) !== '-') return null;
  const year = numberIn(date, 0, 4);
  const month = numberIn(date, 5, 7);
  const day = numberIn(date, 8, 10);
  // A non-digit character makes the number NaN, which fails every comparison.
  if (!(year >= 0 && day >= 1 && day <= (daysInMonth[month - 1] ?? 0))) return null;
  if (month === 2 && day === 29 && !isLeapYear(year)) return null;
  // Years start in March here, so that the leap day is the last day of the year.
  const marchYear = month > 2 ? year : year - 1;
  const monthsFromMarch = month > 2 ? month - 3 : month + 9;
  // From March on, every five months have 153 days.
  const dayOfYear = Math.floor((153 * monthsFromMarch + 2) / 5) + day - 1;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return 365 * marchYear + leapDays + dayOfYear - daysFromYear0To1970;
}

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Days from the Monday of its week to 1 January 1970, a Thursday. */
const daysSinceMonday = 3;

/** Returns the week of a day counted from 1 January 1970. Weeks start on Monday, and that day is in week 0. */
export const weekOfDay = (day: number): number => Math.floor((day + daysSinceMonday) / 7);

/** Returns the age in completed years on a day; null if either date is invalid or the birth is later. */
export function ageOn(birthDate: string | null | undefined, on: string): number | null {
  const born = dayNumber(birthDate);
  const today = dayNumber(on);
  if (birthDate == null || born === null || today === null || born > today) return null;
  const years = numberIn(on, 0, 4) - numberIn(birthDate, 0, 4);
  const isBeforeBirthday = monthAndDay(on) < monthAndDay(birthDate);
  return isBeforeBirthday ? years - 1 : years;
}

/** Returns month and day of a date 'YYYY-MM-DD' as one number, by which days of a year can be compared. */
const monthAndDay = (date: string): number => numberIn(date, 5, 7) * 100 + numberIn(date, 8, 10);

const codeOfZero = '0'.charCodeAt(0);

/** Returns the number written from index `from` up to but not including `to`; NaN for anything but digits. */
function numberIn(text: string, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index++) {
    const digit = text.charCodeAt(index) - codeOfZero;
    value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN;
  }
  return value;
}
