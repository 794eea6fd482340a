import { tellsOfMarks } from './honest-numbers.ts';
import { PHONE_DIGITS, SURE_MOBILE } from './phone-runs.ts';
import { plainLetters } from './seen-text.ts';

/* Detects phones by their layout: one number in each line, American groups, or different signs between all digits. */

/** Three or more lines of digits. */
const LINES = /(?:^|\n)[^\S\n]*\d{1,5}[^\S\n]*(?:\n[^\S\n]*\d{1,5}[^\S\n]*){2,}(?=\n|$)/g;
/** Instructions to read downwards, or what the lines form. */
const DOWNWARDS = new RegExp(
  plainLetters(
    '\\b(?:read|down\\w*|lines?|top|bottom|vertical\\w*|column|upor\\w*|niche\\w*|nicher|neeche|niche|upar|poro|porun|padh\\w*|pash\\w*|join\\w*|together|call|ring|phone|fone|mob\\w*|contact|dial|num\\w*|nombor|whats ?app|wa)\\b|উপর|নিচ|নীচ|পড়|পাশ|লাইন|ফোন|নম্বর|नीचे|ऊपर|पढ|फोन|नंबर',
  ),
  'u',
);

/** Whether the digits of several lines form a phone. */
export const isInLines = (text: string): boolean =>
  DOWNWARDS.test(text) &&
  !tellsOfMarks(text) &&
  (text.match(LINES) ?? []).some((lines) => SURE_MOBILE.test(lines.replace(/\D/g, '')));

/** American groups: (201) 203-2003, 408/896-8609. Years and shares are not written like this. */
const AMERICAN =
  /(?<![\d.,/+-])(?:\+?1[-. ])?(?:\([2-9]\d\d\)\s?|[2-9]\d\d\s?[-./–~]{1,2}\s?)[2-9]\d\d\s?(?:[-.–~]{1,2}|(?<=\)\s?\d{3}) )\s?\d{4}(?![\d-]|\.\d)/;
/** The same groups with spaces, which need a word for a call or a place. */
const WITH_BLANKS = /(?<![\d.,/+-])[2-9]\d\d [2-9]\d\d \d{4}(?![\d-]|[,.] ?\d)/;
/** Words for a place in America, or for a call. */
const IN_AMERICA =
  /\b(?:usa|u\.s|america|canada|new ?jersey|nj|new ?york|nyc|edison|texas|dallas|houston|austin|california|bay area|boston|chicago|seattle|atlanta|toronto|florida|virginia|call|ring|text|phone|fone|cell|mob\w*|dial|reach)\b/;
/** Whether a text contains a number in American groups. */
export const isSetAsAmerican = (text: string): boolean =>
  AMERICAN.test(text) || (WITH_BLANKS.test(text) && IN_AMERICA.test(text));

/** Nine or more digits with signs between them. */
const STRETCH = /\d(?:[\s./:,_()*|~–-]{0,4}\d){8,}/g;
/** One time of day, or several. */
const TIMES = /^\d{1,2}[.:][0-5]\d(?:\D+\d{1,2}[.:][0-5]\d)*$/;
/** Words for a number or a call. */
const OF_NUMBER =
  /\b(?:num|nums|number|nombor|nambar|nmbr|no|ph|phn|phone|fone|mob|mobile|cell|call|ring|dial|contact|wa|whatsapp)\b|নম্বর|নাম্বার|ফোন|মোবাইল|नंबर|फोन/;
/** Only a text with fewer characters is judged, because its word for "number" must be near. */
const SHORT_TEXT = 60;

/**
 * Whether a short text contains a number with any signs between its digits, and a word for "number": 9-9 97.5.3.7 5.13
 * my num.
 */
export const isBetweenSigns = (text: string): boolean =>
  text.length < SHORT_TEXT &&
  OF_NUMBER.test(text) &&
  (text.match(STRETCH) ?? []).some((stretch) => {
    const digits = stretch.replace(/\D/g, '');
    return (
      digits.length >= PHONE_DIGITS &&
      SURE_MOBILE.test(digits) &&
      !TIMES.test(stretch) &&
      stretch.split(/\D+/).some((group, _, all) => all.length > 4 || group.length > 2) &&
      !/,\s?\d+,/.test(stretch)
    );
  });
