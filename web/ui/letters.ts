/** The Bengali consonants ka to ha, and those with a dot below (rra, rha, yya). */
const CONSONANT = '[\\u0995-\\u09b9\\u09dc\\u09dd\\u09df]';
/** Signs that may be written between a consonant and its hasanta: marks, two vowel signs, the zero-width joiner. */
const JOINTS = '[\\p{Mn}\\u09be\\u09d7\\u200d]*';
/** A consonant that the hasanta (U+09CD) joins to the next consonant. */
const CONJUNCT = `${CONSONANT}${JOINTS}\\u09cd${JOINTS}(?=${CONSONANT})`;
/** A mark, a zero-width (non-)joiner or a skin tone: it belongs to the letter before it. */
const SIGN = '[\\p{M}\\u200c\\u200d\\u{1f3fb}-\\u{1f3ff}]';
/** A part of an emoji that the zero-width joiner joins to the next part. */
const JOINED_PICTURE = `\\p{ExtPict}${SIGN}*\\u200d(?=\\p{ExtPict})`;
/** A flag (two regional indicators) or any other base letter, with its signs. */
const WITH_SIGNS = `(?:\\p{RI}{2}|\\P{M})?${SIGN}*`;

const LETTER = new RegExp(`(?:${CONJUNCT}|${JOINED_PICTURE})*${WITH_SIGNS}`, 'gu');

/**
 * Splits a text into the letters that readers see (grapheme clusters), each with its index. A Bengali letter includes
 * its vowel sign and conjuncts (শ্রী is one letter), and an emoji stays whole. `Intl.Segmenter` is not used: Firefox
 * got it in 2024, and older Chromes split conjuncts, so their page would differ from the server's.
 */
export function lettersOf(text: string): { index: number; letter: string }[] {
  return [...text.matchAll(LETTER)].map(({ index, 0: letter }) => ({ index, letter })).filter(({ letter }) => letter);
}
