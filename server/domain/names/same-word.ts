import { fold, foldedSet } from '#matching/family/fold.ts';
import { readName, soundKeyOfAll } from '#matching/family/name.ts';
import { abbreviations, mohammads } from '#matching/family/name-words.ts';
import type { Sound } from '#matching/family/read-bengali.ts';
import { sameSurname } from '#matching/family/same-name.ts';
import { soundKey } from '#matching/family/sound-key.ts';
import { soundsAlike } from '#matching/family/sounds-alike.ts';
import { knownSurname } from '#matching/family/surname.ts';
import { areAlsoWritten } from './also-written.ts';
import { fullySpelledIn, listedAs } from './by-rule.ts';

/** The spellings of Mohammad, and its abbreviations. */
const MOHAMMADS = foldedSet(mohammads);

/** A word of a name, or two words that may be written as one. */
interface Word {
  parts: readonly string[];
  /** Whether strangers read the word, as a part of the first name. */
  isGiven: boolean;
  /** Whether it is the last word of the name. */
  isLast: boolean;
}

/** Whether a word of a name is the same as the word typed in the other script. Each may consist of two parts. */
export function isSameWord({ parts, isGiven, isLast }: Word, typed: readonly string[]): boolean {
  const [one, two] = [lettersOf(parts.join('')), lettersOf(typed.join(''))];
  if (one === '' || two === '') return false;
  if (areAlsoWritten(one, two) || (MOHAMMADS.has(one) && MOHAMMADS.has(two))) return true;
  if (isGiven ? areOtherNames(one, two) : areOtherSurnames(one, two)) return false;
  if (isLetter(one, two) || isLetter(two, one) || isSpelled(one, two) || isSpelled(two, one)) return true;
  const soundAlike = () => soundsOf(parts).some((sound) => soundsOf(typed).some((heard) => soundsAlike(sound, heard)));
  // Surnames are compared by their own rules, which are stricter than those for given names.
  if (isGiven) return soundAlike();
  if (readingsOf(one).some((read) => readingsOf(two).some((heard) => sameSurname(read, heard)))) return true;
  // A word that is a title elsewhere does not count as a surname: Sunita Kumari.
  const isNoSurname = readName(one) === null && readName(two) === null;
  return (!isLast || isNoSurname) && soundAlike();
}

/** Whether a word has more than one sound. A single letter is not accepted as a part of a word: Ruma Ah. */
export const isHeardAlone = (word: string): boolean => soundKey(fold(word)).key.length > 1;

/** Returns the folded letters of a text without spaces. */
const lettersOf = (text: string): string => fold(text).replaceAll(' ', '');

/**
 * Whether the two are known as different surnames. Molla and মাল sound alike where double letters count once, but they
 * are different names.
 */
function areOtherSurnames(one: string, two: string): boolean {
  const [known, other] = [knownSurname(one), knownSurname(two)];
  return known !== null && other !== null && known !== other;
}

/** Whether the two are known as different given names with different sounds, as Sarbani and শ্রাবণী. */
function areOtherNames(one: string, two: string): boolean {
  const [known, other] = [listedAs(one), listedAs(two)];
  return known !== '' && other !== '' && known !== other && soundKey(one).key !== soundKey(two).key;
}

/** The Bengali names of Latin letters, for initials: S. K. Das is এস. কে. দাস. */
const letterNames: ReadonlyMap<string, readonly string[]> = new Map(
  'a এ, b বি, c সি, d ডি, e ই, f এফ, g জি, h এইচ, i আই, j জে, k কে, l এল, m এম, n এন, o ও, p পি, q কিউ, r আর, s এস, t টি, u ইউ, v ভি, w ডব্লিউ ডাব্লিউ, x এক্স, y ওয়াই, z জেড'
    .normalize('NFC')
    .split(', ')
    .map((line) => {
      const [letter = '', ...names] = line.split(' ');
      return [letter, names] as const;
    }),
);

/** Whether a name is the Bengali name of this letter: S. is এস. */
const isLetter = (letter: string, name: string): boolean =>
  letterNames.get(letter)?.some((spoken) => fold(spoken) === name) ?? false;

/** Whether `other` is the spelling by rule of `word`, or sounds the same as that spelling. */
function isSpelled(word: string, other: string): boolean {
  const byRule = fold(fullySpelledIn(word));
  if (byRule === '') return false;
  const [one, two] = [soundKey(byRule), soundKey(other)];
  return byRule === other || (one.key === two.key && one.ending === two.ending);
}

/** Less usual ways to write a sound, each with the usual one: Rwitam, Quazi, Avik (অভীক). */
const OTHER_WAYS = [
  [/^rw(?=i)/, 'r'],
  [/^qu(?=a)/, 'k'],
  [/^oa(?=.)/, 'wa'],
  [/^yea/, 'ya'],
  [/^sany(?=u|o)/, 'sanj'],
  [/v/g, 'bh'],
  [/থ্ব/, 'থ'],
  [/ua$/, 'uya'],
] as const;

/** Returns the word itself, and for each way of `OTHER_WAYS` the word with only that way replaced by the usual one. */
const readingsOf = (word: string): string[] => [
  ...new Set([word, ...OTHER_WAYS.map(([way, usual]) => word.replace(way, usual))]),
];

/** Returns the sounds that a word may have: one for each way to read it, and one more if it consists of two words. */
function soundsOf(parts: readonly string[]): Sound[] {
  const folded = parts.map(lettersOf);
  const word = folded.join('');
  // Expands abbreviations: Kr. is Kumar.
  const sounds = (abbreviations.get(word) ?? readingsOf(word)).map((full) => soundKey(fold(full)));
  // The t in Sarat Chandra is pronounced, even if both are written as one word.
  const separateWords = folded.length > 1 ? folded : /^(.+t)(ch.+)$/.exec(word)?.slice(1);
  return separateWords ? [...sounds, soundKeyOfAll(separateWords)] : sounds;
}
