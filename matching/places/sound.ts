/**
 * Returns the letters of a name: NFC, lower case, no accents, no spaces or signs.
 *
 * @param text a typed name in either script
 * @returns the bare letters, vowel signs and digits; `''` when there are none
 */
export function bareSpelling(text: string): string {
  const lower = text.toLowerCase();
  if (/^[a-z0-9]*$/.test(lower)) return lower;
  const unaccented = lower.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return unaccented.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Replacements before single letters are read, in their order. */
const bengaliRules: [RegExp, string][] = [
  [/ড\u09bc|ঢ\u09bc/g, 'র'],
  [/ক্ষ/g, 'ক'],
  [/জ্ঞ/g, 'গ'],
  [/্য(?!\u09bc)/g, ''],
  [/([ওো])য\u09bc/g, '$1'],
  // A glide has no vowel of its own: জয়পুর is jaipur.
  [/য\u09bc/g, 'i'],
  // Bengali keeps the last vowel after a conjunct (খণ্ড) and drops it after a single consonant (বোলপুর).
  [/([ক-হ])(?=[ক-হংৎiঅ-ঔ])|(্[ক-হ])$/g, '$1$2a'],
];

/** The sound of each Bengali letter. */
const bengaliLetters = new Map(
  Object.entries({
    k: 'কখ',
    g: 'গঘ',
    ng: 'ঙং',
    c: 'চছ',
    j: 'জঝয',
    n: 'ঞণন',
    t: 'টঠতথৎ',
    d: 'ডঢদধ',
    p: 'পফ',
    b: 'বভ',
    m: 'ম',
    r: 'র',
    l: 'ল',
    s: 'শষস',
    h: 'হ',
    ri: 'ঋৃ',
    ai: 'ঐৈ',
    au: 'ঔৌ',
    a: 'অআাওো',
    i: 'ইঈিীএে',
    u: 'উঊুূ',
  }).flatMap(([spoken, letters]) => [...letters].map((letter) => [letter, spoken] as const)),
);

/** The sound of each Latin spelling that does not sound as it is written. */
const latinLetters = new Map(
  Object.entries({
    k: ['c', 'ck', 'ks', 'ksh', 'q', 'x'],
    c: ['ch', 'chh'],
    j: ['z'],
    p: ['f', 'ph'],
    b: ['v', 'w'],
    a: ['aw', 'o', 'ow'],
    au: ['ou'],
    i: ['e', 'ea', 'ee', 'y'],
    u: ['oo'],
  }).flatMap(([spoken, spellings]) => spellings.map((spelling) => [spelling, spoken] as const)),
);

/** Those spellings in a word, longest first, and every h, which is dropped unless `isHeard`. */
const latinSpellings = /ksh?|chh?|ck|ph|oo|e[ae]|ou|[ao]w|[cefhoqvwxyz]/g;

/**
 * Returns the sound of a name, in Latin letters with only the vowels a, i and u, the same for both scripts and for the
 * usual spellings of Bengali names: aspirates lose their h, v and w are b, sh is s, oo is u, ee is i, doubled letters
 * are single.
 *
 * @param spelling the result of `bareSpelling`
 * @returns letters a–z; `kalkata` for Kolkata, `kalakata` for কলকাতা
 */
export function soundOf(spelling: string): string {
  let sound = spelling;
  if (/\p{Script=Bengali}/u.test(spelling)) {
    for (const [written, spoken] of bengaliRules) sound = sound.replace(written, spoken);
    sound = sound.replace(/[\u0980-\u09ff]/g, (letter) => bengaliLetters.get(letter) ?? '');
  }
  return sound
    .replace(/^y/, 'j')
    .replace(/c(?=[eiy])/g, 's')
    .replace(latinSpellings, (letters, index: number, word: string) =>
      letters === 'h' && isHeard(word, index) ? 'h' : (latinLetters.get(letters) ?? ''),
    )
    .replace(/[^a-z]|(.)(?=\1)/g, '');
}

/** Whether an h is heard. At the end and after a consonant it is not. */
const isHeard = (word: string, index: number) =>
  index < word.length - 1 && !/[b-df-hj-np-tvxz]/.test(word.charAt(index - 1));
