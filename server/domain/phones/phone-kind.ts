import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { dialled } from '#contract/dial.ts';

/** `mobile`: a message may reach it; `other`: a landline, or a range newer than the tables; `useless`: nobody can be reached by it. */
export type PhoneKind = 'mobile' | 'other' | 'useless';

/** Networks of no country: satellites, free and shared-cost numbers, premium rate (ITU-T E.164.1). */
const OF_NO_COUNTRY = /^\+(870|87[89]|88[123]|888|979|80[08])/;
/** India's free and paid services, also where a family writes one with ten digits (National Numbering Plan 2003). */
const INDIAN_SERVICE = /^\+91(1[68]00|1860|1[89]0[0-9])/;
const INDIAN_MOBILE = /^\+91[6-9]\d{9}$/;

const MOBILE: readonly NumberType[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];
const LANDLINE: readonly NumberType[] = ['FIXED_LINE', 'VOIP', undefined];

/**
 * What a number in its stored form is for. India's ten digits are taken by their first one: its ranges are given out faster than
 * tables follow. Elsewhere the numbering plans decide (libphonenumber). The country itself is told to nobody.
 */
export function phoneKind(phone: string): PhoneKind {
  const number = dialled(phone);
  if (OF_NO_COUNTRY.test(number) || INDIAN_SERVICE.test(number)) return 'useless';
  if (number.startsWith('+91')) return INDIAN_MOBILE.test(number) ? 'mobile' : 'other';
  const known = parsePhoneNumberFromString(number);
  // A number that its country writes otherwise would not be found again by who types it rightly.
  if (known === undefined || known.number !== number || !known.isPossible()) return 'useless';
  const type = known.getType();
  if (MOBILE.includes(type)) return 'mobile';
  return LANDLINE.includes(type) ? 'other' : 'useless';
}
