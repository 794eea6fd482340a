import { digitHeard } from './number-sounds.ts';
import { isNear } from './number-words.ts';
import { COUNTING, PHONE_DIGITS } from './phone-runs.ts';

/*
 * Detects rows of English digits with hidden, missing, doubled or mistyped letters: n*ne f**r tw*, nyne 8t tree, sx tw
 * zr.
 */

/** The English word of each digit. */
const DIGITS = 'zero one two three four five six seven eight nine'.split(' ');
/** Maximum length of a word for a digit, with signs. */
const LONGEST_WORD = 12;
/** Minimum length of a word in which one wrong letter is allowed. */
const LEAST_LETTERS = 4;
/** Minimum number of words that are certainly digits, if no call is mentioned. */
const LEAST_SURE = 3;
/** Minimum number of different digits of a row. */
const LEAST_KINDS = 4;

/** Returns a pattern in which each sign of the word may be any letter. */
const masks = (word: string): RegExp => new RegExp(`^${word.replace(/[^a-z]/g, '[a-z]')}$`);

/** Whether a word is an abbreviation of a digit: its letters in order, beginning with the first. */
function isShortFor(word: string, digit: string): boolean {
  if (word.length < 2 || word.length > digit.length || word[0] !== digit[0]) return false;
  let matchedLetters = 0;
  for (const letter of digit) if (letter === word[matchedLetters]) matchedLetters += 1;
  return matchedLetters === word.length;
}

/** Spellings of consonants with one form for each sound; vowels go, except at the beginning. */
const CONSONANTS: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/gh/g, ''],
  [/z/g, 's'],
  [/b/g, 'v'],
  [/x/g, 'ks'],
  [/ck|c|q/g, 'k'],
  [/^[aeiou]/, '.'],
  [/[aeiouywh]/g, ''],
  [/(.)\1+/g, '$1'],
];
/** Returns the pronounced consonants: noin, naain and nyne give the same. */
const consonantsOf = (word: string): string =>
  word.length < 2 ? '' : CONSONANTS.reduce((rest, [pattern, letter]) => rest.replace(pattern, letter), word);
/** The pronounced consonants of each digit's word. */
const CONSONANTS_OF_DIGITS = DIGITS.map((digit) => consonantsOf(digit));

/** The digit that a word means. */
interface MeantDigit {
  digit: string;
  /** Whether the word can hardly mean anything else. */
  isSure: boolean;
}

/** Returns the digit that a word means, and whether it is certain; undefined if there is none. */
function meantBy(written: string): MeantDigit | undefined {
  const word = written.toLowerCase().replace(/^[([{"',;:!?|]+|[)\]}"',;:!?|]+$/g, '');
  if (word === '' || word.length > LONGEST_WORD) return undefined;
  const letters = word.replace(/[^a-z]/g, '');
  // Signs between the letters: n-i-n-e.
  if (/^[a-z]+(?:[-._~ ][a-z]+)+$/.test(word)) {
    const spelled = DIGITS.indexOf(letters);
    if (spelled >= 0) return { digit: String(spelled), isSure: true };
  }
  // A figure with the end of its word: 8t.
  if (/^\d[a-z]{1,4}$/.test(word)) {
    const [figure = '', ending = ''] = [word.slice(0, 1), word.slice(1)];
    return DIGITS[Number(figure)]?.endsWith(ending) ? { digit: figure, isSure: true } : undefined;
  }
  // Hidden letters: n*ne.
  if (/^[a-z*.#_~!@$%?-]*[*.#_~!@$%?-][a-z*.#_~!@$%?-]*$/.test(word) && letters !== '') {
    const masked = DIGITS.findIndex((digit) => masks(word.replace(/[.]+$/, '')).test(digit));
    if (masked >= 0) return { digit: String(masked), isSure: true };
  }
  if (!/^[a-z]+$/.test(letters) || letters.length !== word.replace(/\.$/, '').length) return undefined;
  const exact = DIGITS.indexOf(letters);
  if (exact >= 0) return { digit: String(exact), isSure: true };
  const singleLetters = letters.replace(/(.)\1+/g, '$1');
  const near = DIGITS.findIndex((digit) => {
    if (letters.length >= LEAST_LETTERS && isNear(letters, digit)) return true;
    return singleLetters === digit.replace(/(.)\1+/g, '$1');
  });
  if (near >= 0) return { digit: String(near), isSure: true };
  const heard = digitHeard(letters);
  if (heard !== undefined) return { digit: heard, isSure: false };
  const consonants = consonantsOf(letters);
  const other = DIGITS.findIndex((digit, index) => {
    if (isShortFor(letters, digit) || consonants === CONSONANTS_OF_DIGITS[index]) return true;
    return letters.length > 2 && isNear(letters, digit);
  });
  return other >= 0 ? { digit: String(other), isSure: false } : undefined;
}

/**
 * Whether the text contains a row of masked digits as long as a phone; with a mention of a call, one digit fewer
 * suffices. Abbreviations are never certain, so a row of only abbreviations needs a mention of a call.
 */
export function isInMaskedDigits(text: string, isOfCalls: boolean): boolean {
  let row = '';
  let sureDigits = 0;
  for (const word of text.split(/[\s,;/|]+/)) {
    const meant = meantBy(word);
    if (!meant) {
      row = '';
      sureDigits = 0;
      continue;
    }
    row = (row + meant.digit).slice(-PHONE_DIGITS);
    if (meant.isSure) sureDigits += 1;
    if (
      row.length >= PHONE_DIGITS - (isOfCalls ? 1 : 0) &&
      new Set(row).size >= LEAST_KINDS &&
      !COUNTING.test(row) &&
      (isOfCalls || sureDigits >= LEAST_SURE)
    )
      return true;
  }
  return false;
}
