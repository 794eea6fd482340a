import { partOfDay } from '#words/values.ts';
import {
  bengaliCount,
  bengaliDay,
  bengaliDigits,
  bengaliNumber,
  bengaliOrdinal,
  bengaliTime,
  bengaliYear,
} from './bengali-numbers.ts';
import { latinInBengali } from './latin-in-bengali.ts';
import { tidied } from './tidied.ts';

/** The code point of ০. The other digits follow it. */
const BENGALI_ZERO = 0x09e6;
const MONTHS = 'জানুয়ারি|ফেব্রুয়ারি|মার্চ|এপ্রিল|মে|জুন|জুলাই|আগস্ট|সেপ্টেম্বর|অক্টোবর|নভেম্বর|ডিসেম্বর';
/** The end of a word, for a regular expression: no Bengali letter follows. */
const WORD_END = '(?![\\u0980-\\u09ff])';

/** The sign of a blood group in words. */
const SIGNS: Readonly<Record<string, string>> = { '+': 'পজিটিভ', '−': 'নেগেটিভ' };

/** Abbreviations in full. */
const UNABBREVIATED: Readonly<Record<string, string>> = {
  সেমি: 'সেন্টিমিটার',
  কেজি: 'কিলো',
  কিমি: 'কিলোমিটার',
  মিমি: 'মিলিমিটার',
  নং: 'নম্বর',
  ডঃ: 'ডক্টর',
  'ডা.': 'ডাক্তার',
  'শ্রী.': 'শ্রী',
};

/** A pattern, and the words that replace it, made from what it and its groups have matched. */
type Saying = readonly [RegExp, (found: readonly string[]) => string];

/** Replacements in their order, longer patterns first. A digit that one of them leaves is replaced by a later one. */
const SAYINGS: readonly Saying[] = [
  // A member's number, and a sum of money.
  [/SV ?(\d+)/g, ([_, id = '']) => `এস ভি ${bengaliDigits(id)}`],
  [/₹ ?(\d[\d,.]*)((?: (?:হাজার|লাখ|কোটি))?)/g, ([_, sum = '', great = '']) => `${sum}${great} টাকা`],
  // 5'4", 5′4″
  [
    /(\d) ?['’′] ?(\d{1,2})(?: ?["”″]|'')?/g,
    ([_, feet = '', inches = '']) => `${numberOf(feet)} ফুট${inches === '0' ? '' : ` ${numberOf(inches)} ইঞ্চি`}`,
  ],
  [
    /(?:(রাত|ভোর|সকাল|বেলা|দুপুর|বিকেল|সন্ধ্যা|সন্ধে) )?(\d{1,2}):(\d{2})/g,
    ([_, part = '', hour = '', minute = '']) =>
      `${part || partOfDay(Number(hour) === 24 ? 0 : Number(hour))} ${bengaliTime(Number(hour), Number(minute))}`,
  ],
  [
    new RegExp(`(\\d{1,2})(?:শে|ই|লা|রা|ঠা|এ)? (${MONTHS})${WORD_END}(?:,? (\\d{4}))?`, 'g'),
    ([_, day = '', month = '', year = '']) =>
      `${bengaliDay(Number(day))} ${month}${year && `, ${bengaliYear(Number(year))}`}`,
  ],
  [/(\d{1,2})(?:শে|ই|লা|রা|ঠা)(?![\u0980-\u09ff])/g, ([_, day = '']) => bengaliDay(Number(day))],
  [/(\d{1,2})(?:ম|য়|র্থ|ষ্ঠ|তম)(?![\u0980-\u09ff])/g, ([_, place = '']) => bengaliOrdinal(Number(place))],
  [/\d{1,3}(?:,\d{2,3})+/g, ([number = '']) => numberOf(number)],
  // A phone number: with a plus, in groups, or long.
  [/\+?\d{2,5}(?: \d{3,10})+|\+ ?\d{1,15}|\d{5,}/g, ([number = '']) => phoneOf(number)],
  [/(^|[^\d.])(0\d+)/g, ([_, before = '', number = '']) => before + phoneOf(number)],
  // A step of several (ধাপ 1/3), and a part of a whole (24/36).
  [
    /ধাপ (\d{1,2})\/(\d{1,2})(?!\d|\/)/g,
    ([_, step = '', whole = '']) => `${bengaliCount(Number(whole))}টি ধাপের ${bengaliOrdinal(Number(step))}টি`,
  ],
  [
    /(^|[^\d.])(\d{1,2})(?:\.(\d))? ?\/ ?(\d{1,2})(?!\d| ?\/)/g,
    ([_, before = '', part = '', decimal = '', whole = '']) => {
      const partInWords = decimal
        ? `${numberOf(part)} দশমিক ${bengaliDigits(decimal)}`
        : `${bengaliCount(Number(part))}টি`;
      return `${before}${bengaliCount(Number(whole))}টির মধ্যে ${partInWords}`;
    },
  ],
  [/(\d) ?[-–—] ?(?=\d)/g, ([_, from = '']) => `${from} থেকে `],
  [/(\d[\d,]*)\.(\d+)/g, ([_, whole = '', rest = '']) => `${numberOf(whole)} দশমিক ${bengaliDigits(rest)}`],
  [/(\d[\d,]*) ?%/g, ([_, part = '']) => `${numberOf(part)} শতাংশ`],
  [/(\d+)(?=টি|টা|টে|টো|জন|খানা)/g, ([_, count = '']) => bengaliCount(Number(count))],
  [/\d+/g, ([number = '']) => (number.length === 4 ? bengaliYear(Number(number)) : bengaliNumber(Number(number)))],
  [
    new RegExp(`(^|[^\\u0980-\\u09ff])(সেমি|কেজি|কিমি|মিমি|নং|ডঃ|ডা\\.|শ্রী\\.)${WORD_END}`, 'g'),
    ([_, before = '', short = '']) => before + (UNABBREVIATED[short] ?? short),
  ],
  [/ ?& ?/g, () => ' আর '],
  // Blood groups, and other letters followed by a plus or minus sign.
  [
    /(^|[^\u0980-\u09ff])(এবি|এ|বি|ও) ?([+−])/g,
    ([_, before = '', group = '', sign = '']) => `${before}${group} ${SIGNS[sign] ?? ''}`,
  ],
  [/ ?−/g, () => ' মাইনাস '],
  [/ ?\+ ?/g, () => ' প্লাস '],
  [/ \/ |\//g, () => ' বা '],
  [/@/g, () => ' অ্যাট '],
  [/[A-Za-z][A-Za-z.'’]*/g, ([word = '']) => latinInBengali(word)],
  [/["'‘’]/g, () => ''],
];

/** Returns a Bengali sentence as it is read aloud. */
export function bengaliForTheEar(text: string): string {
  let spoken = text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
  for (const [pattern, say] of SAYINGS)
    spoken = spoken.replace(pattern, (...found) =>
      say(found.map((part: unknown) => (typeof part === 'string' ? part : ''))),
    );
  return tidied(spoken);
}

/** Returns a whole number with or without commas in words. */
const numberOf = (digits: string): string => bengaliNumber(Number(digits.replaceAll(',', '')));

/** Returns a phone number digit by digit, with its plus. */
function phoneOf(number: string): string {
  const spoken = bengaliDigits(number.replace(/\D/g, ''));
  return number.startsWith('+') ? `প্লাস ${spoken}` : spoken;
}
