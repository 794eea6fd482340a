/**
 * Cleans what families paste. Only this file handles invisible characters, digits of other scripts, and the blanks,
 * hyphens and quotes that word processors and messengers put into numbers.
 */

const DIGIT = /\p{Nd}/gu;
const IS_DIGIT = /^\p{Nd}$/u;
/** The ten digits of a script have consecutive code points, and some of these rows are adjacent. */
const DIGITS_IN_A_ROW = 10;

/** Replaces the digits of all scripts by ASCII digits; other characters stay. */
export const asciiDigits = (text: string): string =>
  text.replace(DIGIT, (digit) => (digit >= '0' && digit <= '9' ? digit : String(valueOfDigit(digit))));

function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (IS_DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % DIGITS_IN_A_ROW;
}

/**
 * Invisible characters: formatting, control characters, lone surrogates. Line ends, tab and NUL are handled elsewhere.
 */
const UNSEEN = /[^\P{Cc}\0\n\t]|[\p{DI}\p{Cs}\ufff9-\ufffc]/u;
/** Joiners, which change the visible text within Indic and Arabic writing and within emoji. */
const JOINER = /^[\u200c\u200d]$/;
const JOINED = /[\u0600-\u06ff\u0900-\u0dff\p{ExtPict}\p{EMod}]/u;
/** After a virama, the sign that removes a vowel, a joiner is also visible at the end of a word: উদ্‌, ত্‍. */
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]/;
/** The variation selectors of emoji, and below the characters behind which they have an effect. */
const SELECTOR = /^[\ufe0e\ufe0f]$/;
const TAKES_SELECTOR = /[\p{ExtPict}\p{EMod}\d#*]/u;
/** Matches a visible character: no blank, and no accent without its letter. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => !SEEN.test(text.replace(/[\p{DI}\u2800]/gu, ''));

/**
 * Returns a text in its one form for storing and comparing: NFC, one kind of line end, no invisible characters; `''` if
 * nothing is visible. Joiners stay where Bengali and emoji need them.
 */
export function normalText(text: string): string {
  const composed = text.normalize('NFC').replace(/\r\n?/g, '\n');
  const visible = UNSEEN.test(composed) ? withoutUnseen(composed) : composed;
  // A NUL stays, so that the rule of the field refuses the text.
  return isBlank(visible) && !visible.includes('\0') ? '' : visible;
}

/** Removes the invisible characters of a text, except joiners and selectors that change what is seen. */
function withoutUnseen(text: string): string {
  const signs = [...text].filter((sign) => JOINER.test(sign) || SELECTOR.test(sign) || !UNSEEN.test(sign));
  const keptSigns: string[] = [];
  signs.forEach((sign, index) => {
    const before = keptSigns.at(-1) ?? '';
    const after = signs[index + 1] ?? '';
    let isNeeded = true;
    if (JOINER.test(sign)) isNeeded = joins(before, after);
    else if (SELECTOR.test(sign)) isNeeded = TAKES_SELECTOR.test(before);
    if (isNeeded) keptSigns.push(sign);
  });
  const clean = keptSigns.join('').normalize('NFC');
  // Marks that have come together may have changed places, and a joiner may no longer be behind a virama.
  return clean === text ? clean : withoutUnseen(clean);
}

/** Whether a joiner between these two characters changes what is seen. */
const joins = (before: string, after: string) =>
  VIRAMA.test(before) || (JOINED.test(after) && (JOINED.test(before) || SELECTOR.test(before)));

const DASH = /[\p{Pd}\u2212\u2043\u02d7]/gu;
const SINGLE_QUOTE = /[\u2018-\u201b\u2032\u00b4\u02b9\u02bc\u0060]/g;
const DOUBLE_QUOTE = /[\u201c-\u201f\u2033\u02ba]|''/g;
/** Characters that are removed from numbers: invisible ones and enclosing marks. */
const NOT_IN_NUMBERS = /[^\P{C}\0\n\t]|[\p{DI}\p{Me}\ufffd\u2800]/gu;

/** Cleans a number, a date or a code: ASCII digits, plain blanks, hyphens and quotes, and no invisible characters. */
export const plainSigns = (text: string): string =>
  asciiDigits(text.replace(NOT_IN_NUMBERS, '').normalize('NFKC').replace(NOT_IN_NUMBERS, ''))
    .replace(DASH, '-')
    .replace(SINGLE_QUOTE, "'")
    .replace(DOUBLE_QUOTE, '"')
    .replace(/\s+/g, ' ')
    .trim();

/** Cleans a text as `plainSigns` does, and removes blanks and hyphens: for codes and numbers of a few digits. */
export const bareSigns = (text: string): string => plainSigns(text).replace(/[\s-]/g, '');

/** Blanks, quotes and brackets before a copied address. */
const OPENING = /^[\s"'‘“«<([{]+/;
/** The same behind it, and the punctuation of the sentence. */
const CLOSING = /[\s"'’”»>)\]},;:!|।.]+$/;

/**
 * Cleans an e-mail address or a link: removes the brackets, quotes and full stops of the sentence from which it was
 * copied. The rest stays as typed.
 */
export function pastedAddress(text: string): string {
  const address = normalText(text).replace(/[\p{Cf}\u2800\ufffd]/gu, '');
  return address
    .replace(OPENING, '')
    .replace(/^mailto:/i, '')
    .replace(CLOSING, '');
}
