import { fold } from '#matching/family/fold.ts';
import { memoize } from '#matching/family/memoize.ts';
import { soundKey } from '#matching/family/sound-key.ts';
import { soundsAlike } from '#matching/family/sounds-alike.ts';
import { surnameGroups } from '#matching/family/surname-groups.ts';
import { givenNames } from './given-names.ts';

/** A character of the Bengali block of Unicode. */
const BENGALI = /[\u0980-\u09ff]/;

/**
 * Both spellings of each given name, by either folded spelling and by the sound of either. Of names that sound alike,
 * the first of the list wins.
 */
const givenNamePairs = new Map<string, readonly [latin: string, bengali: string]>();
for (const pair of givenNames) {
  for (const name of pair) {
    for (const key of [fold(name), soundOf(name)]) if (!givenNamePairs.has(key)) givenNamePairs.set(key, pair);
  }
}

/** Returns the Bengali spelling that the list has for exactly this given name; `''` if it is not in the list. */
export const listedAs = (word: string): string => givenNamePairs.get(fold(word))?.[1] ?? '';

/** Maximum number of names in each of the two caches. Every card shows a name, so results are cached. */
const MOST_KEPT = 5_000;
const spelledNames = new Map<string, string>();

/**
 * Returns a given name in the other script, as families usually write it. Returns `''` if a word is not known. A list
 * written by people is needed: no rule spells names such as শুভ (Shubho, Subha) correctly.
 */
export function spelledIn(givenName: string): string {
  const found = spelledNames.get(givenName);
  if (found !== undefined) return found;
  const spelled = spell(givenName);
  if (spelledNames.size >= MOST_KEPT) spelledNames.clear();
  spelledNames.set(givenName, spelled);
  return spelled;
}

/** Computes what `spelledIn` returns, without the cache. */
function spell(givenName: string): string {
  const words = givenName.split(/\s+/).filter(Boolean);
  const isBengali = BENGALI.test(givenName);
  const others = words.map((word) => {
    const pair = givenNamePairs.get(fold(word)) ?? givenNamePairs.get(soundOf(word));
    return pair?.[isBengali ? 0 : 1] ?? '';
  });
  return others.every(Boolean) ? others.join(' ') : '';
}

/**
 * Returns the sound of a name as one text. A function declaration, so that the table above can use it while this module
 * loads.
 */
function soundOf(word: string): string {
  const { key, ending } = soundKey(fold(word));
  return `${key} ${ending}`;
}

/**
 * For each listed surname, the spelling in the other script that sounds like it: Mukherjee becomes মুখার্জি, not
 * মুখোপাধ্যায়. If none sounds like it, the only spelling in the other script; with several, the surname is left out.
 */
const surnames = new Map<string, string>();
for (const names of surnameGroups.map((line) => line.split(', ')))
  for (const name of names) {
    const others = names.filter((other) => BENGALI.test(other) !== BENGALI.test(name));
    const other =
      others.find((spelling) => isSaidAs(spelling, name)) ??
      others.find((spelling) => soundsAlike(soundKey(fold(spelling)), soundKey(fold(name)))) ??
      (others.length === 1 ? others[0] : undefined);
    if (other !== undefined) surnames.set(fold(name), other);
  }

/** Whether two surnames sound the same. A final e as in Bose is silent. */
function isSaidAs(one: string, other: string): boolean {
  const soundWithoutFinalE = (name: string) => soundOf(name.replace(/(?<=[a-z]{2})e$/, ''));
  return soundOf(one) === soundOf(other) || soundWithoutFinalE(one) === soundWithoutFinalE(other);
}

/** Middle names, which come between a given name and a surname, each by its spelling in the other script. */
const middleNames = new Map(
  'Kumar কুমার, Chandra চন্দ্র, Nath নাথ, Mohan মোহন, Lal লাল, Ranjan রঞ্জন, Kishore কিশোর, Prasad প্রসাদ, Charan চরণ, Bhushan ভূষণ, Narayan নারায়ণ, Kanti কান্তি, Rani রানি, Devi দেবী, Lata লতা'
    .split(', ')
    .flatMap((pair) => {
      const [latin = '', bengali = ''] = pair.split(' ');
      return [
        [fold(latin), bengali],
        [fold(bengali), latin],
      ] as const;
    }),
);

/** Returns a full name in the other script; `''` if a word is not known. */
export const fullySpelledIn = memoize(MOST_KEPT, (fullName: string): string => {
  const words = fullName.split(/\s+/).filter(Boolean);
  const others = words.map((word, index) => {
    const given = spelledIn(word) || (middleNames.get(fold(word)) ?? '');
    const surname = surnames.get(fold(word)) ?? '';
    const isSurname = index > 0 && index === words.length - 1;
    return isSurname ? surname || given : given || surname;
  });
  return others.every(Boolean) ? others.join(' ').normalize('NFC') : '';
});
