import { normalPhone } from '#contract/dial.ts';
import { asciiDigits } from '#contract/pasted.ts';
import { needsCountry } from '#contract/phone.ts';

const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/**
 * A phone number while it is being typed or pasted: an Indian mobile becomes its ten digits. Whatever else it may be (`+44…`,
 * `(201) …`, a leading 0, a digit too many) stays as it was typed, for its owner to see: nothing is ever cut off.
 */
export function tidyPhone(typed: string): string {
  const number = normalPhone(typed);
  const isHome = asciiDigits(typed).trim().startsWith('0');
  return INDIAN_MOBILE.test(number) && !isHome && !needsCountry(typed) ? number : typed;
}
