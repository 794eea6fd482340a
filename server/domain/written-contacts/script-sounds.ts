import { plainLetters } from './seen-text.ts';

/*
 * Recognises digits by sound in Bengali and Hindi script: নাইন, থিরি, ফাইব, সেবেন, গোল্লা, अट्ठ. A match counts only in
 * a long row.
 */

/**
 * The Latin letters from the first letter of each script on; the two scripts are 128 codes apart. `*` is a code without
 * a letter.
 */
const LETTERS = 'aaiiuur**eee*oookkggnccjjnttddnttddnnpvbvmyrrlllbsssh***aaiiuurr*eee*ooo';
/** The place of the first of these letters in its Unicode block. */
const FIRST = 0x05;
/** Returns a word of either script in Latin letters, as it sounds. */
const latin = (word: string): string =>
  plainLetters(word)
    .replace(/[\u0901\u0902\u0981\u0982]/g, 'n')
    .replace(/[\u0900-\u09ff]/g, (letter) => LETTERS.charAt((letter.charCodeAt(0) % 128) - FIRST).replace('*', ''))
    .replace(/([a-z])\1+/g, '$1');

/** Patterns for each digit in Bengali, Hindi and English, in the letters of `latin`: p stands for প, v for ফ and ভ. */
const SOUNDS: readonly RegExp[] = [
  /^(?:s[uo]n[iyuao]*|[jg][ei]+r[oua]*|s[ie]?[pv][aeo]?r|gol[oa]*|dim|anda)$/,
  /^(?:[aeiy]+k[eo]?|[oub]+[yh]?an|oyn)$/,
  /^(?:d[uo]+[iey]*|tu|do|dbi|dui[yo]+)$/,
  /^(?:t[iey]*n[eo]?|tr[iey]+|[tv][iey]r[iey]+)$/,
  /^(?:ca[rd][ei]?|v[ou]*[yw]?a?[rd])$/,
  /^(?:p[ao]n?c[eo]?|pans|panj|[pv]a[iey]+[bvp]?)$/,
  /^(?:c[oe]*[iyh]*[oe]?|s[iea]ks?s?|s[oe]?y)$/,
  /^(?:[sc]at[o]?|s[aei]+[bpv][ea]*n)$/,
  /^(?:at[o]?|[ea][iy]*t|[ea]i+[gh]*t)$/,
  /^(?:no*[iuy]+[aoe]?|no[uo]*|ne|n[ae]+[iy]+n[e]?|nab|nva)$/,
];
/** Frequent words that sound like digits. */
const OF_PROSE = new Set(
  plainLetters(
    'নি নু না নে নো নিই এত এতে আতে ফ ফো ভ ভো ভোর ফের ভয় তেরি দোর জের জেরো চর ছি ছো চো চ স তো টা টি টে তে তা ত সে সি সন সান সুন চা চে চি সয় সই তুন তন তান তে তেন তিনি টন টান টিন জোরা আইট ইকে উন কে কি পাই পাইয়ে ভাই ভাইয়ে পানি एत तो ते से कि के ने नि नी ना न का भाई भोर छि ছা भय',
  ).split(' '),
);

/** Returns the digit that a word in Bengali or Hindi script sounds like; -1 if there is none. */
export function digitOfScript(word: string): number {
  if (!/^[\u0900-\u09ff]{1,9}$/.test(word) || OF_PROSE.has(word)) return -1;
  const sound = latin(word);
  return SOUNDS.findIndex((pattern) => pattern.test(sound));
}
