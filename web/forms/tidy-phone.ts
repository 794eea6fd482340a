import { normalPhone } from '#contract/phone.ts';
import { asciiDigits } from '#contract/rules.ts';

const LENGTH = 10;

/**
 * A phone number while it is being typed or pasted: normalised first, then limited to ten digits. Another country's (`+44…`) and
 * a prefix that is not complete yet (`+91 98…`) are left alone, and so is a leading 0, which every country has.
 */
export function tidyPhone(typed: string): string {
  const number = normalPhone(typed);
  const plain = asciiDigits(typed).trim();
  if (!/^\d+$/.test(number) || plain.startsWith('0')) return typed;
  return number.slice(0, LENGTH);
}
