import { tellsOfCallsAbroad, tellsReader } from './calls-to-reader.ts';
import { isInForeignDigits } from './foreign-digits.ts';
import { tellsOfCalls } from './honest-numbers.ts';
import { withoutKnownNumbers } from './known-numbers.ts';
import { isInMaskedDigits } from './masked-digits.ts';
import { SURE_MOBILE } from './phone-runs.ts';
import { hasCodesOfFigures, hasCountedRow, hasRepeatedRow, hasRowOfSigns, isCountedPhone } from './repeated-rows.ts';
import { hasToldCode } from './told-codes.ts';

/* Detects phones in codes that no table contains, by the form of a row of digits and by the words near it. */

/** One digit in a figure and one word, in turns: 7 smile 9 home 0 star. */
const IN_TURNS =
  /(?<![\p{L}\p{M}\d.,:/-])(?:\d[\s,;-]{0,3}[\p{L}\p{M}]{2,14}[\s,;-]{1,3}){9}\d(?![\d.,:/-]\d)|(?<![\p{L}\p{M}\d.,:/-])(?:[\p{L}\p{M}]{2,14}[\s-]{0,3}\d[\s,;-]{1,3}){9}[\p{L}\p{M}]{2,14}[\s-]{0,3}\d(?![\d.,:/-]\d)/u;
/** Each digit as a binary number. */
const IN_BITS = /(?<![\d.,])[01]{1,4}(?:[\s,/-]{1,3}[01]{1,4}){8,12}(?![\d.,]*\d)/;

/** Whether a text contains a phone in a code that no table has. */
export function hasCodedPhone(written: string): boolean {
  const text = withoutKnownNumbers(written);
  const lower = text.toLowerCase();
  const isOfReader = tellsReader(lower);
  const isOfCalls = isOfReader || tellsOfCalls(lower) || tellsOfCallsAbroad(lower);
  const digitsInTurns = IN_TURNS.exec(lower)?.[0].replace(/\D/g, '') ?? '';
  if (SURE_MOBILE.test(digitsInTurns) || isCountedPhone(text)) return true;
  if (isInForeignDigits(lower) || isInMaskedDigits(lower, isOfCalls) || hasToldCode(text, isOfCalls)) return true;
  return (
    isOfReader &&
    (hasRepeatedRow(text) ||
      hasRowOfSigns(text) ||
      hasCountedRow(text) ||
      hasCodesOfFigures(text) ||
      IN_BITS.test(lower))
  );
}
