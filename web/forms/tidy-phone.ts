import { asciiDigits, normalPhone } from '#contract/rules.ts';

const LENGTH = 10;

/**
 * A phone number while it is being typed or pasted: normalised first, then limited to ten digits. A prefix that is not
 * complete yet (`+91 98…`, `098…`) is left alone.
 */
export function tidyPhone(typed: string): string {
  const number = normalPhone(typed);
  if (!/^\d+$/.test(number)) return typed;
  const plain = asciiDigits(typed).trim();
  const isPrefixed = /^[+0]/.test(plain);
  if (!isPrefixed) return number.slice(0, LENGTH);
  const isPrefixGone = plain.replace(/\D/g, '').length > number.length;
  return isPrefixGone ? number : typed;
}
