import * as z from 'zod/mini';
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
