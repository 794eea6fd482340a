import { fold } from '#matching/family/fold.ts';
import { soundKey } from '#matching/family/sound-key.ts';

/**
 * A word of a name: parts joined by a dot or a hyphen, an optional final dot, and an optional apostrophe after the
 * first letter (D'Costa).
 */
const wordOf = (part: string, before: string) =>
  new RegExp(`^(?:(?:${before})['’])?${part}(?:[.-]${part}){0,2}\\.?$`, 'u');

// Accented Latin letters that are a single character.
const SMALL = '[a-zāēīōūáéíóúàèâêîñçśṛṣṭḍṇṅṃ]';
const CAPITAL = '[A-ZĀĒĪŌŪÁÉÍÓÚÀÈÂÊÎÑÇŚṚṢṬḌṆṄṂ]';

/**
 * A capital before small letters, twice where two names are written as one (DasGupta), or all capitals, or all small
 * letters.
 */
const latin = wordOf(
  `(?:${CAPITAL}+|${SMALL}+|${CAPITAL}${SMALL}{2,}${CAPITAL}${SMALL}{2,}|${CAPITAL}${SMALL}+)`,
  '[DdOo]',
);

const CONSONANT = '(?:[ডঢয]\u09bc|[ক-নপ-রলশ-হ])';
const JOINER = '[\u200c\u200d]?';
const AFTER = '[\u0981-\u0983]{0,2}';
/** At most four consonants in a cluster, then a vowel sign and what follows it. */
const SYLLABLE = `${CONSONANT}(?:(?:(?<=র)\u200d)?\u09cd${JOINER}${CONSONANT}){0,3}(?:[\u09be-\u09c3\u09c7\u09c8\u09cb\u09cc])?${AFTER}`;
/** অ and ঋ may only begin a word, and অ্যা is one vowel. */
const FIRST = `(?:[অএ]\u09cd${JOINER}যা|[অ-ঋএঐওঔ])${AFTER}`;
const VOWEL = `[আ-ঊএঐওঔ]${AFTER}`;
const bengali = wordOf(
  `(?=[\u0985-\u09b9])(?:${FIRST})?(?:${VOWEL})?(?:(?:${SYLLABLE}|ৎ${AFTER})(?:${VOWEL}){0,2})*`,
  'ডি|ও',
);

/** Piled-up letters: a letter three times in a row, a double consonant at the beginning, or ঁ or ঃ twice in a word. */
const HEAPED = /(.)\1\1|^([b-df-hj-np-tv-z])\2|\u0981.*\u0981|\u0983.*\u0983/iu;
/** A vowel letter after the same vowel, or আ after a consonant, has no sound. */
const SILENT_VOWEL = /[ক-হ\u09bcাআঅ]আ|[িীইঈ][ইঈ]|[ুূউঊ][উঊ]|[েএ]এ|[োও]ও/u;
/** Joined consonants with the same sound are only accepted as the same letter twice, or as চ্ছ. */
const SILENT_JOINT = /([শষস])\u09cd(?!\1)[শষস]|([নণঞ])\u09cd(?!\2)[নণঞ]|(?:[জয]\u09cd){2}[জয]|(.)\u09cd\3\u09cd\3/u;
const DOUBLED = /(\p{L})\1/giu;
const MOST_DOUBLED = 2;

/**
 * Whether every word is written as names are, in letters that have a sound. Signs without a sound, joiners and piled-up
 * letters could carry a hidden text past a comparison by sound.
 */
export function isWellWritten(words: readonly string[], script: 'latin' | 'bengali'): boolean {
  const form = script === 'latin' ? latin : bengali;
  return words.every((word) => form.test(word) && isHeard(word));
}

function isHeard(word: string): boolean {
  if (HEAPED.test(word) || SILENT_VOWEL.test(word) || SILENT_JOINT.test(word)) return false;
  if ((word.match(DOUBLED) ?? []).length > MOST_DOUBLED) return false;
  return word.split(/[.'’-]/u).every((part) => part === '' || isOfItsLength(part));
}

/**
 * Whether a part is not longer than its sounds allow: at most two letters for each sound, and some more for short Latin
 * words (Shah) and for Bengali signs.
 */
function isOfItsLength(part: string): boolean {
  const heard = soundKey(fold(part)).key.length;
  return heard > 0 && part.length <= (/[a-z]/i.test(part) ? Math.max(4, 2 * heard) : 2 * heard + 2);
}
