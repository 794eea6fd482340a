/** The names of the letters from A to Z. */
const LETTERS = 'এ বি সি ডি ই এফ জি এইচ আই জে কে এল এম এন ও পি কিউ আর এস টি ইউ ভি ডব্লিউ এক্স ওয়াই জেড'.split(' ');

/** The code of the letter a. The other letters follow it. */
const LOWER_A = 'a'.charCodeAt(0);

/** Returns the names of letters, one after another: WBCS is ডব্লিউ বি সি এস. */
const spelledOut = (letters: string): string =>
  [...letters.toLowerCase()].map((letter) => LETTERS[letter.charCodeAt(0) - LOWER_A] ?? '').join(' ');

/** Degrees and names as people say them, keyed by their letters without dots. */
const KNOWN: Readonly<Record<string, string>> = {
  ba: 'বি এ',
  ma: 'এম এ',
  bsc: 'বি এসসি',
  msc: 'এম এসসি',
  bcom: 'বি কম',
  mcom: 'এম কম',
  btech: 'বি টেক',
  mtech: 'এম টেক',
  bed: 'বি এড',
  med: 'এম এড',
  bpharm: 'বি ফার্ম',
  phd: 'পি এইচ ডি',
  dr: 'ডক্টর',
  mr: 'মিস্টার',
  mrs: 'মিসেস',
  pin: 'পিন',
  am: 'এ এম',
  pm: 'পি এম',
  cm: 'সেন্টিমিটার',
  kg: 'কিলো',
  km: 'কিলোমিটার',
  ft: 'ফুট',
  in: 'ইঞ্চি',
  whatsapp: 'হোয়াটসঅ্যাপ',
  google: 'গুগল',
  youtube: 'ইউটিউব',
  facebook: 'ফেসবুক',
  android: 'অ্যান্ড্রয়েড',
  iphone: 'আইফোন',
  chrome: 'ক্রোম',
  email: 'ই-মেল',
  gmail: 'জিমেল',
  english: 'ইংলিশ',
  kolkata: 'কলকাতা',
  india: 'ইন্ডিয়া',
  bengal: 'বেঙ্গল',
  west: 'ওয়েস্ট',
  school: 'স্কুল',
  college: 'কলেজ',
  university: 'ইউনিভার্সিটি',
  bank: 'ব্যাঙ্ক',
  shubho: 'শুভ',
  bibaho: 'বিবাহ',
};

/** Consonants and groups of letters that sound as one consonant. */
const CONSONANTS: Readonly<Record<string, string>> = {
  chh: 'ছ',
  sch: 'স্ক',
  sh: 'শ',
  ch: 'চ',
  th: 'থ',
  ph: 'ফ',
  kh: 'খ',
  gh: 'ঘ',
  bh: 'ভ',
  dh: 'ধ',
  jh: 'ঝ',
  ck: 'ক',
  ng: 'ং',
  b: 'ব',
  c: 'ক',
  d: 'দ',
  f: 'ফ',
  g: 'গ',
  h: 'হ',
  j: 'জ',
  k: 'ক',
  l: 'ল',
  m: 'ম',
  n: 'ন',
  p: 'প',
  q: 'ক',
  r: 'র',
  s: 'স',
  t: 'ত',
  v: 'ভ',
  w: 'ও',
  x: 'ক্স',
  y: 'য়',
  z: 'জ',
};

/** The forms of a vowel: at the start of a word or after another vowel, and after a consonant. */
const VOWELS: Readonly<Record<string, readonly [string, string]>> = {
  aa: ['আ', 'া'],
  ai: ['ঐ', 'ৈ'],
  au: ['ঔ', 'ৌ'],
  ee: ['ই', 'ি'],
  oo: ['উ', 'ু'],
  ou: ['উ', 'ু'],
  a: ['আ', 'া'],
  e: ['এ', 'ে'],
  i: ['ই', 'ি'],
  o: ['ও', 'ো'],
  u: ['উ', 'ু'],
};

/** The numbers of letters in a sound, the longest first. */
const SOUND_LENGTHS = [3, 2, 1];

/** Transliterates an unlisted word by its sounds: roughly, but a voice can read it. */
function bySound(word: string): string {
  let spoken = '';
  let isAfterConsonant = false;
  for (let index = 0; index < word.length; ) {
    const candidates = SOUND_LENGTHS.map((length) => word.slice(index, index + length));
    const sound = candidates.find((letters) => letters in CONSONANTS || letters in VOWELS);
    if (sound === undefined) {
      index += 1;
      continue;
    }
    index += sound.length;
    const next = word[index] ?? '';
    // After a consonant and not before a vowel, y is a vowel.
    const isYVowel: boolean = sound === 'y' && isAfterConsonant && !/[aeiou]/.test(next);
    const vowel: readonly [string, string] | undefined = isYVowel ? VOWELS.i : VOWELS[sound];
    // Two equal consonants are one sound.
    if (!vowel && next === sound) index += 1;
    // A final e is silent after a consonant, except in a word of two or three letters.
    const isSilent = sound === 'e' && isAfterConsonant && index === word.length && word.length > 3;
    // Before e, i and y, c sounds like s.
    const consonant = sound === 'c' && /[eiy]/.test(next) ? 'স' : (CONSONANTS[sound] ?? '');
    if (!isSilent) spoken += vowel ? vowel[isAfterConsonant ? 1 : 0] : consonant;
    isAfterConsonant = !vowel && sound !== 'ng';
  }
  return spoken;
}

/** Returns a word in Latin letters so that a Bengali voice can say it. No Latin letter is left. */
export function latinInBengali(word: string): string {
  const letters = word.replace(/[^A-Za-z]/g, '');
  const known = KNOWN[letters.toLowerCase()];
  if (known) return known;
  const isAbbreviation =
    letters.length === 1 || /^[A-Z]{2,5}$/.test(letters) || /^([A-Za-z]\.)+[A-Za-z]?\.?$/.test(word);
  return isAbbreviation ? spelledOut(letters) : bySound(letters.toLowerCase());
}
