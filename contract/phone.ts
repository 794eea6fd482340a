import { bareNumber, normalPhone } from './dial.ts';
import type { RuleMessageId } from './message.ts';
import { plainSigns } from './pasted.ts';
import { holding, must, type Rule, reading, refused } from './rules.ts';

/** Ten digits that a telephone can have, or a number of another country; otherwise registration answers msgcode 3. */
export const isAcceptablePhone = (phone: string): boolean =>
  isAbroad(phone) || (/^[1-9]\d{9}$/.test(phone) && !/^(\d)\1{9}$/.test(phone));

/** Ten characters after normalising (specification 5), or a number of another country; `isAcceptablePhone` says more. */
export const phone = (message: RuleMessageId) =>
  holding(
    reading(normalPhone),
    must((value) => ([...value].length === 10 || isAbroad(value)) && !value.includes('\0'), message),
  );

/** The same for a number that is to be stored, for a caller of the specification too: ten bare digits are taken as they are. */
export const newPhone = (message: RuleMessageId) => ofKnownCountry(phone(message), true);

/** A number that a telephone can have, or `''`. */
export const optionalPhone = (message: RuleMessageId) =>
  ofKnownCountry(
    holding(
      reading(normalPhone),
      must((value) => value === '' || isAcceptablePhone(value), message),
    ),
  );

/** A number that a telephone can have. */
export const acceptablePhone = (message: RuleMessageId) =>
  ofKnownCountry(holding(reading(normalPhone), must(isAcceptablePhone, message)));

const ofKnownCountry =
  (rule: Rule<string>, isTenEnough = false): Rule<string> =>
  (raw) =>
    needsCountry(raw) && !(isTenEnough && TEN_DIGITS.test(raw)) ? refused('phoneNeedsCountry') : rule(raw);

const TEN_DIGITS = /^\d{10}$/;

/** As it is dialled within its country, whichever that is. */
const HOME_NUMBER = /^\+?0[1-9]\d{8,12}$/;
/** So dialled in India, and by nobody abroad whose family is ours: a mobile, or a landline of West Bengal (033 …). */
const INDIAN_HOME_NUMBER = /^0(?:[689]\d{9}|3\d{9})$/;
/** Too long without a `+`, as America writes it with its 1, and ten digits that are no Indian mobile. A leading 1 has no area anywhere. */
const OF_ANY_COUNTRY = /^(?:\d{12,15}|1[2-9]\d{9}|[2-5]\d{9})$/;
/** `(908) 555-0123`: so America writes a number, and India none. */
const AMERICAN = /^\(\s?[2-9]\d\d\s?\)/;

/** Whether a number may be of more than one country, as it is written. */
export function needsCountry(typed: string): boolean {
  const bare = bareNumber(typed);
  if (/^(?:\+[1-9]|00[1-9]\d{10})/.test(bare)) return /^\+?0/.test(normalPhone(typed));
  if (HOME_NUMBER.test(bare)) return !INDIAN_HOME_NUMBER.test(bare);
  if (/^91[6-9]\d{9}$/.test(bare)) return false;
  return OF_ANY_COUNTRY.test(bare) || (TEN_DIGITS.test(bare) && AMERICAN.test(plainSigns(typed)));
}

/** E.164 outside India: `+`, the country's code and the number. */
const isAbroad = (phone: string): boolean => /^\+(?!91)[1-9]\d{6,14}$/.test(phone);
