import { plainSigns } from './pasted.ts';

/**
 * Countries whose domestic numbers begin with a 0 that is dropped after the country code: `+44 07911 123456` is dialled
 * without it.
 */
const HOME_ZERO = /^(\+(?:2[07]|3[123]|4[013469]|6[0-46]|8[1246]|9[0-58]|234|254|35[38]|880|966|97[127]))0(?=[1-9])/;

/**
 * Returns a phone number in its one stored form: ten digits for India, `+` and all digits (E.164) elsewhere. Accepts
 * spaces, dashes, brackets, digits of all scripts, `00` for `+`, and `+91`, `91` or `0` before an Indian number.
 *
 * Returns the text as typed if it is not a number. The server checks whether the number exists in its country.
 */
export function normalPhone(typed: string): string {
  const bare = bareNumber(typed)
    .replace(/^00(?=[1-9]\d{10})/, '+')
    .replace(HOME_ZERO, '$1');
  const digits = bare.replace(/^\+/, '');
  if (!/^\d+$/.test(digits)) return bare;
  // An Indian number of ten digits, behind the country code or the domestic 0.
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2);
  if (digits.length === 11 && digits.startsWith('0')) return digits.slice(1);
  return bare;
}

/** Returns a stored number in international form. Ten digits are an Indian number. */
export const dialled = (phone: string): string => (phone.startsWith('+') ? phone : `+91${phone}`);

/**
 * Returns the `tel:` URL of a stored number. It contains digits only, so words written after the number have no effect.
 */
export const telHref = (phone: string): string => telUrl(dialled(bareNumber(phone)));

const telUrl = (number: string): string => `tel:${/^\+?\d*/.exec(number)?.[0] ?? ''}`;

/**
 * Returns the `tel:` URL of an office number. Its country code is stored separately, and it may begin with the domestic
 * 0 (033 …).
 */
export function helplineHref({ phoneCode, phone }: { phoneCode: string; phone: string }): string {
  const code = bareNumber(phoneCode);
  const number = bareNumber(phone);
  // Short numbers (1930) can only be dialled within their country.
  if (/^[1-9]\d{2,4}$/.test(number)) return telUrl(number);
  return telUrl(code ? `${code}${number}`.replace(HOME_ZERO, '$1') : dialled(normalPhone(phone)));
}

/** Returns a number without `tel:`, `(0)` and the separators between its digits. */
export const bareNumber = (typed: string): string =>
  plainSigns(typed)
    .replace(/^tel:/i, '')
    .replace(/\(0\)|[\s\-().·•]/g, '');
