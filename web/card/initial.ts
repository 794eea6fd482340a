import type { Language } from '#contract/choices.ts';

/**
 * Parses rows of "letters letter", separated by commas, into a map to the second word of each row. `split` divides the
 * first word into the keys of the map.
 */
const tableOf = (rows: string, split: (letters: string) => Iterable<string>): ReadonlyMap<string, string> =>
  new Map(
    rows.split(', ').flatMap((row) => {
      const [from = '', to = ''] = row.split(' ');
      return [...split(from)].map((letter) => [letter, to] as const);
    }),
  );

/** The Bengali letter for the first sound of a name in Latin script. Longer spellings come before their prefixes. */
const LATIN_TO_BENGALI = tableOf(
  'chh ছ, aa আ, ai ঐ, au ঔ, bh ভ, ch চ, dh ধ, ee ঈ, gh ঘ, jh ঝ, kh খ, oi ঐ, oo উ, ph ফ, sh শ, th থ, a অ, b ব, c ক, d দ, ' +
    'e এ, f ফ, g গ, h হ, i ই, j জ, k ক, l ল, m ম, n ন, o ও, p প, q ক, r র, s স, t ত, u উ, v ভ, w ও, x জ, y য, z জ',
  (spelling) => [spelling],
);
/** The Latin letter for the first letter of a name in Bengali script. */
const BENGALI_TO_LATIN = tableOf(
  'অআ A, ইঈ I, উঊ U, ঋর R, এ E, ঐওঔ O, কখ K, গঘ G, চছ C, জঝয J, টঠতথ T, ডঢদধ D, নণ N, পফ P, বভ B, ম M, ল L, শষস S, হ H',
  (letters) => letters,
);

/** Returns the first letter of a name in the reader's script, for the medallion; `''` for a name without letters. */
export function initialIn(name: string, language: Language): string {
  const letters = name
    .normalize('NFC')
    .replace(/^[^\p{L}]+/u, '')
    .toLowerCase();
  const [first = ''] = letters;
  if (language === 'en') return BENGALI_TO_LATIN.get(first) ?? first.toUpperCase();
  return [...LATIN_TO_BENGALI].find(([spelling]) => letters.startsWith(spelling))?.[1] ?? first;
}
