import type { Language } from '#contract/choices.ts';

/** The locales by which `Intl` writes numbers and dates. Bengali has its own digits. */
const LOCALES: Record<Language, string> = { en: 'en-IN', bn: 'bn-IN-u-nu-beng' };

/** The code point of ০. The other digits follow it. */
const BENGALI_ZERO = 0x09e6;

/** The number formatters made so far. */
const formats: Partial<Record<Language, Intl.NumberFormat>> = {};

/**
 * Formats a number with separators: 1,00,000 or ১,০০,০০০. Formatters are cached, because a page has dozens of numbers
 * and making a formatter is slow.
 */
export function number(value: number, language: Language): string {
  formats[language] ??= new Intl.NumberFormat(LOCALES[language]);
  return formats[language].format(value);
}

/** Formats digits without separators: years, phones, pincodes, ids. */
export const digits = (value: string | number, language: Language): string =>
  language === 'en'
    ? String(value)
    : String(value).replace(/\d/g, (digit) => String.fromCharCode(BENGALI_ZERO + Number(digit)));

/** Formats a time or a day (ISO 8601). */
const formatMoment = (moment: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(moment));

/** Returns a calendar day `YYYY-MM-DD` in words: 26 August 2025, ২৬ আগস্ট, ২০২৫. */
export const longDate = (day: string, language: Language): string =>
  formatMoment(day, language, { dateStyle: 'long', timeZone: 'UTC' });

/** Returns a month `YYYY-MM` in words: November 2026, নভেম্বর ২০২৬. */
export const monthOf = (month: string, language: Language): string =>
  formatMoment(month, language, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns the day of a time (ISO 8601) in India, in words. */
export const dayInIndia = (moment: string, language: Language): string =>
  formatMoment(moment, language, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** Returns the day of a time in India without its year, for days near today: 28 November, ২৮ নভেম্বর. */
export const dayAndMonth = (moment: string, language: Language): string =>
  formatMoment(moment, language, { day: 'numeric', month: 'long', timeZone: 'Asia/Kolkata' });

/**
 * Returns day and minute of a time on India's clock: 28 November, 00:01. Month names are in full, because nobody uses
 * Intl's short Bengali names.
 */
export const momentInIndia = (moment: string, language: Language): string =>
  `${dayAndMonth(moment, language)}, ${digits(timeInIndia(moment), language)}`;

/** Returns hour and minute of a time on India's clock: 00:01. */
export const timeInIndia = (moment: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(moment));
