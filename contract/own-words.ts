import { asciiDigits } from './pasted.ts';
import { holding, must } from './rule.ts';
import { text } from './rules.ts';

/** Words about oneself or the person hoped for: any text in which nobody can be called or written to. */
export const ownWords = holding(
  text(2000),
  must((value) => !hasContact(value), 'contactInOwnWords'),
);

/**
 * Whether a text carries a phone number or an e-mail address: in digits of either script, spaced or dotted, or spelled
 * out in English or Bengali. Runs of years (`2011-2015, 2017`) are none.
 */
export function hasContact(value: string): boolean {
  const digits = asciiDigits(value.normalize('NFKC')).replace(HINDI_DIGIT, (digit) =>
    String(digit.charCodeAt(0) - HINDI_ZERO),
  );
  const plain = digits.toLowerCase().replace(INVISIBLE, '');
  const isEmail = EMAIL.test(plain) || SPOKEN_EMAIL.test(plain) || PROVIDER.test(plain);
  return isEmail || hasPhone(plain) || hasPhone(spelledDigits(plain));
}

const HINDI_ZERO = 0x966;
const HINDI_DIGIT = /[०-९]/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const EMAIL = /[^\s@]{1,64}\s?@\s?[^\s@]{1,64}/;
// A sentence that ends after "at" (`works at TCS. She …`) is none: a dot counts before the ending of an address alone.
const SPOKEN_EMAIL =
  /[\s([](at|অ্যাট|এট)[\s)\]][^.]{0,30}([\s([](dot|ডট)[\s)\]]+\p{L}{2,}|\.(com|co|net|org|in|info|edu|bd)\b|\s\.\s?(com|net|org)\b)/u;
const PROVIDER =
  /\b(g\s?mail|hotmail|rediffmail|yahoo|outlook|icloud)\s?[([]?(\.|dot)|(জিমেল|জিমেইল|ইয়াহু)\s?[([]?(\.|ডট|dot)/u;

const PHONE_DIGITS = 10;

// Digits with a little of anything but letters between them.
const DIGIT_RUN = /\d(?:[^\p{L}\p{M}\n\d]{0,4}\d)+/gu;
const BROKEN_PHONE = /(?:^|\D)([6-9]\d{2,6})[^\S\n]*\n[^\S\n]*(\d{3,7})(?!\d)/g;
const YEAR = /^(18|19|20)\d\d$/;

function hasPhone(plain: string): boolean {
  const isBroken = [...plain.matchAll(BROKEN_PHONE)].some(([, a = '', b = '']) => a.length + b.length === PHONE_DIGITS);
  return isBroken || (plain.match(DIGIT_RUN) ?? []).some(isPhone);
}

function isPhone(run: string): boolean {
  const groups = run.match(/\d+/g) ?? [];
  // No phone begins like a year: the years before one are none of its digits.
  const first = groups.findIndex((group) => !YEAR.test(group));
  return first >= 0 && groups.slice(first).join('').length >= PHONE_DIGITS;
}

const DIGIT_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map((word, digit) => [
      word,
      String(digit),
    ]),
  ),
  ...Object.fromEntries(
    ['শূন্য', 'এক', 'দুই', 'তিন', 'চার', 'পাঁচ', 'ছয়', 'সাত', 'আট', 'নয়'].map((word, digit) => [
      word.normalize('NFC'),
      String(digit),
    ]),
  ),
  oh: '0',
  জিরো: '0',
};

const WORD = /[\p{L}\p{M}]+/gu;

function spelledDigits(plain: string): string {
  return plain.normalize('NFC').replace(WORD, (word) => DIGIT_WORDS[word] ?? word);
}
