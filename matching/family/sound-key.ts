import { readBengali, type Sound } from './read-bengali.ts';

const hasBengali = /[\u0980-\u09FF]/;

/** Returns the sound of one folded word (see `fold`) in either script; an empty key for a word without letters. */
export function soundKey(word: string): Sound {
  const { key, ending } = hasBengali.test(word) ? readBengali(word) : readLatin(word);
  return { key: smooth(key), ending };
}

/** Arabic names that Bengalis write with an i or an e: the sound of one spelling, and the sound used for both. */
const arabicNames = new Map([
  ['fatima', 'fatema'],
  ['aisa', 'aiesa'],
  ['rabia', 'rabeia'],
  ['selim', 'salim'],
  ['muslim', 'maslem'],
]);

/** Removes the differences that remain between the usual spellings, in either script. */
function smooth(key: string): string {
  const single = key.replace(/([a-zA-Z])\1+/g, '$1');
  return (
    (arabicNames.get(single) ?? single)
      // A doubled aspirate is one: kkh is kh.
      .replace(/[bkgdtj](?=[BKGDTJ])/g, '')
      // Before k and g, ng is spelled like n.
      .replace(/N(?=[kKgG])/g, 'n')
      // The m is silent: Lakhi, Lokkhi.
      .replace(/laKmi/, 'laKi')
      // Endings: er is ar, an h after a vowel is silent, and the key omits an a (see `Sound`).
      .replace(/([^aeiou])er$/, '$1ar')
      .replace(/([aeiou])h$/, '$1')
      .replace(/(.)a$/, '$1')
  );
}

/** Names whose final a may be silent although a single consonant precedes it: Haripada, Subrata, Shiba. */
const silentA = /(pad|brat|deb|aB|tab|nab|maT|gat|^sib|^asak|^suB|^Drub)a$/;

/** Returns the sounds of a folded Latin word, and its ending (see `Sound`). */
function readLatin(word: string): Sound {
  // W and Y mark a w or y after a consonant: silent, but they form a cluster with it (Biswa, Satya). A final o is O.
  const text = word
    .replace(/[^a-z]/g, '')
    // The initial C means Chandra.
    .replace(/^c$/, 'ch')
    // Names and parts of names with several spellings: Syed and Sayed, Behari and Bihari, Shamal and Shyamal.
    .replace(/^(you|eu)/, 'yu')
    .replace(/^s(ai?)?y[ae]d$/, 'saiad')
    .replace(/behari/g, 'bihari')
    .replace(/sham(?=[ao]l|apad|apra|sund)|sh?yam/g, 'siam')
    .replace(/chander$/, 'chandra')
    .replace(/iyu/g, 'iju')
    .replace(/que$/, 'k')
    .replace(/o([rkd])e$/, 'o$1')
    .replace(/^hri(?=sh?i)/, 'ri')
    // Several letters for one sound.
    .replace(/chh|tch/g, 'ch')
    .replace(/ck/g, 'k')
    .replace(/x/g, 'ksh')
    .replace(/ksh/g, 'kkh')
    .replace(/gy(?=[aeiou])|jn/g, 'gn')
    // Long vowels and diphthongs.
    .replace(/[ao]w(?=[^aeiouy]|$)/g, 'au')
    .replace(/aa+/g, 'a')
    .replace(/ee+/g, 'i')
    .replace(/oo+/g, 'u')
    .replace(/ou/g, 'au')
    // Aspirates are capitals, and so are ch and ng (see `Sound`).
    .replace(/bh/g, 'B')
    .replace(/kh/g, 'K')
    .replace(/gh/g, 'G')
    .replace(/dh/g, 'D')
    .replace(/th/g, 'T')
    .replace(/[jz]h/g, 'J')
    .replace(/ch/g, 'C')
    .replace(/ph/g, 'f')
    .replace(/sh/g, 's')
    .replace(/rh(?!ari)/g, 'r')
    .replace(/ng/g, 'N')
    // Consonants that sound alike, and the vowels y and o.
    .replace(/([sdtjTD])[vw](?=[aeiouy])/g, '$1W')
    .replace(/[vw]/g, 'b')
    .replace(/z/g, 'j')
    .replace(/[cq]/g, 'k')
    .replace(/^y/, 'j')
    .replace(/([^aeiou])y(?=[aeiou])/g, '$1Y')
    .replace(/y/g, 'i')
    .replace(/([^aeiou])o$/, '$1O')
    .replace(/o/g, 'a');
  return { key: text.replace(/[WY]/g, '').replace(/O$/, 'a'), ending: endingOfLatin(text) };
}

/** Returns the ending (see `Sound`) of a word in which `readLatin` has marked silent letters and a final o. */
function endingOfLatin(text: string): Sound['ending'] {
  if (/O$|ia$|N[aO]$/.test(text)) return 'either';
  if (/[^aeiou][^aeiou]a$/.test(text) || silentA.test(text)) return 'either';
  return /[^aeu]a$/.test(text) ? 'open' : 'bare';
}
