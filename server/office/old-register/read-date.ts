import { yearsBetween } from '#contract/date-rules.ts';
import { DAY_MS } from '#contract/durations.ts';
import { asciiDigits } from '#contract/pasted.ts';
import { fold } from '#matching/family/fold.ts';
import type { Cell } from './reader/order.ts';

/** What a cell says about a birthday; undefined if it says nothing. */
export type ReadDate =
  /** `YYYY-MM-DD`. */
  | { day: string }
  /** From an age or a year alone. No day is invented. */
  | { year: number }
  | { fault: 'dateImpossible' | 'dateToCome' }
  | undefined;

const MONTHS = [
  'jan january জানুয়ারি জানুয়ারী',
  'feb february ফেব্রুয়ারি ফেব্রুয়ারী',
  'mar march মার্চ',
  'apr april এপ্রিল',
  'may মে',
  'jun june জুন',
  'jul july জুলাই',
  'aug august আগস্ট আগষ্ট',
  'sep sept september সেপ্টেম্বর',
  'oct october অক্টোবর',
  'nov november নভেম্বর',
  'dec december ডিসেম্বর',
].map((words) => new Set(words.split(' ').map(fold)));

/** Ages that occur in registers. They determine the century of a two-digit year. */
const AGES = { least: 18, most: 90 } as const;
/** Days since the end of 1899, as in spreadsheets: those of likely birthdays, and that of 1 January 1970 (`epoch`). */
const SERIAL = { least: 7_000, most: 47_500, epoch: 25_569 } as const;
/** A smaller number is not a year. */
const EARLIEST_YEAR = 1_900;

/**
 * Reads a day of birth as registers write it: a spreadsheet date, ৩/৪/৯২, 3.4.92, 3 April 1992. The day comes before
 * the month.
 */
export function readBirthDate(cell: Cell | undefined, today: string): ReadDate {
  if (cell === null || cell === undefined) return undefined;
  if (typeof cell === 'object') return checkDay(cell.day, today);
  if (typeof cell === 'number') return readNumber(cell, today);
  const text = asciiDigits(cell).trim();
  if (!/\d/.test(text)) return undefined;
  if (/^\d+(?:\.0+)?$/.test(text)) return readNumber(Number(text), today);
  const age = /^(\d{2})\s*(?:বছর|বৎসর|years?|yrs?|y)?\s*(?:\+|old)?\.?$/i.exec(text);
  if (age) return yearOfAge(Number(age[1]), today);
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return dateFrom({ year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }, today);
  const dayFirst = /^(\d{1,2})\s*[-./\s,]\s*(\d{1,2})\s*[-./\s,]\s*(\d{4}|\d{2})(?!\d)/.exec(text);
  if (dayFirst)
    return dateFrom({ day: Number(dayFirst[1]), month: Number(dayFirst[2]), year: Number(dayFirst[3]) }, today);
  const words = fold(text).split(' ');
  const month = MONTHS.findIndex((names) => words.some((word) => names.has(word))) + 1;
  const numbers = text.match(/\d+/g) ?? [];
  const year = numbers.find((number) => number.length === 4) ?? numbers[1];
  const day = numbers.find((number) => number !== year && number.length <= 2);
  if (month > 0 && year !== undefined && day !== undefined)
    return dateFrom({ day: Number(day), month, year: Number(year) }, today);
  return { fault: 'dateImpossible' };
}

/** Reads a bare number: an age, a year, or a day as spreadsheets count it. */
function readNumber(number: number, today: string): ReadDate {
  if (number >= AGES.least && number <= AGES.most) return yearOfAge(number, today);
  if (number >= EARLIEST_YEAR && number <= Number(today.slice(0, 4))) return { year: number };
  if (number < SERIAL.least || number > SERIAL.most) return { fault: 'dateImpossible' };
  return checkDay(new Date((Math.floor(number) - SERIAL.epoch) * DAY_MS).toISOString().slice(0, 10), today);
}

/** Returns the year of birth for an age. It may be the year before; the family says which on the call. */
function yearOfAge(age: number, today: string): ReadDate {
  if (age < AGES.least || age > AGES.most) return { fault: 'dateImpossible' };
  return { year: Number(today.slice(0, 4)) - age };
}

/** Returns the year of birth for the age in a cell; undefined if it has no digit. */
export function readAge(cell: Cell | undefined, today: string): ReadDate {
  const text = typeof cell === 'number' || typeof cell === 'string' ? asciiDigits(String(cell)) : '';
  const age = /\d{1,3}/.exec(text)?.[0];
  return age === undefined ? undefined : yearOfAge(Number(age), today);
}

interface Parts {
  day: number;
  month: number;
  year: number;
}

/** Returns the day of these numbers; a year of two digits gets its century. */
function dateFrom({ day, month, year }: Parts, today: string): ReadDate {
  const fullYear = year >= 100 ? year : fullYearOf(year, today);
  const iso = `${String(fullYear).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso) return { fault: 'dateImpossible' };
  return checkDay(iso, today);
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Returns the full year: of this century if the person has then reached the least age of `AGES`, else of the last. */
function fullYearOf(year: number, today: string): number {
  const thisYear = Number(today.slice(0, 4));
  return thisYear - (2_000 + year) >= AGES.least ? 2_000 + year : 1_900 + year;
}

/** Returns the day, unless it is later than today or too long ago for a person who marries. */
function checkDay(day: string, today: string): ReadDate {
  if (day > today) return { fault: 'dateToCome' };
  return yearsBetween(day, today) > AGES.most ? { fault: 'dateImpossible' } : { day };
}
