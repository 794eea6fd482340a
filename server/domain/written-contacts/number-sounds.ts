import { MORE_WORDS, TEN_TO_NINETY_NINE } from './number-tables.ts';
import { digitsOfWord, guessedDigit, isCommonWord, tenOfWord, timesOfWord } from './number-words.ts';
import { digitOfScript } from './script-sounds.ts';
import { plainLetters } from './seen-text.ts';

/*
 * Recognises number words by their sound, in any spelling. A match counts only in a long row of number words; see
 * `asSpelled`.
 */

/** English digits by sound. */
const SOUNDS: readonly RegExp[] = [
  /^(?:[zx]+[eiy]+r+[aou]+h?|oh+|ow+e?|o)$/,
  /^(?:w+[aou]+n+e?|one|1ne)$/,
  /^t(?:w?[ou]+|ew|ue)h?$/,
  /^(?:th?u?|f)r[eiy]+h?$/,
  /^(?:f|ph)(?:[oau]+w?(?:r+e?|w|h|er)|o+)$/,
  /^(?:f|ph)[aeiy]+[vfb]+e?$/,
  /^s[aeiy]+(?:x+|c?k+s+|cs+)e?$/,
  /^[sc][aeiou]+(?:v+|bh)[aeiou]*n+$/,
  /^h?[ae]+[iy]?g?h?t+e?$/,
  /^k?n[aeiy]+n+e?r?$/,
];
/** Bengali and Hindi digits by sound, in Latin letters. */
const INDIC_SOUNDS: readonly RegExp[] = [
  /^(?:s+h?[uo]+n+[iy]*[aoeu]*h?|[zjg]h?[eiy]+r+[aou]+h?|s[aeiy]+r[ou]+|s[iy]+(?:f|ph)[aeo]+r|gol+[ao]*h?|dim|anda)$/,
  /^[aeiy]+[gk]+(?:h?[aeo]?|h|ta)$/,
  /^d+h?[uwov]+[aeiy]*h?$/,
  /^t+h?(?:[eiy]+n+[iey]?|n|[eiy]*r[eiy]+)$/,
  /^(?:c+h*[aeiou]*r+[ei]?|f+h?[ou]+w?r+)$/,
  /^(?:p|ph|f)[aou]+n?(?:c+h*|s+h?|ts|tch|nj)[eo]?$/,
  /^(?:(?:c+h*|s+h?)[oaeu]+[iyeh]+[ao]?|ch[aeo])$/,
  /^s+h?[ao]*t+h?[oa]?$/,
  /^[ao]+h?t+h?[oa]?$/,
  /^n+(?:[aoe]+[iywu]+[ae]?|[ao]+h?)$/,
];
/** Words of prose that sound like digits. */
const OF_PROSE = new Set(
  'car pas pass pace at oat sat set nay new now nai naye due do so she see say aye ache age char chai choose pash pach tene teen dui ek ar far fur fir for fore hat hate eat height heat try wan wane sake sack tow toe two one'.split(
    ' ',
  ),
);

/** Ordinary words in any script that would otherwise be heard as numbers. */
const NEVER_HEARD = new Set(
  plainLetters(
    'we our us উত্তর উত্তরের বোন বোনের বয়স বয়সে বই বিয়ে বেশ বউ বৌ পাশ পাস পাশে চাই দশা তিনি নেই না বয় বিষয় বাসা আশা আশায়',
  ).split(' '),
);

/** The Latin letters for Bengali letters, and for Hindi letters, whose codes are 128 lower. */
const INDIC = 'aaiiuur**e*eo*ookkggnccjjnttddnttddnnppbbmyrrlllbssshh***aiiuurr**ee**oo*';
/** The place of the first of these letters in its Unicode block. */
const FROM_INDIC = 0x05;
/** The signs of a nasal vowel in both scripts. */
const SIGN_OF_NASAL = /[\u0901\u0902\u0981\u0982]/g;
/** Returns a word in Latin letters, as it is written in its own script. */
const latin = (word: string): string =>
  word
    .replace(SIGN_OF_NASAL, 'n')
    .replace(/[\u0900-\u09ff]/g, (letter) => INDIC.charAt((letter.charCodeAt(0) % 128) - FROM_INDIC).replace('*', ''));

/** Spellings that sound alike, with one of them. */
const LETTERS: readonly [RegExp, string][] = [
  [/ch/g, 'c'],
  [/f/g, 'p'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/[vw]/g, 'b'],
  [/(?<=.)h/g, ''],
  [/n(?=[^aeiouy])/g, ''],
  [/oo/g, 'u'],
  [/[ao]+/g, 'a'],
  [/[eiy]+/g, 'i'],
  [/(.)\1+/g, '$1'],
];
/** Replaces letters that sound alike by one of them. */
const soundOf = (word: string): string =>
  LETTERS.reduce((rest, [pattern, letter]) => rest.replace(pattern, letter), latin(word));
/** Returns the consonants of a word and its initial vowel: পঁয়ষট্টি, poishotti and ponyshatti give the same. */
const skeletonOf = (sound: string): string => sound.replace(/(?<=.)[aiu]/g, '').replace(/(.)\1+/g, '$1');

/** A skeleton with fewer letters also belongs to ordinary words. */
const FIRM_SKELETON = 4;
/** With fewer letters of the skeleton, the vowels count, too. */
const SHORTEST_SKELETON = 3;
/** Maximum number of letters of a word that is compared by its sound. */
const LONGEST_WORD = 18;

/** Returns the key of a sound: its skeleton, or the whole sound with `~` if the skeleton is short. */
const keyOf = (word: string): string => {
  const sound = soundOf(word);
  const skeleton = skeletonOf(sound);
  return skeleton.length < SHORTEST_SKELETON ? `${sound.replace(/a$/, '')}~` : skeleton;
};
/** The digits of numbers, by the keys of their words. */
const digitsByKey = new Map<string, string>();
/** Adds a number word by its sound. Of words that sound alike, the first wins. */
const addWord = (word: string, digits: string) => {
  const key = keyOf(word);
  if (!digitsByKey.has(key)) digitsByKey.set(key, digits);
};
for (const list of TEN_TO_NINETY_NINE)
  for (const [at, word] of list.split(' ').entries()) if (word !== '-') addWord(word, String(at + 10));
for (const pair of MORE_WORDS.match(/\d+ \S+/g) ?? []) addWord(pair.slice(3), pair.slice(0, 2));

/** A number as it is heard in a word. */
interface HeardNumber {
  /** The digits of one number. `''` for a word like "ninety" or "double", which is kept as it is. */
  digits: string;
  /** Whether no ordinary word is spelled like this. */
  isUnambiguous: boolean;
  /** Whether the word has the ending of a count: noyta, আটটা. */
  isCounted?: boolean;
}

/** A number word with the ending of a count. */
const COUNTED = /^(.+?)(?:ta|te|ti|to|টা|টি|টে|টো|(?:\u09af)?ের|এর)$/;

/** Returns the digit that an English word sounds like; -1 if there is none. */
const soundedDigit = (word: string): number =>
  /^[a-z]{2,8}$/.test(word) ? SOUNDS.findIndex((sound) => sound.test(word)) : -1;

/** Returns the digit that a Bengali or Hindi word in Latin letters sounds like; -1 if there is none. */
const soundedIndicDigit = (word: string): number =>
  /^[a-z]{2,8}$/.test(word) ? INDIC_SOUNDS.findIndex((sound) => sound.test(word)) : -1;

/**
 * Returns the number that a word sounds like; undefined if there is none. Bengali and Hindi digits by sound, and
 * misspelled words, count only after other numbers (`isBehindOthers`).
 */
export function heardIn(word: string, isBehindOthers: boolean): HeardNumber | undefined {
  if (word.length > LONGEST_WORD || NEVER_HEARD.has(word)) return undefined;
  const digits = digitsOfWord(word);
  if (digits !== undefined) return { digits, isUnambiguous: !isCommonWord(word) && !OF_PROSE.has(word) };
  const counted = digitsOfWord(COUNTED.exec(word)?.[1] ?? '') ?? '';
  if (counted.length === 1) return { digits: counted, isUnambiguous: false, isCounted: true };
  if (tenOfWord(word) !== undefined || timesOfWord(word) > 1) return { digits: '', isUnambiguous: true };
  const digit = soundedDigit(word);
  if (digit >= 0) return { digits: String(digit), isUnambiguous: !OF_PROSE.has(word) && !isCommonWord(word) };
  const scriptDigit = digitOfScript(word);
  if (scriptDigit >= 0) return { digits: String(scriptDigit), isUnambiguous: false };
  const key = keyOf(word);
  const number = digitsByKey.get(key);
  if (number !== undefined) return { digits: number, isUnambiguous: key.length >= FIRM_SKELETON && !key.endsWith('~') };
  const indicDigit = soundedIndicDigit(latin(word));
  if (indicDigit >= 0 && isBehindOthers) return { digits: String(indicDigit), isUnambiguous: false };
  const guessed = isBehindOthers ? guessedDigit(word) : undefined;
  return guessed === undefined ? undefined : { digits: guessed, isUnambiguous: false };
}

/** Number of letters of the longest word for a digit. */
const LONGEST_DIGIT = 7;
/** Maximum number of letters of several such words without spaces. */
const LONGEST_RUN = 80;

/**
 * Returns the digits that are heard in a word without spaces: noyatteen. Undefined if a part of it is not a digit, or
 * if there are fewer than `least`.
 */
export function heardWithin(word: string, least: number): string | undefined {
  if (word.length < least * 2 || word.length > LONGEST_RUN || !/^[a-z]+$/.test(word)) return undefined;
  // For each position, the digits up to it that use the fewest words.
  const reached: (string | undefined)[] = [''];
  for (let at = 0; at < word.length; at += 1) {
    const before = reached[at];
    if (before === undefined) continue;
    for (let size = 2; size <= Math.min(LONGEST_DIGIT, word.length - at); size += 1) {
      const digit = digitHeard(word.slice(at, at + size));
      const there = reached[at + size];
      if (digit !== undefined && (there === undefined || there.length > before.length))
        reached[at + size] = before + digit;
    }
  }
  const digits = reached[word.length];
  return digits !== undefined && digits.length >= least ? digits : undefined;
}

/** Returns the single digit of a word or its sound; undefined if there is none. */
export function digitHeard(word: string): string | undefined {
  const digits = digitsOfWord(word);
  if (digits !== undefined) return digits.length === 1 ? digits : undefined;
  const sounded = soundedDigit(word);
  if (sounded >= 0) return String(sounded);
  const indicDigit = soundedIndicDigit(word);
  return indicDigit >= 0 ? String(indicDigit) : undefined;
}
