import { bareNumber, normalPhone } from './dial.ts';
import type { RuleMessageId } from './message.ts';
import { plainSigns } from './pasted.ts';
import { holding, must, type Rule, reading, refused } from './rules.ts';

/**
 * Whether a phone is a valid Indian number of ten digits or a number of another country. Otherwise registration answers
 * msgcode 3.
 */
export const isAcceptablePhone = (phone: string): boolean =>
  isAbroad(phone) || (/^[1-9]\d{9}$/.test(phone) && !/^(\d)\1{9}$/.test(phone));

/**
 * A rule: ten characters after normalizing (specification 5), or a number of another country. `isAcceptablePhone` is
 * stricter.
 */
export const phone = (message: RuleMessageId) =>
  holding(
    reading(normalPhone),
    must((value) => ([...value].length === 10 || isAbroad(value)) && !value.includes('\0'), message),
  );

/**
 * A rule like `phone` for a number that will be stored, also for a client of the specification. Ten bare digits are
 * accepted as they are.
 */
export const newPhone = (message: RuleMessageId) => ofKnownCountry(phone(message), { isTenEnough: true });

/** A rule for a valid phone number, or `''`. */
export const optionalPhone = (message: RuleMessageId) =>
  ofKnownCountry(
    holding(
      reading(normalPhone),
      must((value) => value === '' || isAcceptablePhone(value), message),
    ),
  );

/** A rule for a valid phone number. */
export const acceptablePhone = (message: RuleMessageId) =>
  ofKnownCountry(holding(reading(normalPhone), must(isAcceptablePhone, message)));

const TEN_DIGITS = /^\d{10}$/;

/** Returns the rule with the condition that the country is clear. With `isTenEnough`, ten bare digits are Indian. */
function ofKnownCountry(rule: Rule<string>, { isTenEnough = false } = {}): Rule<string> {
  return (raw) => {
    const isClear = !needsCountry(raw) || (isTenEnough && TEN_DIGITS.test(raw));
    return isClear ? rule(raw) : refused('phoneNeedsCountry');
  };
}

/** A number as it is dialled within its country, whichever country that is. */
const HOME_NUMBER = /^\+?0[1-9]\d{8,12}$/;
/**
 * A domestic Indian number (mobile, or landline of West Bengal, 033 …). No country of our families abroad dials such
 * numbers. Mobiles that begin with 7 are left out, because British mobiles look the same.
 */
const INDIAN_HOME_NUMBER = /^0(?:[689]\d{9}|3\d{9})$/;
/**
 * Digits without a `+` that may be of another country: too long, American with a leading 1, or ten digits that are no
 * Indian mobile. No area code begins with 1.
 */
const OF_ANY_COUNTRY = /^(?:\d{12,15}|1[2-9]\d{9}|[2-5]\d{9})$/;
/** `(908) 555-0123`: the American style, which is not used in India. */
const AMERICAN = /^\(\s?[2-9]\d\d\s?\)/;

/** Whether a number, as written, may belong to more than one country. */
export function needsCountry(typed: string): boolean {
  const bare = bareNumber(typed);
  if (/^(?:\+[1-9]|00[1-9]\d{10})/.test(bare)) return /^\+?0/.test(normalPhone(typed));
  if (HOME_NUMBER.test(bare)) return !INDIAN_HOME_NUMBER.test(bare);
  if (/^91[6-9]\d{9}$/.test(bare)) return false;
  return OF_ANY_COUNTRY.test(bare) || (TEN_DIGITS.test(bare) && AMERICAN.test(plainSigns(typed)));
}

/** Whether a phone is E.164 outside India: `+`, the country code and the number. */
const isAbroad = (phone: string): boolean => /^\+(?!91)[1-9]\d{6,14}$/.test(phone);
