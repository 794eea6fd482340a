import { tellsOfCallsBesides } from './honest-numbers.ts';
import { plainLetters } from './seen-text.ts';

/* Removes well-known numbers that nobody calls: flights, references, lists, constants of mathematics and physics. */

/** Codes of airlines. */
const AIRLINES =
  'AI|EK|6E|QR|EY|SQ|BA|UK|IX|SG|G8|BG|BS|VQ|TG|MH|LH|LX|AF|KL|CX|UA|AA|DL|WY|GF|KU|SV|FZ|G9|I5|QP|VS|AC|QF|TK|ET|UL|RA|9W|S2|9I|OV|XY|J9|AK|D7|TR|JQ|NH|JL|CZ|MU|CA|KE|OZ|VN|PR|AY|SK|LO|OS';
/** The number of a flight. */
const FLIGHT = new RegExp(`(?<![\\p{L}\\d])(?:${AIRLINES})[ -]?\\d{2,4}(?![\\p{L}\\d]|[ -]{1,2}\\d)`, 'gu');
/** Words about flying. */
const OF_FLIGHTS =
  /\b(?:fl(?:y|ew|ies|ying|own|ights?)|planes?|airlines?|airways|air(?:port|bus)|layovers?|stopovers?|lounges?|pilot|cabin|crew|boarding|landed|took off|route)\b|উড়ান|ফ্লাইট|বিমান|फ्लाइट/i;

/**
 * The digits of π, e, the golden ratio, √2, √3, √5, Euler's constant and ln 2; then of the constants of Avogadro,
 * Planck, the elementary charge, Boltzmann and gravitation, and of the speed of light.
 */
const CONSTANTS = [
  '3141592653589793238462643383279502884197',
  '2718281828459045235360287471352662497757',
  '16180339887498948482045868343656',
  '14142135623730950488016887242097',
  '17320508075688772935',
  '22360679774997896964',
  '05772156649015328606',
  '06931471805599453094',
  '602214076',
  '662607015',
  '1602176634',
  '1380649',
  '667430',
  '299792458',
];
/** The English word of each digit. */
const DIGIT_WORDS = 'zero one two three four five six seven eight nine'.split(' ');
/** Digits of a constant that are enough to recognise it. */
const LEAST_DIGITS = 5;

/** Builds a pattern for the beginning of a constant, of any length from `LEAST_DIGITS` on. `write` writes a digit. */
const beginningOf = (digits: string, between: string, write: (digit: string) => string): string =>
  Array.from(digits).reduceRight((tail, digit, index) => {
    const pattern = `${index > 0 ? between : ''}${write(digit)}${tail}`;
    return index < LEAST_DIGITS ? pattern : `(?:${pattern})?`;
  }, '');
/** A constant in digits. */
const CONSTANT_IN_DIGITS = new RegExp(
  `(?<![\\d.,])(?:${CONSTANTS.map((digits) => beginningOf(digits, '[., ]{0,2}', (digit) => digit)).join('|')})(?!\\d)`,
  'g',
);
/** A constant in words. */
const CONSTANT_IN_WORDS = new RegExp(
  `\\b(?:${CONSTANTS.map((digits) => beginningOf(digits, '[, ]{1,2}(?:point )?', (digit) => DIGIT_WORDS[Number(digit)] ?? digit)).join('|')})\\b`,
  'gi',
);

/** A number that its words call a reference: roll no 12345678. */
const REFERENCE = new RegExp(
  plainLetters(
    '(?<![\\p{L}\\p{M}\\d])(?:pnr|order|roll|regn?|registration|enrol\\w*|admit card|hall ticket|pass ?book|consignment|docket|invoice|bill|receipt|challan|isbn|issn|policy|lic|uan|pf|epic|voter|passport|licen[cs]e|aadhaa?r|adhar|token|ticket|tracking|awb|employee|emp|staff|student|consumer|customer|meter|membership|member|application|appln?|acknowledge?ment|certificate|serial|sl|imei|patent|reference|ref|transaction|txn|utr|folio|case|dossier|candidate|khatian|dag|deed|savings|bank a/c|রোল|রেজিস্ট্রেশন|পিএনআর|অর্ডার|পলিসি|পাসপোর্ট|টিকিট|টিকেট|রসিদ|চালান|আধার|रोल|पीएनआर|ऑर्डर|पॉलिसी)' +
      '(?:[\\s.:#-]{1,3}(?:no|nos|number|num|nombor|nombar|nambar|id|code|card|was|is|ar|er|r|chilo|holo|cilo|my|amar|নম্বর|নাম্বার|নং|ছিল|नंबर|नं)){0,3}[\\s.:#-]{0,4}(?!01[3-9]\\d{8}(?!\\d))\\d[\\d/-]{3,18}\\d(?!\\d)',
  ),
  'giu',
);
/** An ISBN. */
const BOOK = /(?<![\d-])97[89][- ]?(?:\d[- ]?){9}\d(?!\d)/g;
/** Channels and shares in a row: FM 98.3, 91.9, 106.2. */
const DECIMALS = /(?<![\d.:/-])\d{1,3}\.\d(?:\s?(?:,|and|or|&|ar|o|ও|আর)\s?\d{1,3}\.\d(?!\d)){1,9}/g;

/** Standards by their numbers: IEC 61850, ISO 9001:2015. */
const STANDARDS =
  /(?<![\p{L}\d])(?:IEC|ISO|IEEE|ASTM|DIN|BS|EN|IS|API|ANSI|RFC|ISA|NFPA|ASME|IPC|AWS|IATF|SAE|JIS|OHSAS|FSSC|BIS|ITU|UL|NEMA|AISC|IRC|Ind ?AS|IFRS|SAP|SA|TL)(?:[ /]?(?:IEC|ISO|IEEE|EN|TS|TR))?[ -]?[A-Z]?\d{2,6}(?:[:.-]\d{1,4})*(?![\d]| \d)/gu;
/** Codes of banks, taxes and parcels: SBIN0001234, EW983044125IN. */
const CODES =
  /(?<![\p{L}\d])(?:[A-Z]{4}0[A-Z\d]{6}|[A-Z]{2}\d{9}IN|(?:\d{2})?[A-Z]{5}\d{4}[A-Z](?:\d[A-Z][A-Z\d])?)(?![\p{L}\d])/gu;
/** A constant in its usual short form: 6.022 and 8.314. */
const SHORT_CONSTANT = /(?<![\d.,])\d\.\d{2,5}(?![\d.])/g;
/** Removes constants in their short form, if the text has several. */
function withoutShortConstants(text: string): string {
  const constants = text.match(SHORT_CONSTANT) ?? [];
  return constants.length > 1 ? text.replace(SHORT_CONSTANT, ' · ') : text;
}

/** A list of numbers. */
const NUMBER_LIST =
  /(?<![\d.,/:-])\d{1,4}(?:(?:\s?[,;]\s?|\s)(?:and\s|ar\s|&\s|ও\s|আর\s)?\d{1,4}){3,30}(?![\d-]|[.,]\d)/gi;
/** A growing list begins with a smaller number than this. */
const BEGINNING_BELOW = 60;
/** A list with fewer numbers than this needs two commas. */
const LEAST_GROWING = 5;
/** Number of digits of a phone. */
const PHONE_DIGITS = 10;

/**
 * Whether each number is greater than the number before it, beginning with a small number: ages, tables, favourite
 * numbers. A mobile begins with a large number.
 */
function isGrowing(list: string): boolean {
  const groups = list.match(/\d+/g) ?? [];
  if (groups.length < LEAST_GROWING && !/,.*,/.test(list)) return false;
  const numbers = groups.map(Number);
  return (
    (numbers[0] ?? 0) < BEGINNING_BELOW &&
    !groups.some((group) => group.length > 1 && group.startsWith('0')) &&
    groups.some((group) => group.length > 1) &&
    numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))
  );
}

/** Hints that a number is not what it is called. */
const HINTS =
  /\b(?:hints?|winks?|actually|really|not (?:a|my) roll|secret|lol|ha(?:ha)+|hehe|samajh\w*|bu(?:j|jj|z)h\w*|kotha (?:bol|hob)\w*|get it|you know)\b|;-?\)|[😉😜😏🤫🤭🙃📞📱☎📲]|বুঝ|কথা (?:বল|হব)|समझ/iu;

/**
 * Removes codes, shares and growing lists, which are not phones even if a call is mentioned. Shares that have together
 * as many digits as a phone are kept.
 */
const withoutLists = (text: string): string =>
  text
    .replace(CODES, ' · ')
    .replace(DECIMALS, (list) => (list.replace(/\D/g, '').length === PHONE_DIGITS ? list : ' · '))
    .replace(NUMBER_LIST, (list) => {
      const numbers = list.match(/\d+/g) ?? [];
      return numbers.length >= LEAST_GROWING && isGrowing(list) ? ' · ' : list;
    });

/** Whether the text has no words besides this named number. Nobody writes only a reference without a purpose. */
const isAlone = (whole: string, text: string): boolean => !/\p{L}/u.test(text.replace(whole, ''));

/**
 * Removes numbers that the text names for what they are, unless it hints at something else. Returns the text unchanged
 * if what is left mentions calls.
 */
function withoutNamed(text: string): string {
  let isHinted: boolean | undefined;
  // Whether a named number may be a phone all the same.
  const isSuspicious = (whole: string): boolean => {
    isHinted ??= HINTS.test(text);
    return isHinted || isAlone(whole, text);
  };
  const rest = withoutShortConstants(text)
    .replace(STANDARDS, ' · ')
    .replace(REFERENCE, (whole) => (isSuspicious(whole) ? whole : ' · '))
    .replace(BOOK, ' · ')
    .replace(DECIMALS, ' · ')
    .replace(NUMBER_LIST, (list) => (isGrowing(list) ? ' · ' : list));
  return rest === text || tellsOfCallsBesides(rest.toLowerCase()) ? text : rest;
}

/** A profile number of this site. With digits beside it, it may be a piece of a phone and is kept. */
const PROFILE =
  /(?<![\p{L}\d])SV ?\d{7,9}(?!\d|[^\p{L}]{0,8}\d|\W{0,3}(?:then|and|next|plus|ar|er por|tarpor|তারপর|আর|এবং|শেষে)\W{1,3}\d)/giu;
/** Digits directly before a profile number. */
const DIGITS_BEFORE = /\d[^\p{L}\d]{0,8}$/u;
/** "Not once", "not two people": এক বার নয়, দু জন নয়. */
const DENIED = new RegExp(
  plainLetters(
    '(?<![\\p{L}\\p{M}])(?:এক|দু|দুই|তিন|চার|পাঁচ|ছয়|সাত|আট|দশ|ek|du|dui|tin|char|panch) ?(?:বার|জন|দিন|মাস|বছর|টা|টি|bar|jon|din|bochor|ta|ti) (?:নয়|noy|noi)(?![\\p{L}\\p{M}])',
  ),
  'giu',
);

/** "Both together": refers to two numbers mentioned before, and is not the digit two. */
const BOTH = new RegExp(
  plainLetters(
    '(?<![\\p{L}\\p{M}])(?:দুটো|দুটি|দুটোই|দুই|duto|duti|dui) (?=(?:মিলে|মিলিয়ে|জুড়ে|জুড়লে|mile|miliye|jure|jurle))',
  ),
  'giu',
);

/** Removes profile numbers of this site, except beside digits. */
const withoutProfiles = (text: string): string =>
  text.replace(PROFILE, (whole: string, offset: number) => (DIGITS_BEFORE.test(text.slice(0, offset)) ? whole : ' · '));

/**
 * Removes well-known numbers. Flights are removed only if the text is about flying, because the same letters may be a
 * country before a phone.
 */
export function withoutKnownNumbers(text: string): string {
  const withoutRows = withoutLists(withoutProfiles(text)).replace(DENIED, ' · ').replace(BOTH, '');
  const rest = withoutNamed(withoutRows).replace(CONSTANT_IN_DIGITS, ' · ').replace(CONSTANT_IN_WORDS, ' · ');
  return OF_FLIGHTS.test(rest) ? rest.replace(FLIGHT, ' · ') : rest;
}
