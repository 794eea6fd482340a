import type { Language } from '#contract/choices.ts';

// The first sound of a name in the other script; longer spellings before their beginnings.
const LATIN_TO_BENGALI: readonly (readonly [spelling: string, letter: string])[] = [
  ['chh', 'ছ'],
  ['aa', 'আ'],
  ['ai', 'ঐ'],
  ['au', 'ঔ'],
  ['bh', 'ভ'],
  ['ch', 'চ'],
  ['dh', 'ধ'],
  ['ee', 'ঈ'],
  ['gh', 'ঘ'],
  ['jh', 'ঝ'],
  ['kh', 'খ'],
  ['oi', 'ঐ'],
  ['oo', 'উ'],
  ['ph', 'ফ'],
  ['sh', 'শ'],
  ['th', 'থ'],
];
const ONE_TO_BENGALI: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, index) => [letter, [...'অবকদএফগহইজকলমনওপকরসতউভওজযজ'][index] ?? '']),
);
const BENGALI_TO_LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['অআ A', 'ইঈ I', 'উঊ U', 'ঋর R', 'এ E', 'ঐওঔ O', 'কখ K', 'গঘ G', 'চছ C', 'জঝয J', 'টঠতথ T', 'ডঢদধ D', 'নণ N'],
    ...['পফ P', 'বভ B', 'ম M', 'ল L', 'শষস S', 'হ H'],
  ].flatMap((row) => {
    const [letters = '', latin = ''] = row.split(' ');
    return [...letters].map((letter) => [letter, latin]);
  }),
);

/** The letter of a name's medallion in the reader's script, by how the name begins; `''` for a name without letters. */
export function initialIn(name: string, language: Language): string {
  const letters = name
    .normalize('NFC')
    .replace(/^[^\p{L}]+/u, '')
    .toLowerCase();
  const [first = ''] = letters;
  if (language === 'en') return BENGALI_TO_LATIN[first] ?? first.toUpperCase();
  const spelt = LATIN_TO_BENGALI.find(([spelling]) => letters.startsWith(spelling));
  return spelt?.[1] ?? ONE_TO_BENGALI[first] ?? first;
}
