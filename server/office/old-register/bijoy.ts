import { givenNames } from '#server/domain/names/given-names.ts';

/**
 * The text that each character of the Bijoy fonts (SutonnyMJ and its like) shows. Halves of a conjunct contain their
 * hasanta, which is written once.
 */
const SIGNS: Readonly<Record<string, string>> = {
  // Letters, vowel signs and digits.
  ...table(
    'A অ B ই C ঈ D উ E ঊ F ঋ G এ H ঐ I ও J ঔ K ক L খ M গ N ঘ O ঙ P চ Q ছ R জ S ঝ T ঞ U ট V ঠ W ড X ঢ Y ণ Z ত _ থ ` দ a ধ b ন c প d ফ e ব f ভ ' +
      'g ম h য i র j ল k শ l ষ m স n হ o ড় p ঢ় q য় r ৎ s ং t ঃ u ঁ v া w ি x ী y ু z ু “ ু – ু ~ ূ ƒ ূ ‚ ূ … ৃ „ ৃ † ে ‡ ে ˆ ৈ ‰ ৈ Š ৗ | । ' +
      '0 ০ 1 ১ 2 ২ 3 ৩ 4 ৪ 5 ৫ 6 ৬ 7 ৭ 8 ৮ 9 ৯',
  ),
  // Halves of conjuncts.
  ...table(
    '& ্ ¨ ্য ª ্র « ্র Ö ্র ¬ ্ল \u00ad ্ল ¡ ্ব ^ ্ব Ÿ ্ব ¦ ্ব ¢ ্ভ £ ্ভ্র ¥ ্ম § ্ম œ ্ন è ্ণ — ্ত ‘ ্তু ’ ্থ ¿ ্ত্র ‹ ্ক Œ ্ক্র ú ্প ' +
      '¤ ম্ ® ষ্ ¯ স্ ˜ দ্ ™ দ্ š ন্ › ন্ ” চ্ • ঙ্',
  ),
  // Whole conjuncts.
  ...table(
    '° ক্ক ± ক্ট ² ক্ষ্ম ³ ক্ত ´ ক্ম µ ক্র ¶ ক্ষ · ক্স ¸ গু ¹ জ্ঞ º গ্গ » গ্ধ ¼ ঙ্ক ½ ঙ্গ ¾ জ্জ À জ্ঝ Á জ্ঞ Â ঞ্চ Ã ঞ্ছ Ä ঞ্জ Å ঞ্ঝ Æ ট্ট Ç ড্ড È ণ্ট É ণ্ঠ Ê ণ্ড ' +
      'Ë ত্ত Ì ত্থ Í ত্ম Î ত্র Ï দ্দ × দ্ধ Ø দ্ব Ù দ্ম Ú ন্ঠ Û ন্ড Ü ন্ধ Ý ন্স Þ প্ট ß প্ত à প্প á প্স â ব্জ ã ব্দ ä ব্ধ å ভ্র æ ম্ন ç ম্ফ é ল্ক ê ল্গ ë ল্ট ì ল্ড ' +
      'í ল্প î ল্ফ ï শু ð শ্চ ñ শ্ছ ò ষ্ণ ó ষ্ট ô ষ্ঠ õ ষ্ফ ö স্খ ÷ স্ট ø ্ল ù স্ফ û হু ü হৃ ý হ্ন þ হ্ম',
  ),
};

/** Reads pairs separated by blanks: a character of Bijoy, and the text that it shows. */
function table(written: string): Record<string, string> {
  const parts = written.split(' ');
  return Object.fromEntries(parts.flatMap((sign, index) => (index % 2 === 0 ? [[sign, parts[index + 1] ?? '']] : [])));
}

/** Placeholder for the ref until it is moved to its place in Unicode: before the letters above which Bijoy draws it. */
const REF = '\ue000';
/** Matches a Bengali consonant, with or without a separate dot. */
const LETTER = '(?:[ক-হৎ]\u09bc?|[\u09dc\u09dd\u09df])';
/** Matches a consonant or a conjunct. */
const CLUSTER = `${LETTER}(?:্${LETTER})*`;
/** Halves that Bijoy writes behind the ref although they belong to the letter before it. */
const BEHIND_REF = new RegExp(`${REF}((?:্${LETTER})+)`, 'g');
/** A vowel sign that Bijoy writes before its letters. */
const SIGN_BEFORE = new RegExp(`([িেৈ])(${CLUSTER})(${REF}?)`, 'g');
/** A ref, which Bijoy writes behind its letters. */
const REF_BEHIND = new RegExp(`(${CLUSTER})([ািীুূৃেৈৗ]*)${REF}`, 'g');

/** Converts Bijoy to Unicode, in Unicode order and NFC. */
export function fromBijoy(text: string): string {
  return [...text]
    .map((sign) => (sign === '©' ? REF : (SIGNS[sign] ?? sign)))
    .join('')
    .replace(/্{2,}/g, '্')
    .replace(BEHIND_REF, `$1${REF}`)
    .replace(SIGN_BEFORE, '$2$1$3')
    .replace(REF_BEHIND, 'র্$1$2')
    .replaceAll(REF, 'র্')
    .replace(/অা/g, 'আ')
    .replace(/ে([ঁ]?)া/g, 'ো$1')
    .replace(/ে([ঁ]?)ৗ/g, 'ৌ$1')
    .normalize('NFC');
}

/** Characters that only Bijoy has within a word. */
const ONLY_BIJOY =
  /[‡†ˆ‰Š©¨ª«¬¡¢£¤¥¦§®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþƒ„…˜™š›œŸŒ‹\u00ad~]|[A-Za-z`_&][“–‘’—^][A-Za-z`_]/u;
/** Text of characters that both Bijoy and Latin names have. */
const BIJOY_OR_LATIN = /^[A-Za-z_`^|&.,()/\s0-9-]+$/;

/** Log likelihood ratio that a text needs to count as Bijoy if no other text of the row is. */
const LEAST_LIKENESS = 2;
/** Log likelihood ratio of a capital in the middle of a word, which Latin words do not have. */
const LIKENESS_OF_STRANGE_CASE = 6;
/** Letters of the shortest word that is evidence. Initials and degrees are shorter. */
const LEAST_LETTERS = 3;

/**
 * Whether a text is Bijoy and not Latin. With `isBijoyBeside` the same row contains certain or likely Bijoy, so a
 * doubtful text counts as Bijoy too.
 */
export function isBijoy(text: string, isBijoyBeside = false): boolean {
  if (/[\u0980-\u09ff]/.test(text)) return false;
  if (ONLY_BIJOY.test(text)) return true;
  if (!BIJOY_OR_LATIN.test(text) || !/[A-Za-z]/.test(text)) return false;
  return likeness(text) > (isBijoyBeside ? 0 : LEAST_LIKENESS);
}

/** Returns the log likelihood ratio that a text is a Bengali name in Bijoy and not a name in Latin letters. */
function likeness(text: string): number {
  const { bengali, latin } = loadModels();
  let sum = 0;
  for (const word of text.split(/[^A-Za-z_`^|&]+/)) {
    if (word.length < LEAST_LETTERS) continue;
    const isStrange = !/^(?:[A-Z]?[a-z]+|[A-Z]+)$/.test(word);
    sum += bengali(fromBijoy(word)) - latin(word.toLowerCase()) + (isStrange ? LIKENESS_OF_STRANGE_CASE : 0);
  }
  return sum;
}

/** The functions that return the log probability of a word in each script. */
interface PairModels {
  bengali: (word: string) => number;
  latin: (word: string) => number;
}

let models: PairModels | undefined;

/** Loads the models of letter pairs, learned from the given names of Bengali families in both scripts. */
function loadModels(): PairModels {
  models ??= {
    bengali: learn(givenNames.map(([, bengali]) => bengali)),
    latin: learn(givenNames.map(([latin]) => latin.toLowerCase())),
  };
  return models;
}

/** Occurrences that are added to each pair, so that a pair that was never seen is rare and not impossible. */
const ADDED_OCCURRENCES = 0.3;
/** Number of different letters that may follow a letter, for the same correction. */
const DIFFERENT_LETTERS = 60;

/** Learns how often each letter follows another. Returns the function that gives a word's log probability. */
function learn(words: readonly string[]): (word: string) => number {
  const [pairCounts, firstLetterCounts] = [new Map<string, number>(), new Map<string, number>()];
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const word of words)
    for (const pair of pairsOf(word)) {
      add(pairCounts, pair);
      add(firstLetterCounts, pair.slice(0, 1));
    }
  return (word) => {
    let sum = 0;
    for (const pair of pairsOf(word)) {
      const [count, firstCount] = [pairCounts.get(pair) ?? 0, firstLetterCounts.get(pair.slice(0, 1)) ?? 0];
      sum += Math.log((count + ADDED_OCCURRENCES) / (firstCount + ADDED_OCCURRENCES * DIFFERENT_LETTERS));
    }
    return sum;
  };
}

/** Returns the pairs of neighbouring letters of a word, with its beginning (`^`) and its end (`$`). */
const pairsOf = (word: string): string[] => {
  const letters = `^${word.normalize('NFD')}$`;
  return Array.from({ length: letters.length - 1 }, (_, index) => letters.slice(index, index + 2));
};
