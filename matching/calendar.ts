const daysInMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days from 1 January 1970 to a civil date 'YYYY-MM-DD'; null for anything that is not a real date. */
export function dayNumber(date: string | null | undefined): number | null {
  if (date == null || date.length !== 10 || date.charAt(4) !== '-' || date.charAt(7) !== '-') return null;
  const year = number(date, 0, 4);
  const month = number(date, 5, 7);
  const day = number(date, 8, 10);
  // A non-digit character makes the number NaN, which fails every comparison.
  if (!(year >= 0 && day >= 1 && day <= (daysInMonth[month - 1] ?? 0))) return null;
  if (month === 2 && day === 29 && (year % 4 !== 0 || (year % 100 === 0 && year % 400 !== 0))) return null;
  // Years start in March here, so that the leap day is the last day of the year.
  const shifted = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  return (
    365 * shifted + Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400) + dayOfYear - 719468
  );
}

/** Week number of a day counted from 1 January 1970; weeks start on Monday and that day is in week 0. */
export const weekOfDay = (day: number): number => Math.floor((day + 3) / 7);

/** Age in completed years on a given day; null when either date is invalid or the birth is later. */
export function ageOn(birthDate: string | null | undefined, on: string): number | null {
  const born = dayNumber(birthDate);
  const today = dayNumber(on);
  if (birthDate == null || born === null || today === null || born > today) return null;
  const years = number(on, 0, 4) - number(birthDate, 0, 4);
  const isBeforeBirthday =
    number(on, 5, 7) * 100 + number(on, 8, 10) < number(birthDate, 5, 7) * 100 + number(birthDate, 8, 10);
  return isBeforeBirthday ? years - 1 : years;
}

function number(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48;
    value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN;
  }
  return value;
}
