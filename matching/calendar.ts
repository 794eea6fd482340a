const daysInMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days since 1 January 1970 of a civil date 'YYYY-MM-DD'; null for anything that is no real date. */
export function dayNumber(date: string | null | undefined): number | null {
  if (date == null || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const year = number(date, 0, 4);
  const month = number(date, 5, 7);
  const day = number(date, 8, 10);
  if (day < 1 || day > (daysInMonth[month - 1] ?? 0)) return null;
  if (month === 2 && day === 29 && (year % 4 !== 0 || (year % 100 === 0 && year % 400 !== 0))) return null;
  // Years begin in March here, so that the leap day is a year's last.
  const shifted = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  return (
    365 * shifted + Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400) + dayOfYear - 719468
  );
}

/** Completed years of age on a day; null when either date is none, or the birth is later. */
export function ageOn(birthDate: string | null | undefined, on: string): number | null {
  const born = dayNumber(birthDate);
  const today = dayNumber(on);
  if (birthDate == null || born === null || today === null || born > today) return null;
  const years = number(on, 0, 4) - number(birthDate, 0, 4);
  return on.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

function number(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at++) value = value * 10 + text.charCodeAt(at) - 48;
  return value;
}
