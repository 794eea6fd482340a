import { asciiDigits } from '#contract/pasted.ts';

/*
 * Normalises a text to what a reader sees: one letter for all that look alike, one digit for those of all scripts, and
 * nothing invisible.
 */

/** Characters that nobody sees. */
const UNSEEN = /[\p{DI}\p{Cf}\p{Me}\u2800]/gu;
/** The first code of each row of circled digits that Unicode normalisation does not resolve, with its digit. */
const ROUND_FROM: readonly [first: number, digit: number][] = [
  [0x2776, 1],
  [0x2780, 1],
  [0x278a, 1],
  [0x24f5, 1],
  [0x24ff, 0],
];
/** A circled digit of these rows. */
const ROUND = /[\u24f5-\u24fd\u24ff\u2776-\u277e\u2780-\u2788\u278a-\u2792]/g;
/** Letters of other scripts that look like Latin letters or digits. */
const TWINS: Record<string, string> = Object.fromEntries([
  ...Array.from('аеорсухіјѕԁһӏАВЕКМНОРСТУХІЅΟοΑΒΕΗΙΚΜΝΡΤΧ', (letter, index): [string, string] => [
    letter,
    'aeopcyxijsdhlABEKMHOPCTYXISOoABEHIKMNPTX'.charAt(index),
  ]),
  ...Array.from('ЗзбӠ', (letter, index): [string, string] => [letter, '3363'.charAt(index)]),
  ...Array.from('⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊', (sign, digit): [string, string] => [sign, String(digit)]),
  ...Array.from('〇一二三四五六七八九', (sign, digit): [string, string] => [sign, String(digit)]),
]);
/** A letter or sign of `TWINS`. */
const TWIN = new RegExp(`[${Object.keys(TWINS).join('')}]`, 'g');
/** The code before the die with one dot. */
const BEFORE_DICE = 0x267f;
/** A diacritical mark of Latin, Greek or Cyrillic letters. */
const ACCENT = /[\u0300-\u036f]/g;

/** Returns one form for letters that can be encoded in two ways; Indic letters lose the dot below. */
export const plainLetters = (text: string): string => text.normalize('NFC').replace(/[\u09bc\u093c]/g, '');

/** Returns a text as a reader sees it. */
export function seenText(text: string): string {
  const round = text
    .replace(/🔟/gu, '10')
    .replace(/[\u2680-\u2685]/g, (die) => String(die.charCodeAt(0) - BEFORE_DICE))
    .replace(ROUND, (sign) => {
      const code = sign.charCodeAt(0);
      const [first, digit] = ROUND_FROM.find(([start]) => code >= start && code < start + 9) ?? [code, 0];
      return String(code - first + digit);
    });
  const seen = asciiDigits(round.replace(UNSEEN, '').normalize('NFKC').replace(UNSEEN, ''));
  return plainLetters(seen.normalize('NFD').replace(ACCENT, '')).replace(TWIN, (letter) => TWINS[letter] ?? letter);
}

/** Digits and signs, with the letters that they resemble. */
const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  $: 's',
  '@': 'a',
  '!': 'i',
};
/** Replaces digits and signs by the letters that they resemble: s3v3n, in$ta. */
export const withLetters = (word: string): string => word.replace(/[0134578$@!]/g, (sign) => LEET[sign] ?? sign);

/** Joins letters that are written one by one: i n s t a, g.m.a.i.l. */
export const withoutSpelling = (text: string): string =>
  text
    .replace(/(?<![a-z\d])(f|i)[ .]([bg])(?![a-z\d])/gi, '$1$2')
    .replace(/(?<!\S)[a-z\d_.@](?: [a-z\d_.@])+(?!\S)/gi, (row) =>
      (row.match(/[a-z]/gi) ?? []).length > 2 ? row.replaceAll(' ', '') : row,
    )
    .replace(/(?<![a-z\d])[a-z](?:([ .*_-])[a-z])(?:\1[a-z])+(?![a-z\d])/gi, (row) => row.replace(/[^a-z]/gi, ''));
