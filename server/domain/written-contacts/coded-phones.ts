import { isInForeignDigits } from './foreign-digits.ts';
import { tellsOfCalls } from './honest-numbers.ts';
import { isInMaskedDigits } from './masked-digits.ts';
import { SURE_MOBILE } from './phone-runs.ts';
import { hasCodesOfFigures, hasCountedRow, hasRepeatedRow, hasRowOfSigns } from './repeated-rows.ts';
import { CALLS_ABROAD } from './row-tables.ts';
import { plainLetters } from './seen-text.ts';
import { hasToldCode } from './told-codes.ts';

/* Phones in codes that no table has: they are known by the form of a row of digits, and by what is said beside it. */

const ABROAD = new RegExp(`(?<![\\p{L}\\p{M}])(?:${CALLS_ABROAD})(?![\\p{L}\\p{M}])`, 'u');
/** One digit in a figure and one word, in turns: 7 smile 9 home 0 star. */
const IN_TURNS =
  /(?<![\p{L}\p{M}\d.,:/-])(?:\d[\s,;-]{0,3}[\p{L}\p{M}]{2,14}[\s,;-]{1,3}){9}\d(?![\d.,:/-]\d)|(?<![\p{L}\p{M}\d.,:/-])(?:[\p{L}\p{M}]{2,14}[\s-]{0,3}\d[\s,;-]{1,3}){9}[\p{L}\p{M}]{2,14}[\s-]{0,3}\d(?![\d.,:/-]\d)/u;
/** A number of two for each digit. */
const IN_BITS = /(?<![\d.,])[01]{1,4}(?:[\s,/-]{1,3}[01]{1,4}){8,12}(?![\d.,]*\d)/;

const NUMBERS = 'numbers?|numbr|nmbr|num|nombor|nombar|nambar|nomber|nambr|phones?|fone|phn|ph|mobiles?|mob|mobail|mobile no|cell|cel|whats ?app|wa|tel|digits?|নম্বর|নাম্বার|ফোন|মোবাইল|नंबर|फोन|मोबाइल|movil|nummer|handy|telefono|telephone|numero|raqam';
const CALLING = 'call|ring|phone|fone|dial|text|txt|ping|reach|contact|whats ?app|msg|buzz|কল|ফোন|फोन|कॉल';
/** What says that the reader is to call, at the end or the beginning, or of whom the number is: a text may tell of calls otherwise. */
const OF_READER = new RegExp(
  plainLetters(
    [
      `(?<![\\p{L}\\p{M}])(?:my|our|amar|amr|mera|meri|আমার|মায়ের|বাবার|मेरा|her|his|mi|mon|mein|meine)\\s(?:[\\p{L}\\p{M}]+\\s)?(?:${NUMBERS}|no)(?![\\p{L}\\p{M}])`,
      `(?<![\\p{L}\\p{M}])(?:${CALLING}) (?:me|us|koro|korun|korben|kor|karo|kijiye|din|diyo|ok|now|plz|pls|please|at|on|করুন|করবেন|করো|দিন|करें|करो)(?=\\W*$|\\W*(?:ok|now|plz|pls|please|anytime|asap|only|at|on|for|if|tonight|today|tomorrow|soon|after|dear)(?![\\p{L}\\p{M}])|\\s*[^\\p{L}\\s])`,
      `(?<![\\p{L}\\p{M}])(?<!(?:over|on|by|of|in|the|off|a|from|with) )(?:${NUMBERS}|${CALLING}|${CALLS_ABROAD})[^\\p{L}\\p{M}\\d]*$`,
      `^[^\\p{L}\\p{M}\\d]*(?:${NUMBERS}|${CALLING})(?![\\p{L}\\p{M}])`,
      `(?<![\\p{L}\\p{M}])(?:digits?|decode\\w*|ascii|hex|cipher|llam\\w+|appelez|anrufen|indian number)(?![\\p{L}\\p{M}])`,
    ].join('|'),
  ),
  'u',
);

export function hasCodedPhone(text: string): boolean {
  const lower = text.toLowerCase();
  const isOfReader = OF_READER.test(lower);
  const isOfCalls = isOfReader || tellsOfCalls(lower) || ABROAD.test(lower);
  const turns = IN_TURNS.exec(lower)?.[0].replace(/\D/g, '') ?? '';
  if (SURE_MOBILE.test(turns)) return true;
  if (isInForeignDigits(lower) || isInMaskedDigits(lower, isOfCalls) || hasToldCode(text, isOfCalls)) return true;
  return isOfReader && (hasRepeatedRow(text) || hasRowOfSigns(text) || hasCountedRow(text) || hasCodesOfFigures(text) || IN_BITS.test(lower));
}
