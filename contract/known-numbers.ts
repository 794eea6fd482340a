/* Numbers that many know and nobody calls: flights, and the constants of mathematics and physics. */

const AIRLINES =
  'AI|EK|6E|QR|EY|SQ|BA|UK|IX|SG|G8|BG|BS|VQ|TG|MH|LH|LX|AF|KL|CX|UA|AA|DL|WY|GF|KU|SV|FZ|G9|I5|QP|VS|AC|QF|TK|ET|UL|RA|9W|S2|9I|OV|XY|J9|AK|D7|TR|JQ|NH|JL|CZ|MU|CA|KE|OZ|VN|PR|AY|SK|LO|OS';
const FLIGHT = new RegExp(`(?<![\\p{L}\\d])(?:${AIRLINES})[ -]?\\d{2,4}(?![\\p{L}\\d]|[ -]{1,2}\\d)`, 'gu');
const OF_FLIGHTS =
  /\b(?:fl(?:y|ew|ies|ying|own|ights?)|planes?|airlines?|airways|air(?:port|bus)|layovers?|stopovers?|lounges?|pilot|cabin|crew|boarding|landed|took off|route)\b|উড়ান|ফ্লাইট|বিমান|फ्लाइट/i;

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
const WORDS = 'zero one two three four five six seven eight nine'.split(' ');
/** So many digits are no accident. */
const LEAST = 5;

/** As many digits as are told, from the first on. */
const begun = (digits: string, between: string, as: (digit: string) => string): string =>
  Array.from(digits).reduceRight((tail, digit, at) => {
    const told = `${at > 0 ? between : ''}${as(digit)}${tail}`;
    return at < LEAST ? told : `(?:${told})?`;
  }, '');
const FIGURES = new RegExp(
  `(?<![\\d.,])(?:${CONSTANTS.map((digits) => begun(digits, '[., ]{0,2}', (digit) => digit)).join('|')})(?!\\d)`,
  'g',
);
const SAID = new RegExp(
  `\\b(?:${CONSTANTS.map((digits) => begun(digits, '[, ]{1,2}(?:point )?', (digit) => WORDS[Number(digit)] ?? digit)).join('|')})\\b`,
  'gi',
);

/** Flights only where something tells of flying: the country of a phone may stand before it too. */
export function withoutKnownNumbers(text: string): string {
  const left = text.replace(FIGURES, ' · ').replace(SAID, ' · ');
  return OF_FLIGHTS.test(left) ? left.replace(FLIGHT, ' · ') : left;
}
