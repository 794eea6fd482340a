import { fold } from '#matching/family/fold.ts';
import { soundKey } from '#matching/family/sound-key.ts';

/** A dot or a hyphen between letters, a dot behind, and an apostrophe behind the first letter of D'Costa. */
const wordOf = (part: string, before: string) =>
  new RegExp(`^(?:(?:${before})['’])?${part}(?:[.-]${part}){0,2}\\.?$`, 'u');

// Accents that are written in Latin names, of one letter each.
const SMALL = '[a-zāēīōūáéíóúàèâêîñçśṛṣṭḍṇṅṃ]';
const CAPITAL = '[A-ZĀĒĪŌŪÁÉÍÓÚÀÈÂÊÎÑÇŚṚṢṬḌṆṄṂ]';

/** A capital stands before small letters, twice where two names are written as one (DasGupta), or all are capitals. */
const latin = wordOf(
  `(?:${CAPITAL}+|${SMALL}+|${CAPITAL}${SMALL}{2,}${CAPITAL}${SMALL}{2,}|${CAPITAL}${SMALL}+)`,
  '[DdOo]',
);

const CONSONANT = '(?:[ডঢয]\u09bc|[ক-নপ-রলশ-হ])';
const JOINER = '[\u200c\u200d]?';
const AFTER = '[\u0981-\u0983]{0,2}';
/** At most four consonants in one, a sign of a vowel, and what follows it. */
const SYLLABLE = `${CONSONANT}(?:(?:(?<=র)\u200d)?\u09cd${JOINER}${CONSONANT}){0,3}(?:[\u09be-\u09c3\u09c7\u09c8\u09cb\u09cc])?${AFTER}`;
/** অ and ঋ are written at the beginning alone, and অ্যা is one vowel. */
const FIRST = `(?:[অএ]\u09cd${JOINER}যা|[অ-ঋএঐওঔ])${AFTER}`;
const VOWEL = `[আ-ঊএঐওঔ]${AFTER}`;
const bengali = wordOf(
  `(?=[\u0985-\u09b9])(?:${FIRST})?(?:${VOWEL})?(?:(?:${SYLLABLE}|ৎ${AFTER})(?:${VOWEL}){0,2})*`,
  'ডি|ও',
);

/** A letter three times in a row, a consonant twice at the beginning, or the signs ঁ and ঃ twice in a word. */
const HEAPED = /(.)\1\1|^([b-df-hj-np-tv-z])\2|\u0981.*\u0981|\u0983.*\u0983/iu;
/** A vowel that is written as its own letter behind the same vowel, or আ behind a consonant, adds nothing that is heard. */
const SILENT_VOWEL = /[ক-হ\u09bcাআঅ]আ|[িীইঈ][ইঈ]|[ুূউঊ][উঊ]|[েএ]এ|[োও]ও/u;
/** Consonants that sound alike are joined only as the same letter twice, or as চ্ছ. */
const SILENT_JOINT = /([শষস])\u09cd(?!\1)[শষস]|([নণঞ])\u09cd(?!\2)[নণঞ]|(?:[জয]\u09cd){2}[জয]|(.)\u09cd\3\u09cd\3/u;
const DOUBLED = /(\p{L})\1/giu;
const MOST_DOUBLED = 2;

/**
 * Whether every word is written as names are, in letters that are heard: signs without a sound, joiners and heaps of letters would carry
 * another text past a comparison of sounds.
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

/** A letter or two stand for one sound: at most twice as many as are heard, four in a short one (Shah), and the dots and joints of Bengali. */
function isOfItsLength(part: string): boolean {
  const heard = soundKey(fold(part)).key.length;
  return heard > 0 && part.length <= (/[a-z]/i.test(part) ? Math.max(4, 2 * heard) : 2 * heard + 2);
}
