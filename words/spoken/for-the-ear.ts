import type { Language } from '#contract/choices.ts';
import { bengaliForTheEar } from './bengali.ts';
import { englishDigits, englishNumber, englishOrdinal, englishYear } from './english-numbers.ts';
import { tidied } from './tidied.ts';

/**
 * Returns a sentence as it is read aloud: numbers, years, dates, heights, times and abbreviations in words. The Bengali
 * result contains no digit and no Latin letter, because Bengali voices skip or misread them.
 */
export const forTheEar = (sentence: string, language: Language): string =>
  (language === 'bn' ? bengaliForTheEar : englishForTheEar)(plain(sentence));

/**
 * Removes what only a reader with eyes needs, or replaces it by a pause or a word: invisible characters, bullets,
 * brackets, quotation marks and signs.
 */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/[\u00a0\u202f\s]+/g, ' ')
    .replace(/ ?[·•|→←↑↓] ?/g, ', ')
    .replace(/ ?\(([^()]*)\)/g, ', $1,')
    .replace(/[“”„«»‹›"]/g, (mark) => (mark === '"' ? '"' : ''))
    .replace(/\* ?(?=চিহ্ন)/g, 'তারা ')
    .replace(/\bmarked \*/g, 'marked with a star')
    .replace(/\ba \*/g, 'a star')
    .replace(/[*_#^~\\{}[\]<>✓✔✕×★☆©()]/g, ' ');

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Abbreviations in full, by their letters without the last full stop. */
const UNABBREVIATED: Readonly<Record<string, string>> = {
  cm: 'centimetres',
  kg: 'kilos',
  km: 'kilometres',
  vs: 'versus',
  approx: 'about',
  etc: 'and so on',
  'e.g': 'for example',
  'i.e': 'that is',
};

/** A pattern, and the words that replace it, made from what it and its groups have matched. */
type Saying = readonly [RegExp, (found: readonly string[]) => string];

/** Replacements in their order, longer patterns first. A digit that one of them leaves is replaced by a later one. */
const SAYINGS: readonly Saying[] = [
  // A member's number.
  [/\bSV ?(\d+)/g, ([_, id = '']) => `S V ${englishDigits(id)}`],
  // ₹5,000, Rs. 3 to 5 lakh
  [
    /(?:₹|\bRs\.?) ?(\d[\d,.]*(?: to \d[\d,.]*)?)((?: (?:thousand|lakh|crore))?)/g,
    ([_, sum = '', great = '']) => `${sum}${great} rupees`,
  ],
  // 5'4", 5′4″
  [
    /(\d) ?['’′] ?(\d{1,2})(?: ?["”″]|'')?/g,
    ([_, feet = '', inches = '']) => `${numberOf(feet)} feet${inches === '0' ? '' : ` ${numberOf(inches)}`}`,
  ],
  // 5 ft 4 in
  [/(\d) ft(?: (\d+) in\b)?/g, ([_, feet = '', inches = '']) => `${feet} feet${inches && ` ${inches}`}`],
  // 6:30 pm, 18:30
  [
    /\b(\d{1,2}):(\d{2})(?: ?([ap])\.?m\b\.?)?/g,
    ([_, hour = '', minute = '', letter = '']) => timeOf(hour, minute, letter),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (${MONTHS})\\b(?:,? (\\d{4}))?`, 'g'),
    ([_, day = '', month = '', year = '']) =>
      `${englishOrdinal(Number(day))} ${month}${year && `, ${englishYear(Number(year))}`}`,
  ],
  [/\b(\d{1,2})(?:st|nd|rd|th)\b/g, ([_, place = '']) => englishOrdinal(Number(place))],
  // A number with commas, and then a phone number: in groups, with a plus, long, or with a zero first.
  [/\d{1,3}(?:,\d{2,3})+/g, ([number = '']) => numberOf(number)],
  [/\+?\d{2,5}(?: \d{3,10})+|\+ ?\d{1,15}|\d{5,}|\b0\d+/g, ([number = '']) => phoneOf(number)],
  // A part of a whole: 24/36, 27.5 / 36
  [
    /(^|[^\d.])(\d{1,2})(?:\.(\d))? ?\/ ?(\d{1,2})\b(?! ?\/)/g,
    ([_, before = '', part = '', decimal = '', whole = '']) =>
      `${before}${numberOf(part)}${decimal && ` point ${englishDigits(decimal)}`} of ${numberOf(whole)}`,
  ],
  [/(\d) ?[-–—] ?(?=\d)/g, ([_, from = '']) => `${from} to `],
  [/(\d[\d,]*)\.(\d+)/g, ([_, whole = '', rest = '']) => `${numberOf(whole)} point ${englishDigits(rest)}`],
  [/(\d[\d,]*) ?%/g, ([_, part = '']) => `${numberOf(part)} per cent`],
  [/\d+/g, ([number = '']) => (number.length === 4 ? englishYear(Number(number)) : englishNumber(Number(number)))],
  [/\b(?:cm|kg|km|vs|approx|etc|e\.g|i\.e)\b\.?/g, ([short = '']) => UNABBREVIATED[short.replace(/\.$/, '')] ?? short],
  [/\b(?:Dr|Mr|Mrs|St)\./g, ([title = '']) => title.slice(0, -1)],
  // B.A., M.Sc., WBCS: spelled letter by letter, but a part that is a syllable is spoken as one.
  [/\b(?:[A-Z][a-z]{0,4}\.)+(?:[A-Z][a-z]{0,4}\b)?|\b[A-Z]\.[A-Za-z]{1,5}\b/g, ([degree = '']) => degreeOf(degree)],
  [/\b[A-Z]{2,5}\b/g, ([letters = '']) => (letters === 'PIN' ? letters : [...letters].join(' '))],
  [/ ?& ?/g, () => ' and '],
  // A blood group.
  [/\b(AB|A B|A|B|O) ?([+−])/g, ([_, group = '', sign = '']) => `${group} ${sign === '+' ? 'positive' : 'negative'}`],
  [/ ?−/g, () => ' minus '],
  [/ ?\+ ?/g, () => ' plus '],
  [/ \/ |\//g, () => ' or '],
  [/@/g, () => ' at '],
  [/["‘]/g, () => ''],
];

/** Returns an English sentence as it is read aloud. */
export function englishForTheEar(text: string): string {
  let spoken = text;
  for (const [pattern, say] of SAYINGS)
    spoken = spoken.replace(pattern, (...found) =>
      say(found.map((part: unknown) => (typeof part === 'string' ? part : ''))),
    );
  return tidied(spoken);
}

/** Returns a whole number with or without commas in words. */
const numberOf = (digits: string): string => englishNumber(Number(digits.replaceAll(',', '')));

/** Returns a phone number digit by digit, with its plus. */
function phoneOf(number: string): string {
  const spoken = englishDigits(number.replace(/\D/g, ''));
  return number.startsWith('+') ? `plus ${spoken}` : spoken;
}

/** Returns a time in words. `letter`: the a or p of am or pm; `''` for a 24-hour clock. */
function timeOf(hour: string, minute: string, letter: string): string {
  const hourOfDay = Number(hour);
  const halfOfDay = letter || (hourOfDay < 12 ? 'a' : 'p');
  const minutes = Number(minute);
  // Five past six is said as "six oh five".
  const minutesInWords = minutes === 0 ? '' : ` ${minutes < 10 ? 'oh ' : ''}${englishNumber(minutes)}`;
  return `${englishNumber(hourOfDay % 12 || 12)}${minutesInWords} ${halfOfDay} m`;
}

/** Returns the parts of a degree, each spelled by its letters or spoken as a syllable. */
function degreeOf(degree: string): string {
  const parts = degree.split('.').filter(Boolean);
  const spoken = parts.map((part) => {
    const isSyllable = part.length === 1 || /[aeiou]/.test(part);
    return isSyllable ? part : [...part].join(' ').toUpperCase();
  });
  return spoken.join(' ');
}
