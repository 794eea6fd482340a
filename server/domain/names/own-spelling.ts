import { fold, foldedSet } from '#matching/family/fold.ts';
import { soundKey } from '#matching/family/sound-key.ts';
import { firstNameOf, nameWordsOf } from '../visibility/first-name.ts';
import { haveSameTitles } from './same-title.ts';
import { isHeardAlone, isSameWord } from './same-word.ts';

/** A name in the other script. */
export interface Spelling {
  /** The part that strangers read, usually the given name; `''` if not known. */
  given: string;
  full: string;
}

/** Maximum number of extra words, because one word may be written as two: দেব নাথ. */
const MOST_WORDS_MORE = 2;
/**
 * Maximum number of words of a name. Longer names are only spelled by rule, because trying all alignments of words
 * would take too long.
 */
const MOST_WORDS = 8;
/** Maximum length of the typed name. */
const MOST_CHARACTERS = 200;

/** A character of the Bengali block of Unicode. */
const BENGALI = /[\u0980-\u09ff]/;

/** Whether a name is written in Bengali letters, so that its other script is the Latin one. */
export const isInBengali = (name: string): boolean => BENGALI.test(name);

/**
 * Checks a name that its family has written in the other script. Returns null if it is empty, too long, badly written
 * or not the same name. Every word must be a spelling of its word in the name, so that there is no room for another
 * name, a number or a message. `given` contains the words that stand for what strangers read of the name; `''` if they
 * cannot be told from the rest.
 */
export function readSpelling(name: string, typed: string): Spelling | null {
  const full = typed.trim().replace(/\s+/gu, ' ').normalize('NFC');
  if (full === '' || full.length > MOST_CHARACTERS || !isOtherScript(name, full)) return null;
  const words = withInitialsApart(nameWordsOf(name));
  const typedWords = withInitialsApart(nameWordsOf(full));
  if (words.length > MOST_WORDS || typedWords.length > words.length + MOST_WORDS_MORE) return null;
  if (typedWords.some((word) => isUnfit(fold(word)))) return null;
  if (!haveSameTitles({ name, words }, { name: full, words: typedWords })) return null;
  const givenPlaces = placesOf(words, firstNameOf(name));
  const places = align(words, typedWords, givenPlaces);
  if (places === null) return null;
  const givenWords = givenOf(typedWords, places, givenPlaces);
  // The other script may separate a surname that the name writes as one word: রুমাঘোষ, Ruma Ghosh.
  const hasSurname = givenWords.length > withInitialsApart(firstNameOf(full).split(' ')).length;
  return { given: hasSurname ? '' : givenWords.join(' '), full };
}

/** Whether `full` is well written in the script in which `name` is not. */
function isOtherScript(name: string, full: string): boolean {
  return isWellWritten(full.split(' '), isInBengali(name) ? 'latin' : 'bengali');
}

/** Two or more initials, each with its dot, at the beginning of a word: S.K. */
const SEVERAL_INITIALS = /^(?:\p{L}\p{M}*\.){2,}/u;

/** Splits initials: S.K. becomes two words. Drops the final dot of Bengali words, which is optional (এস. or এস). */
const withInitialsApart = (words: readonly string[]): string[] =>
  words
    .flatMap((word) => (SEVERAL_INITIALS.test(word) ? (word.match(/\p{L}\p{M}*\.?/gu) ?? []) : [word]))
    .map((word) => (BENGALI.test(word) ? word.replace(/\.$/, '') : word));

/** Returns the positions of the words that strangers read; none if one of these words is not among `words`. */
function placesOf(words: readonly string[], firstName: string): ReadonlySet<number> {
  const places = new Set<number>();
  let from = 0;
  for (const word of withInitialsApart(firstName.split(' '))) {
    const place = words.indexOf(word, from);
    if (place < 0) return new Set();
    places.add(place);
    from = place + 1;
  }
  return places;
}

/** For each typed word, the positions of the name's words that it stands for. */
type Places = readonly (readonly number[])[];

/** How many words of the name may match how many typed words, because Debnath may be one word or two. */
const WORD_COUNTS = [
  [1, 1],
  [2, 1],
  [1, 2],
] as const;

/**
 * Finds which words of the name each typed word stands for. Returns null if a word differs, or if any word of either
 * side is left over.
 */
function align(
  words: readonly string[],
  typedWords: readonly string[],
  givenPlaces: ReadonlySet<number>,
): Places | null {
  /** Aligns the rest: from word `i` of the name and typed word `j` on, both counted from 0. */
  function alignFrom(i: number, j: number): Places | null {
    if (i === words.length && j === typedWords.length) return [];
    for (const [ours, theirs] of WORD_COUNTS) {
      if (i + ours > words.length || j + theirs > typedWords.length) continue;
      const places = Array.from({ length: ours }, (_, offset) => i + offset);
      const isGiven = places.every((place) => givenPlaces.has(place));
      const word = { parts: words.slice(i, i + ours), isGiven, isLast: i + ours === words.length };
      const typedParts = typedWords.slice(j, j + theirs);
      if (typedParts.length > 1 && !typedParts.every(isHeardAlone)) continue;
      if (!isSameWord(word, typedParts)) continue;
      const rest = alignFrom(i + ours, j + theirs);
      if (rest !== null) return [...Array.from({ length: theirs }, () => places), ...rest];
    }
    return null;
  }
  return alignFrom(0, 0);
}

/** Returns the typed words that strangers may read; none if a word also contains a part that they may not read. */
function givenOf(typedWords: readonly string[], places: Places, givenPlaces: ReadonlySet<number>): string[] {
  const isGiven = (place: number): boolean => givenPlaces.has(place);
  const isMixed = places.some((wordPlaces) => wordPlaces.some(isGiven) && !wordPlaces.every(isGiven));
  return isMixed ? [] : typedWords.filter((_, index) => places[index]?.some(isGiven));
}

/** Letters, each with the usual letter of the same sound: গূ is গু. */
const SAME_SOUNDS = [
  [/ী/g, 'ি'],
  [/ূ/g, 'ু'],
  [/[শষ]/g, 'স'],
  // ঢ় and ড় are one character each in folded words.
  [/\u09dd/g, '\u09dc'],
  [/ণ/g, 'ন'],
] as const;

/** Returns a word with one usual letter for each sound of `SAME_SOUNDS`. */
const asHeard = (word: string): string =>
  SAME_SOUNDS.reduce((heard, [letter, usual]) => heard.replace(letter, usual), word);

/** Words that are never spelled as a name, although a name may sound similar: Guha is গুহ, and Bora is বরা. */
const unfitWords = new Set(
  [
    ...foldedSet(
      'গু বাল বাড়া বাঁড়া ধোন গুদ পোঁদ চোদা চোদ চুদি চুদা বোকাচোদা খানকি খানকী মাগি মাগী বেশ্যা হারামি হারামী কুত্তা কুত্তি শালা শালি শালী চোর গাধা ছাগল শুয়োর রেন্ডি রান্ডি ল্যাওড়া লেওড়া নুনু মুত হাগা হিজড়া সেক্স সেক্সি ' +
        'fuck fuk fak sex sexy slut bitch whore dick khanki magi maagi randi harami kutta kutti gandu chutia choda gudh nunu chor saala saali gadha',
    ),
  ].map(asHeard),
);

/** Whether a folded word is a term of abuse. */
const isUnfit = (word: string): boolean => unfitWords.has(asHeard(word));

/**
 * Returns the pattern of a word of a name: up to three parts joined by dots or hyphens, an optional final dot, and
 * optionally `before` with an apostrophe (D'Costa).
 */
const wordOf = (part: string, before: string) =>
  new RegExp(`^(?:(?:${before})['’])?${part}(?:[.-]${part}){0,2}\\.?$`, 'u');

/** Small Latin letters, also accented ones that are a single character. */
const SMALL = '[a-zāēīōūáéíóúàèâêîñçśṛṣṭḍṇṅṃ]';
/** The same in capitals. */
const CAPITAL = '[A-ZĀĒĪŌŪÁÉÍÓÚÀÈÂÊÎÑÇŚṚṢṬḌṆṄṂ]';

/**
 * A capital before small letters, twice where two names are written as one (DasGupta), or all capitals, or all small
 * letters.
 */
const LATIN_WORD = wordOf(
  `(?:${CAPITAL}+|${SMALL}+|${CAPITAL}${SMALL}{2,}${CAPITAL}${SMALL}{2,}|${CAPITAL}${SMALL}+)`,
  '[DdOo]',
);

/** A Bengali consonant: ড, ঢ or য with a dot below, or a single character. */
const CONSONANT = '(?:[ডঢয]\u09bc|[ক-নপ-রলশ-হ])';
/** An optional zero-width character that only changes how joined consonants look. */
const JOINER = '[\u200c\u200d]?';
/** At most two of the signs ঁ, ং and ঃ after a vowel. */
const FINAL_SIGNS = '[\u0981-\u0983]{0,2}';
/** At most four consonants joined by hasanta, then an optional vowel sign and the signs of `FINAL_SIGNS`. */
const SYLLABLE = `${CONSONANT}(?:(?:(?<=র)\u200d)?\u09cd${JOINER}${CONSONANT}){0,3}(?:[\u09be-\u09c3\u09c7\u09c8\u09cb\u09cc])?${FINAL_SIGNS}`;
/** অ and ঋ may only begin a word, and অ্যা is one vowel. */
const FIRST_VOWEL = `(?:[অএ]\u09cd${JOINER}যা|[অ-ঋএঐওঔ])${FINAL_SIGNS}`;
/** A vowel letter that may stand anywhere in a word. */
const VOWEL = `[আ-ঊএঐওঔ]${FINAL_SIGNS}`;
/** A Bengali word of a name: at most two vowels, then syllables. */
const BENGALI_WORD = wordOf(
  `(?=[\u0985-\u09b9])(?:${FIRST_VOWEL})?(?:${VOWEL})?(?:(?:${SYLLABLE}|ৎ${FINAL_SIGNS})(?:${VOWEL}){0,2})*`,
  'ডি|ও',
);

/** Piled-up letters: a letter three times in a row, a double Latin consonant at the beginning, or ঁ or ঃ twice. */
const PILED_UP = /(.)\1\1|^([b-df-hj-np-tv-z])\2|\u0981.*\u0981|\u0983.*\u0983/iu;
/** A vowel letter after the same vowel, or আ after a consonant, has no sound. */
const SILENT_VOWEL = /[ক-হ\u09bcাআঅ]আ|[িীইঈ][ইঈ]|[ুূউঊ][উঊ]|[েএ]এ|[োও]ও/u;
/**
 * Joined consonants with the same sound that are rejected: two different ones of শ, ষ and স or of ন, ণ and ঞ, three of
 * জ and য, or the same letter three times.
 */
const SILENT_JOINT = /([শষস])\u09cd(?!\1)[শষস]|([নণঞ])\u09cd(?!\2)[নণঞ]|(?:[জয]\u09cd){2}[জয]|(.)\u09cd\3\u09cd\3/u;
/** A letter twice in a row, in either case. */
const DOUBLED = /(\p{L})\1/giu;
/** Maximum number of doubled letters in one word. */
const MOST_DOUBLED = 2;

/**
 * Whether every word is written as names are, in letters that have a sound. Signs without a sound, joiners and piled-up
 * letters could carry a hidden text past a comparison by sound.
 */
function isWellWritten(words: readonly string[], script: 'latin' | 'bengali'): boolean {
  const pattern = script === 'latin' ? LATIN_WORD : BENGALI_WORD;
  return words.every((word) => pattern.test(word) && isHeard(word));
}

/** Whether every letter of a word has a sound, as far as the patterns above tell. */
function isHeard(word: string): boolean {
  if (PILED_UP.test(word) || SILENT_VOWEL.test(word) || SILENT_JOINT.test(word)) return false;
  if ((word.match(DOUBLED) ?? []).length > MOST_DOUBLED) return false;
  return word.split(/[.'’-]/u).every((part) => part === '' || isOfItsLength(part));
}

/** Maximum number of characters for each sound of a word. */
const LETTERS_A_SOUND = 2;
/** A Latin part of up to this length needs only one sound (Shah). */
const SHORT_LATIN_LENGTH = 4;
/** Number of characters by which a Bengali part may exceed `LETTERS_A_SOUND`. */
const BENGALI_SIGNS_MORE = 2;

/**
 * Whether a part has a sound, and is not longer than its sounds allow: at most `LETTERS_A_SOUND` for each, and some
 * more for short Latin parts and for Bengali signs.
 */
function isOfItsLength(part: string): boolean {
  const soundCount = soundKey(fold(part)).key.length;
  const lettersOfSounds = LETTERS_A_SOUND * soundCount;
  const isLatin = /[a-z]/i.test(part);
  const maxLength = isLatin ? Math.max(SHORT_LATIN_LENGTH, lettersOfSounds) : lettersOfSounds + BENGALI_SIGNS_MORE;
  return soundCount > 0 && part.length <= maxLength;
}
