import { plainSigns } from './pasted.ts';

/** Countries that put a 0 before a number at home, and none behind their code: `+44 07911 123456` is dialled without it. */
const HOME_ZERO = /^(\+(?:2[07]|3[123]|4[013469]|6[0-46]|8[1246]|9[0-58]|234|254|35[38]|880|966|97[127]))0(?=[1-9])/;

/**
 * A phone number as families type it, in its one stored form: ten digits in India, `+` and all digits (E.164) elsewhere.
 * Spaces, dashes, brackets and the digits of all scripts are accepted, `00` for `+`, and before an Indian number `+91`, `91` or `0`; what is
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

/** Where a stored number is dialled from anywhere: ten digits are India's. */
export const dialled = (phone: string): string => (phone.startsWith('+') ? phone : `+91${phone}`);

/** The address that calls a stored number, by digits alone: what somebody wrote behind them dials nothing. */
export const telHref = (phone: string): string => call(dialled(bareNumber(phone)));

const call = (number: string): string => `tel:${/^\+?\d*/.exec(number)?.[0] ?? ''}`;

/** The same for a number of the office, which stands apart from its country's code and may begin as it is dialled at home (033 …). */
export function helplineHref({ phoneCode, phone }: { phoneCode: string; phone: string }): string {
  const code = bareNumber(phoneCode);
  const number = bareNumber(phone);
  // Short numbers (1930) are dialled in their country alone.
  if (/^[1-9]\d{2,4}$/.test(number)) return call(number);
  return call(code ? `${code}${number}`.replace(HOME_ZERO, '$1') : dialled(normalPhone(phone)));
}

/** A number without what stands between its digits. */
export const bareNumber = (typed: string): string =>
  plainSigns(typed)
    .replace(/^tel:/i, '')
    .replace(/\(0\)|[\s\-().·•]/g, '');
