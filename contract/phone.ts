import { holding, must, type Rule, reading, refused } from './rule.ts';
import { asciiDigits } from './rules.ts';
import type { RuleSaying } from './saying.ts';

/** Countries that put a 0 before a number at home, and none behind their code: `+44 07911 123456` is dialled without it. */
const HOME_ZERO = /^(\+(?:2[07]|3[123]|4[013469]|6[0-46]|8[1246]|9[0-58]|234|254|35[38]|880|966|97[127]))0(?=[1-9])/;

/**
 * A phone number as families type it, in its one stored form: ten digits in India, `+` and all digits (E.164) elsewhere.
 * Spaces, dashes, brackets and Bengali digits are accepted, `00` for `+`, and before an Indian number `+91`, `91` or `0`; what is
 * not a number is returned as typed. Which numbers a country has, and of what kind, is for the server to see.
 */
export function normalPhone(typed: string): string {
  const bare = bareNumber(typed)
    .replace(/^00(?=[1-9]\d{10})/, '+')
    .replace(HOME_ZERO, '$1');
  const digits = bare.replace(/^\+/, '');
  if (!/^\d+$/.test(digits)) return bare;
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2);
  if (digits.length === 11 && digits.startsWith('0')) return digits.slice(1);
  return bare;
}

/** Ten digits that a telephone can have, or a number of another country; otherwise registration answers msgcode 3. */
export const isAcceptablePhone = (phone: string): boolean =>
  isAbroad(phone) || (/^[1-9]\d{9}$/.test(phone) && !/^(\d)\1{9}$/.test(phone));

/** Where a stored number is dialled from anywhere: ten digits are India's. */
export const dialled = (phone: string): string => (phone.startsWith('+') ? phone : `+91${phone}`);

/** Ten characters after normalising (specification 5), or a number of another country; `isAcceptablePhone` says more. */
export const phone = (sentence: RuleSaying) =>
  holding(
    reading(normalPhone),
    must((value) => ([...value].length === 10 || isAbroad(value)) && !value.includes('\0'), sentence),
  );

/** The same for a number that is to be stored: behind a leading 0, or too long without a +, it may be of any country. */
export const newPhone = (sentence: RuleSaying) => ofKnownCountry(phone(sentence));

/** The same, or `''`. */
export const optionalPhone = (sentence: RuleSaying) =>
  ofKnownCountry(
    holding(
      reading(normalPhone),
      must((value) => value === '' || isAcceptablePhone(value), sentence),
    ),
  );

/** A number that a telephone can have. */
export const acceptablePhone = (sentence: RuleSaying) =>
  ofKnownCountry(holding(reading(normalPhone), must(isAcceptablePhone, sentence)));

const ofKnownCountry =
  (rule: Rule<string>): Rule<string> =>
  (raw) =>
    HOME_NUMBER.test(bareNumber(raw)) || /^\d{12,15}$/.test(normalPhone(raw))
      ? refused('phoneNeedsCountry')
      : rule(raw);

/** As it is dialled within its country, whichever that is. */
const HOME_NUMBER = /^\+?0[1-9]\d{9,12}$/;

const bareNumber = (typed: string): string => asciiDigits(typed).replace(/\(0\)|[\s\-().\u200b-\u200d\u2060]/g, '');

/** E.164 outside India: `+`, the country's code and the number. */
const isAbroad = (phone: string): boolean => /^\+(?!91)[1-9]\d{6,14}$/.test(phone);
