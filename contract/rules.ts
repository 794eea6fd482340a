import * as z from 'zod/mini';
import { MARRIAGE_AGES } from './choices.ts';
import { formMessages } from './form-messages.ts';

const BENGALI_ZERO = 0x09e6;

/** Bengali digits as ASCII digits; everything else stays. */
export const asciiDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));

/** One form of a text for storing and comparing: NFC, and line ends as browsers and programs agree on them. */
export const normalText = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n');

const normalised = (limit: number) =>
  z.pipe(z.string(), z.transform(normalText)).check(
    z.refine((value: string) => !value.includes('\0'), { error: formMessages.notText, abort: true }),
    z.refine((value: string) => value.length <= limit, { error: formMessages.tooLong, abort: true }),
  );

/** Any text, kept exactly but for NFC and line ends. */
export const text = (limit = 200) => normalised(limit);

/** Text with something to read in it. */
export const requiredText = (sentence: string, limit = 200) =>
  normalised(limit).check(z.refine((value: string) => value.trim() !== '', { error: sentence }));

/** One value of a closed list, or `''`. */
export const choice = <const T extends string>(values: readonly T[]) =>
  oneOf(['', ...values], formMessages.chooseFromList);

/** One value of a closed list; the sentence says that it is missing. */
export const requiredChoice = <const T extends string>(values: readonly T[], sentence: string) =>
  oneOf(values, sentence);

/** Ids of a lookup list, joined by commas on the wire; sorted, each once. Whether the list has them is for the server to see. */
export const lookupIds = listOf((part) => (/^\d{1,9}$/.test(part) ? Number(part) : undefined));

/** Values of a closed list, joined by commas on the wire, in the list's order, each once. */
export const choices = <const T extends string>(values: readonly T[]) =>
  listOf((part) => values.find((known) => known === part));

const MOST_LISTED = 120;

function listOf<T extends string | number>(read: (part: string) => T | undefined) {
  return z.pipe(
    z.string(),
    z.transform((value: string, context): T[] => {
      const parts = asciiDigits(value)
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
      const found = new Set<T>();
      for (const part of parts.slice(0, MOST_LISTED + 1)) {
        const known = read(part);
        if (known !== undefined) found.add(known);
        else context.issues.push({ code: 'custom', message: formMessages.chooseFromList, input: value });
      }
      if (parts.length > MOST_LISTED)
        context.issues.push({ code: 'custom', message: formMessages.tooLong, input: value });
      return [...found].sort(inOrder);
    }),
  );
}

const inOrder = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));

function oneOf<const T extends string>(values: readonly T[], sentence: string) {
  return z.pipe(
    z.string(),
    z.transform((value: string, context) => {
      const found = values.find((known) => known === value);
      if (found !== undefined) return found;
      context.issues.push({ code: 'custom', message: sentence, input: value });
      return z.NEVER;
    }),
  );
}

/** Ids fit PostgreSQL's integer. */
const LOOKUP_ID: NumberRule = {
  pattern: /^\d{1,10}$/,
  sentence: formMessages.chooseFromList,
  accepts: (id) => id < 2 ** 31,
};

/** The id of a lookup entry, or null; whether the list has it is for the server to see. */
export const lookupId = optionalNumber(LOOKUP_ID);
export const requiredLookupId = (missing: string) => requiredNumber(LOOKUP_ID, missing);

/** Centimetres or kilograms: whole, or with one decimal. */
const HEIGHT = measure(90, 250, formMessages.heightOutOfRange);
const WEIGHT = measure(20, 250, formMessages.weightOutOfRange);
export const heightCm = optionalNumber(HEIGHT);
export const weightKg = optionalNumber(WEIGHT);
export const requiredHeightCm = requiredNumber(HEIGHT, formMessages.heightRequired);
export const requiredWeightKg = requiredNumber(WEIGHT, formMessages.weightRequired);

interface NumberRule {
  pattern: RegExp;
  sentence: string;
  accepts?: (value: number) => boolean;
}

function measure(least: number, most: number, sentence: string): NumberRule {
  return { pattern: /^\d{1,3}(\.\d)?$/, sentence, accepts: (value) => value >= least && value <= most };
}

export function optionalNumber(rule: NumberRule) {
  return z.pipe(
    z.string(),
    z.transform((raw: string, context): number | null => (raw.trim() === '' ? null : readNumber(raw, rule, context))),
  );
}

function requiredNumber(rule: NumberRule, missing: string) {
  return z.pipe(
    z.string(),
    z.transform((raw: string, context) =>
      readNumber(raw, raw.trim() === '' ? { ...rule, sentence: missing } : rule, context),
    ),
  );
}

function readNumber(
  raw: string,
  { pattern, sentence, accepts = () => true }: NumberRule,
  context: z.core.ParsePayload,
): number {
  const value = asciiDigits(raw).trim();
  if (pattern.test(value) && accepts(Number(value))) return Number(value);
  context.issues.push({ code: 'custom', message: sentence, input: raw });
  return z.NEVER;
}

/**
 * A phone number as families type it, in its one stored form: ten digits. Spaces, dashes, Bengali digits, a leading
 * `+91`, `0091` or `0` are accepted; what is not a number is returned as typed.
 */
export function normalPhone(typed: string): string {
  const bare = asciiDigits(typed).replace(/[\s\-().\u200b-\u200d\u2060]/g, '');
  const digits = bare.replace(/^\+/, '');
  if (!/^\d+$/.test(digits)) return bare;
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2);
  if (digits.length === 14 && digits.startsWith('0091')) return digits.slice(4);
  if (digits.length === 11 && digits.startsWith('0')) return digits.slice(1);
  return digits;
}

/** Ten digits that a telephone can have; what step 1 of the registration answers with msgcode 3 otherwise. */
export const isAcceptablePhone = (phone: string): boolean => /^[1-9]\d{9}$/.test(phone) && !/^(\d)\1{9}$/.test(phone);

/** Ten characters after normalising (specification 5); `isAcceptablePhone` says whether they are a number. */
export const phone = (sentence: string) =>
  z
    .pipe(z.string(), z.transform(normalPhone))
    .check(z.refine((value: string) => [...value].length === 10 && !value.includes('\0'), { error: sentence }));

/** An e-mail address, or `''`. */
export const email = (sentence: string) =>
  normalised(254).check(z.refine((value: string) => value === '' || isEmail(value), { error: sentence }));

export const requiredEmail = (sentence: string) => normalised(254).check(z.refine(isEmail, { error: sentence }));

export const isEmail = (value: string): boolean => /^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);

export const PASSWORD_MINIMUM = 6;
export const PASSWORD_LIMIT = 256;

/** A password as typed (NFC, so that every keyboard gives the same one). */
export const password = (sentence: string) =>
  z
    .pipe(
      z.string(),
      z.transform((value: string) => value.normalize('NFC')),
    )
    .check(
      z.refine((value: string) => [...value].length >= PASSWORD_MINIMUM && value.trim() !== '', {
        error: sentence,
        abort: true,
      }),
      z.refine((value: string) => value.length <= PASSWORD_LIMIT, { error: formMessages.passwordTooLong }),
    );

/** The operator's key of the Power Link: six characters at least, kept as typed. */
export const securityKey = (sentence: string) =>
  z
    .string()
    .check(z.refine((value: string) => [...value].length >= 6 && value.length <= PASSWORD_LIMIT, { error: sentence }));

/** A calendar day `YYYY-MM-DD`, or `''`. */
export const date = (missing?: string) =>
  z
    .pipe(
      z.string(),
      z.transform((raw: string) => asciiDigits(raw).trim()),
    )
    .check(
      z.refine((value: string) => missing === undefined || value !== '', { error: missing ?? '', abort: true }),
      z.refine((value: string) => value === '' || isCalendarDay(value), {
        error: formMessages.birthDateInvalid,
        abort: true,
      }),
      z.refine((value: string) => value === '' || value >= '1900-01-01', { error: formMessages.birthDateTooEarly }),
    );

function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** A time of day `HH:MM` (24 hours), or `''`. Seconds, as some browsers send them, are dropped. */
export const time = z
  .pipe(
    z.string(),
    z.transform((raw: string) =>
      asciiDigits(raw)
        .trim()
        .replace(/^(\d\d:\d\d):\d\d$/, '$1'),
    ),
  )
  .check(
    z.refine((value: string) => value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value), {
      error: formMessages.timeInvalid,
    }),
  );

/**
 * What is wrong with a date of birth on the day `today` (`YYYY-MM-DD` in India): in the future, or under the legal age
 * for a marriage (18 for a bride, 21 for a groom; specification-decisions, Validation). Null when nothing is.
 */
export function birthDateProblem(birthDate: string, gender: string, today: string): string | null {
  if (birthDate === '') return null;
  if (birthDate > today) return formMessages.birthDateInFuture;
  if (gender === 'Female' && yearsBetween(birthDate, today) < MARRIAGE_AGES.Female) return formMessages.brideTooYoung;
  if (gender === 'Male' && yearsBetween(birthDate, today) < MARRIAGE_AGES.Male) return formMessages.groomTooYoung;
  return null;
}

/** Completed years from one calendar day to another; a birthday on 29 February counts from 1 March in other years. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) >= from.slice(5) ? years : years - 1;
}

/** Whether a pincode is long enough: six digits in India, three characters at least elsewhere. */
export const isPincode = (pincode: string, isIndia: boolean): boolean =>
  isIndia ? /^\d{6}$/.test(pincode) : pincode.length >= 3;

/** A pincode; its length depends on the country (`isPincode`). */
export const pincode = (sentence: string) =>
  z
    .pipe(
      z.string(),
      z.transform((raw: string) => asciiDigits(normalText(raw)).trim()),
    )
    .check(
      z.refine((value: string) => value !== '', { error: sentence, abort: true }),
      z.refine((value: string) => value.length <= 20 && !value.includes('\0'), { error: formMessages.tooLong }),
    );
